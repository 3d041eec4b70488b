import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { graveFindings } from '../harness/accessibility.js';
import { Watch } from '../harness/watch.js';
import { consoleScreens } from './console-screens.js';
import { webRoutes } from './declared.js';
import { Traffic } from './quiet.js';
import { prepared, screensSettings, type IdentityName } from './settings.js';
import { addressOf, WEB_SCREENS } from './web-screens.js';

const WIDTHS = [1280, 390] as const;
const HEIGHTS = { 1280: 900, 390: 844 } as const;
const LANGUAGES = ['en', 'ar'] as const;
const SCHEMES = ['light', 'dark'] as const;

const { route: wanted } = screensSettings();

/** Addresses whose answers are refusals by design: a link that was never mailed, a session that is over. */
const REFUSALS = /\/(enrolment|activeAccount|resetPassword)\//;

async function faultsOf(page: Page, isFirstWidth: boolean): Promise<string[]> {
  const faults: string[] = [];
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  if (content > room + 1) faults.push(`overflow: ${content} px in ${room}`);
  if (!isFirstWidth) return faults;
  return [...faults, ...(await graveFindings(page)).map((finding) => `axe ${finding}`)];
}

/** The picture's name: the route in words, then who looks, and how. */
const nameOf = (route: string, identity: IdentityName): string =>
  `${route.replaceAll(/[/:]+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'}--${identity}`;

test('every route has a row', () => {
  const rows = new Set(WEB_SCREENS.map(({ route }) => route));
  expect(webRoutes().filter((route) => !rows.has(route))).toEqual([]);
  const routes = new Set(webRoutes());
  expect([...rows].filter((route) => !routes.has(route))).toEqual([]);
});

for (const screen of [...WEB_SCREENS, ...consoleScreens()]) {
  if (wanted !== null && !screen.route.startsWith(wanted)) continue;
  for (const identity of screen.as) {
    test(`${screen.route} as ${identity}`, async ({ browser }) => {
      const { out, site } = screensSettings();
      const { storage, samples } = prepared();
      mkdirSync(out, { recursive: true });
      const stored = Object.entries(storage[identity]).map(([name, value]) => ({ name, value }));
      const faults: string[] = [];
      for (const language of LANGUAGES) {
        for (const scheme of SCHEMES) {
          const context = await browser.newContext({
            baseURL: site,
            locale: language,
            colorScheme: scheme,
            reducedMotion: 'reduce',
            storageState: { cookies: [], origins: [{ origin: site, localStorage: stored }] },
          });
          const watch = new Watch(context);
          watch.allow(REFUSALS);
          const page = await context.newPage();
          const traffic = new Traffic(page);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHTS[width] });
            await page.goto(addressOf(screen, samples));
            await traffic.untilQuiet();
            const look = `${language}-${scheme}-${width}`;
            const found = await faultsOf(page, width === WIDTHS[0]);
            faults.push(...found.map((fault) => `${look}: ${fault}`));
            await page.screenshot({
              path: join(out, `${nameOf(screen.route, identity)}--${look}.png`),
              fullPage: true,
            });
          }
          faults.push(...watch.faults.map((fault) => `${language}-${scheme}: ${fault}`));
          await context.close();
        }
      }
      expect(faults).toEqual([]);
    });
  }
}
