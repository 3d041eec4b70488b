import type { Page, Request } from '@playwright/test';
import { untilStill } from '../harness/accessibility.js';

/** A page that asks for nothing for this long has what it needs. */
const QUIET_MILLISECONDS = 400;
const LIMIT_MILLISECONDS = 15_000;

/** Follows what a page asks for. Streams stay open for as long as the page does and are not waited for. */
export class Traffic {
  private readonly open = new Set<Request>();
  private last = Date.now();

  constructor(private readonly page: Page) {
    page.on('request', (request) => {
      if (request.url().includes('/stream')) return;
      this.open.add(request);
      this.last = Date.now();
    });
    const end = (request: Request): void => {
      this.open.delete(request);
      this.last = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  /** Resolves when nothing was asked for a while and nothing moves any more. */
  async untilQuiet(): Promise<void> {
    for (const until = Date.now() + LIMIT_MILLISECONDS; Date.now() < until;) {
      if (this.open.size === 0 && Date.now() - this.last > QUIET_MILLISECONDS) break;
      await this.page.waitForTimeout(50);
    }
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await untilStill(this.page);
  }
}
