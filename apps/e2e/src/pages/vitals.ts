import type { Browser } from '@playwright/test';

export interface Vitals {
  /** Largest contentful paint, milliseconds. */
  paint: number;
  /** Milliseconds beyond fifty of each task that kept the page from answering. */
  blocking: number;
  /** Bytes over the wire. */
  bytes: number;
  /** How far what was seen has moved: cumulative layout shift. */
  shift: number;
}

interface Entry {
  startTime: number;
  duration: number;
  /** Of a shift of the layout. */
  value?: number;
}

/** Opens a page with an empty cache and measures until it has come to rest. */
export async function measure(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await wire.send('Network.enable');
  await page.addInitScript(() => {
    const seen = { paints: [] as number[], tasks: [] as number[], shifts: [] as number[] };
    Object.assign(window, { seen });
    const watch = (type: string, note: (entry: Entry) => void): void =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => seen.paints.push(startTime));
    watch('longtask', ({ duration }) => seen.tasks.push(duration));
    watch('layout-shift', ({ value = 0 }) => seen.shifts.push(value));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const { paints, tasks, shifts } = await page.evaluate(
    () => (window as unknown as { seen: { paints: number[]; tasks: number[]; shifts: number[] } }).seen, // put there above
  );
  await context.close();
  return {
    paint: paints.at(-1) ?? 0,
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    bytes,
    shift: shifts.reduce((sum, value) => sum + value, 0),
  };
}
