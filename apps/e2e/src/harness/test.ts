import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { graveFindings } from './accessibility.js';
import { isFirstLook } from './seen-screens.js';
import { startStack, type Stack, type StackOptions } from './stack.js';
import { Watch } from './watch.js';
import { wordsOf, type Language, type Say } from './words.js';

export { expect } from '@playwright/test';

/** A person in front of a browser of their own. */
export interface Visitor {
  page: Page;
  say: Say;
  watch: Watch;
  /** Fails on what keeps people from using the screen: axe's serious and critical findings. */
  checkScreen(): Promise<void>;
  /** The same person in another tab of the same browser. */
  newTab(): Promise<Visitor>;
}

export interface VisitorOptions {
  language?: Language;
  viewport?: { width: number; height: number };
  /** Where the reader is; else where the machine is. */
  timezone?: string;
}

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A screen is checked once in each language and width. */
async function checkScreen(page: Page, look: string): Promise<void> {
  const dialogs = await page.getByRole('dialog').count();
  const screen = `${look} ${new URL(page.url()).pathname.replaceAll(UUID, ':id')} ${dialogs}`;
  if (!isFirstLook(screen)) return;
  expect(await graveFindings(page), `accessibility of ${page.url()}`).toEqual([]);
}

async function newVisitor(
  browser: Browser,
  stack: Stack,
  { language = 'en', viewport = { width: 1280, height: 900 }, timezone }: VisitorOptions,
): Promise<{ visitor: Visitor; context: BrowserContext }> {
  const context = await browser.newContext({
    baseURL: stack.site,
    viewport,
    locale: language,
    reducedMotion: 'reduce',
    ...(timezone === undefined ? {} : { timezoneId: timezone }),
  });
  const watch = new Watch(context);
  const inTab = (page: Page): Visitor => ({
    page,
    watch,
    say: wordsOf(language),
    checkScreen: () => checkScreen(page, `${language} ${viewport.width}`),
    newTab: async () => inTab(await context.newPage()),
  });
  return { context, visitor: inTab(await context.newPage()) };
}

export interface Fixtures {
  /** `test.use({ product: … })`: what is different from the product of the other journeys. */
  product: StackOptions;
  stack: Stack;
  /** Opens a browser for another person; at the end of the test nothing may have gone wrong behind its screens. */
  visitor: (options?: VisitorOptions) => Promise<Visitor>;
}

export const test = base.extend<Fixtures>({
  product: [{}, { option: true }],
  // The name of a journey is part of its file: apps/e2e/src/journeys/sign-up.e2e.ts.
  stack: async ({ product }, use, { titlePath }) => {
    const stack = await startStack(titlePath.join(' ').replaceAll(/[^A-Za-z0-9]+/g, '-'), product);
    await use(stack);
    await stack.stop();
  },
  visitor: async ({ browser, stack }, use, testInfo) => {
    const opened: { visitor: Visitor; context: BrowserContext }[] = [];
    await use(async (options = {}) => {
      const person = await newVisitor(browser, stack, options);
      opened.push(person);
      return person.visitor;
    });
    for (const [index, { visitor, context }] of opened.entries()) {
      if (testInfo.status !== testInfo.expectedStatus) {
        const screenshot = await visitor.page.screenshot({ fullPage: true });
        await testInfo.attach(`visitor-${index + 1}`, { body: screenshot, contentType: 'image/png' });
      }
      await context.close();
    }
    expect(opened.flatMap(({ visitor }) => visitor.watch.faults)).toEqual([]);
  },
});
