import { writeFileSync } from 'node:fs';
import { expect, test, type Browser } from '@playwright/test';
import { screensSettings } from '../screens/settings.js';
import { serveTwin } from './static-twin.js';
import { measure, type Vitals } from './vitals.js';

const ROUNDS = 5;
const PAGES = [
  ['Landing page', '/'],
  ['Browse page', '/browse-companies'],
] as const;

interface Figure {
  name: string;
  value: string;
  target: string;
  met: boolean;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Medians of interleaved rounds of a page and its twin. */
async function compare(browser: Browser, own: string, twin: string): Promise<{ own: Vitals; twin: Vitals }> {
  const rounds: { own: Vitals; twin: Vitals }[] = [];
  await measure(browser, own); // the server's own caches
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ own: await measure(browser, own), twin: await measure(browser, twin) });
  }
  const middle = (side: 'own' | 'twin'): Vitals => ({
    paint: median(rounds.map((round) => round[side].paint)),
    blocking: median(rounds.map((round) => round[side].blocking)),
    bytes: median(rounds.map((round) => round[side].bytes)),
  });
  return { own: middle('own'), twin: middle('twin') };
}

const told = (name: string, value: number): Figure => ({ name, value: value.toFixed(2), target: 'told', met: true });

test('pages against their static twins', async ({ browser }) => {
  const { site, out } = screensSettings();
  const figures: Figure[] = [];
  for (const [name, path] of PAGES) {
    const page = await browser.newPage();
    const twin = await serveTwin(page, site + path);
    await page.close();
    const { own, twin: other } = await compare(browser, site + path, twin.url);
    await twin.close();
    expect(own.paint).toBeGreaterThan(0);
    expect(other.paint).toBeGreaterThan(0);
    figures.push(
      told(`${name}: largest contentful paint, against static`, own.paint / other.paint),
      told(`${name}: total blocking time, as a part of the paint`, own.blocking / own.paint),
      told(`${name}: bytes, against static`, own.bytes / other.bytes),
    );
  }
  writeFileSync(out, JSON.stringify(figures, null, 2));
});
