import { writeFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { screensSettings } from '../screens/settings.js';
import type { StaticPage } from './static-server.js';
import { serveOwnFiles, servePlainTwin } from './static-twin.js';
import { measure, type Vitals } from './vitals.js';

/** A paint is a matter of frames: five rounds left their medians a fifth apart from run to run. */
const ROUNDS = 15;
/** The most time, in milliseconds, in which a page may not answer while it loads. */
const MOST_BLOCKING = 50;
/** How much later than the same files without scripts a page may be complete. */
const MOST_OVER_FILES = 1.2;

interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean;
}

/** The first pages of visitors, and how much later than its version without scripts each may be complete. */
async function pages(site: string): Promise<[name: string, path: string, mostOverPlain: number][]> {
  const answer = await fetch(`${site}/api/v1.1/equities/front?status=2&limit=1`);
  const { data } = (await answer.json()) as { data: { data: { slug: string }[] } }; // the envelope of the call
  const slug = data.data[0]?.slug;
  if (slug === undefined) throw new Error('The demo has no open campaign');
  return [
    ['Landing page', '/', 2],
    ['Browse page', '/browse-companies', 3],
    ['Campaign page', `/campaign-detail-page/${slug}`, 3],
  ];
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Side = 'own' | 'plain' | 'files';

/** Medians of interleaved rounds of a page, its plain twin and its own files without scripts. */
async function compare(browser: Browser, urls: Readonly<Record<Side, string>>): Promise<Record<Side, Vitals>> {
  const rounds: Record<Side, Vitals>[] = [];
  await measure(browser, urls.own); // the server's own memory
  for (let round = 0; round < ROUNDS; round++) {
    const own = await measure(browser, urls.own);
    const plain = await measure(browser, urls.plain);
    rounds.push({ own, plain, files: await measure(browser, urls.files) });
  }
  const middle = (side: Side): Vitals => {
    const of = (name: keyof Vitals): number => median(rounds.map((round) => round[side][name]));
    return { paint: of('paint'), blocking: of('blocking'), bytes: of('bytes'), shift: of('shift') };
  };
  return { own: middle('own'), plain: middle('plain'), files: middle('files') };
}

const atMost = (name: string, value: number, most: number, unit = ''): Figure => ({
  name,
  value: `${unit === '' ? value.toFixed(2) : Math.round(value)}${unit}`,
  target: `at most ${most}${unit}`,
  met: value <= most,
});

async function withPage<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en' });
  try {
    return await work(page);
  } finally {
    await page.close();
  }
}

test('pages against their static twins', async ({ browser }) => {
  const { site, out } = screensSettings();
  const figures: Figure[] = [];
  for (const [name, path, mostOverPlain] of await pages(site)) {
    const url = site + path;
    const twins: StaticPage[] = [
      await withPage(browser, (page) => servePlainTwin(page, url)),
      await withPage(browser, (page) => serveOwnFiles(page, url)),
    ];
    const [plainTwin, ownFiles] = twins.map((twin) => twin.url);
    const { own, plain, files } = await compare(browser, { own: url, plain: plainTwin ?? '', files: ownFiles ?? '' });
    await Promise.all(twins.map((twin) => twin.close()));
    for (const { paint } of [own, plain, files]) expect(paint).toBeGreaterThan(0);
    figures.push(
      atMost(
        `${name}: largest contentful paint, against its own files without scripts`,
        own.paint / files.paint,
        MOST_OVER_FILES,
      ),
      atMost(`${name}: largest contentful paint, against plain HTML`, own.paint / plain.paint, mostOverPlain),
      atMost(`${name}: layout shift`, own.shift, 0),
      atMost(`${name}: total blocking time`, own.blocking, MOST_BLOCKING, ' ms'),
    );
  }
  writeFileSync(out, JSON.stringify(figures, null, 2));
});
