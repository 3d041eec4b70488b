import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' }); const url = process.argv[2];
for (let i = 0; i < Number(process.argv[3] ?? 4); i++) {
  const c = await b.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en' }); const p = await c.newPage();
  await p.addInitScript(() => { window.seen = { lcp: [], shifts: [], paints: [] }; const w = (type, f) => new PerformanceObserver((l) => l.getEntries().forEach(f)).observe({ type, buffered: true });
    w('largest-contentful-paint', (e) => seen.lcp.push([Math.round(e.startTime), e.size, e.element?.tagName, (e.url || e.element?.textContent || '').slice(-50), Math.round(e.loadTime)]));
    w('paint', (e) => seen.paints.push([e.name, Math.round(e.startTime)]));
    w('layout-shift', (e) => seen.shifts.push([Math.round(e.startTime), e.value, e.sources.map((s) => (s.node?.className || s.node?.tagName || s.node?.nodeName) + ' ' + JSON.stringify(s.previousRect) + '>' + JSON.stringify(s.currentRect))])); });
  await p.goto(url, { waitUntil: 'networkidle' });
  const r = await p.evaluate(() => ({ ...seen, nav: (({ responseStart, responseEnd, domContentLoadedEventEnd, loadEventEnd }) => ({ responseStart, responseEnd, domContentLoadedEventEnd, loadEventEnd }))(performance.getEntriesByType('navigation')[0]), res: performance.getEntriesByType('resource').filter((r) => r.startTime < 400).map((r) => [r.name.split('/').pop().slice(0, 40), Math.round(r.startTime), Math.round(r.responseEnd)]) }));
  console.log(JSON.stringify({ ...r, res: undefined })); if (i === 1) console.log(r.res.map((x) => x.join(' ')).join('\n')); await c.close();
}
await b.close();
