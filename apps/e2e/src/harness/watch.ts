import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What must not happen behind the screens: errors in the console, breaches of the policy, failed requests. */
export class Watch {
  readonly faults: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(context: BrowserContext) {
    context.on('page', (page) => this.follow(page));
    for (const page of context.pages()) this.follow(page);
  }

  /** A refusal that the journey provokes on purpose: the address of its request. */
  allow(address: RegExp): void {
    this.allowed.push(address);
  }

  private isAllowed(text: string): boolean {
    return this.allowed.some((address) => address.test(text));
  }

  private follow(page: Page): void {
    page.on('console', (message: ConsoleMessage) => {
      const text = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !this.isAllowed(text)) this.faults.push(`console: ${text}`);
    });
    page.on('pageerror', (error) => this.faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request: Request) => {
      // Leaving a page ends what it was still asking for.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.faults.push(`request: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on('response', (response: Response) => {
      if (response.status() < 400 || this.isAllowed(response.url())) return;
      this.faults.push(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
    });
  }
}
