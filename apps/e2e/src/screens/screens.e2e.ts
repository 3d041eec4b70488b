import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { graveFindings } from '../harness/accessibility.js';
import { Watch } from '../harness/watch.js';
import { consoleScreens } from './console-screens.js';
import { webRoutes } from './declared.js';
import { Traffic } from './quiet.js';
import { newSession } from './sessions.js';
import { prepared, screensSettings, type IdentityName } from './settings.js';
import { addressOf, WEB_SCREENS, type Screen } from './web-screens.js';

interface Look {
  language: 'en' | 'ar';
  scheme: 'light' | 'dark';
  width: 1280 | 390;
}

const HEIGHTS = { 1280: 900, 390: 844 } as const;
const LOOKS: readonly Look[] = (['en', 'ar'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ([1280, 390] as const).map((width) => ({ language, scheme, width })),
  ),
);

const { routes: wanted } = screensSettings();

/** Addresses whose answers are refusals by design: a link that was never mailed, a session that is over. */
const REFUSALS = /\/(enrolment|activeAccount|resetPassword)\//;

async function faultsOf(page: Page, { width }: Look): Promise<string[]> {
  const [content, room] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  const overflow = content > room + 1 ? [`overflow: ${content} px in ${room}`] : [];
  // Once a theme and direction; the narrow screen has the same parts.
  const findings = width === 1280 ? await graveFindings(page) : [];
  return [...overflow, ...findings.map((finding) => `axe ${finding}`)];
}

/** The picture's name: the route in words, then who looks, and how. */
const nameOf = (route: string, identity: IdentityName): string =>
  `${route.replaceAll(/[/:]+/g, '-').replaceAll(/^-|-$/g, '') || 'landing'}--${identity}`;

/** Opens a screen in one look, takes its picture and tells what is wrong with it. */
async function lookAt(browser: Browser, screen: Screen, identity: IdentityName, look: Look): Promise<string[]> {
  const { out, site } = screensSettings();
  const { storage, samples } = prepared();
  const { language, scheme, width } = look;
  const stored = identity === 'leaver' ? await newSession('new investor') : storage[identity];
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHTS[width] },
    locale: language,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: site, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) }],
    },
  });
  const watch = new Watch(context);
  watch.allow(REFUSALS);
  const page = await context.newPage();
  const traffic = new Traffic(page);
  await page.goto(addressOf(screen, samples));
  await traffic.untilQuiet();
  const name = `${language}-${scheme}-${width}`;
  const faults = await faultsOf(page, look);
  await page.screenshot({ path: join(out, `${nameOf(screen.route, identity)}--${name}.png`), fullPage: true });
  await context.close();
  return [...faults, ...watch.faults].map((fault) => `${name}: ${fault}`);
}

test('every route has a row', () => {
  const rows = new Set(WEB_SCREENS.map(({ route }) => route));
  expect(webRoutes().filter((route) => !rows.has(route))).toEqual([]);
  const routes = new Set(webRoutes());
  expect([...rows].filter((route) => !routes.has(route))).toEqual([]);
});

for (const screen of [...WEB_SCREENS, ...consoleScreens()]) {
  if (wanted.length > 0 && !wanted.some((route) => screen.route.startsWith(route))) continue;
  for (const identity of screen.as) {
    test(`${screen.route} as ${identity}`, async ({ browser }) => {
      const faults: string[] = [];
      for (const look of LOOKS) faults.push(...(await lookAt(browser, screen, identity, look)));
      expect(faults).toEqual([]);
    });
  }
}
