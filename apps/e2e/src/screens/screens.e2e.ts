import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { graveFindings } from '../harness/accessibility.js';
import { Watch } from '../harness/watch.js';
import { wordsOf } from '../harness/words.js';
import { consoleScreens } from './console-screens.js';
import { CONSOLE_STAGES } from './console-stages.js';
import { webRoutes } from './declared.js';
import { Traffic } from './quiet.js';
import { newSession } from './sessions.js';
import { prepared, screensSettings, type IdentityName } from './settings.js';
import { answerWith } from './staged.js';
import { addressOf, CATALOGUE, WEB_SCREENS, type Screen } from './web-screens.js';
import { WEB_STAGES } from './web-stages.js';

type Scheme = 'light' | 'dark';
interface Look {
  language: 'en' | 'ar' | 'fr';
  scheme: Scheme;
  width: 1280 | 390;
}

const HEIGHTS = { 1280: 900, 390: 844 } as const;
const nameOfLook = ({ language, scheme, width }: Look): string => `${language}-${scheme}-${width}`;

const { routes: wanted, looks: wantedLooks } = screensSettings();

/** French is longer than English, in colours that are the same. */
const SCHEMES: Readonly<Record<Look['language'], readonly Scheme[]>> = {
  en: ['light', 'dark'],
  ar: ['light', 'dark'],
  fr: ['light'],
};
const LOOKS: readonly Look[] = (['en', 'ar', 'fr'] as const)
  .flatMap((language) =>
    SCHEMES[language].flatMap((scheme) => ([1280, 390] as const).map((width): Look => ({ language, scheme, width }))),
  )
  .filter((look) => wantedLooks.length === 0 || wantedLooks.some((part) => nameOfLook(look).includes(part)));

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

/** The picture's name: the route in words and its state, then who looks, and how. */
const nameOf = ({ route, stage }: Screen, identity: IdentityName): string => {
  const address = route.replaceAll(/[/:]+/g, '-').replaceAll(/^-|-$/g, '') || 'landing';
  return `${address}${stage === undefined ? '' : `-${stage.state}`}--${identity}`;
};

/** Opens a screen in one variant, takes its picture and reports its faults. */
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
  if (screen.stage !== undefined) await answerWith(page, screen.stage.answers);
  await page.goto(addressOf(screen, samples));
  await traffic.untilQuiet();
  await screen.stage?.act?.(page, wordsOf(language));
  await traffic.untilQuiet();
  const name = nameOfLook(look);
  const faults = await faultsOf(page, look);
  await page.screenshot({ path: join(out, `${nameOf(screen, identity)}--${name}.png`), fullPage: true });
  await context.close();
  return [...faults, ...watch.faults].map((fault) => `${name}: ${fault}`);
}

test('every route has a row', () => {
  const rows = new Set([...WEB_SCREENS, ...WEB_STAGES].map(({ route }) => route));
  expect(webRoutes().filter((route) => !rows.has(route))).toEqual([]);
  const routes = new Set(webRoutes());
  expect([...rows].filter((route) => !routes.has(route))).toEqual([]);
});

for (const screen of [...WEB_SCREENS, CATALOGUE, ...consoleScreens(), ...CONSOLE_STAGES, ...WEB_STAGES]) {
  if (wanted.length > 0 && !wanted.some((route) => screen.route.startsWith(route))) continue;
  for (const identity of screen.as) {
    test(`${screen.route}${screen.stage ? `, ${screen.stage.state},` : ''} as ${identity}`, async ({ browser }) => {
      const faults: string[] = [];
      for (const look of LOOKS) faults.push(...(await lookAt(browser, screen, identity, look)));
      expect(faults).toEqual([]);
    });
  }
}
