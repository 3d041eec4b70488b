interface Mail {
  subject: string;
  links: string[];
  text: string;
}

const DAY = 86_400_000;

/** The outside world, by the sandbox's control API. */
export class Sandbox {
  private readonly givenCodes = new Set<string>();

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  private async call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const answer = await fetch(`${this.url}/_control${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Reply; // the shapes of apps/sandbox/README.md
  }

  /** The link of the newest mail to `address` whose path begins with `path`. */
  async mailedLink(address: string, path: string): Promise<string> {
    const mail = await this.call<Mail>('GET', `/mail/wait?to=${encodeURIComponent(address)}&timeoutMs=20000`);
    const link = mail.links.find((url) => new URL(url).pathname.startsWith(path));
    if (link === undefined) throw new Error(`"${mail.subject}" has no link to ${path}: ${mail.links.join(' ')}`);
    return link;
  }

  /** The mail that came to `address` with these words in its subject. */
  mail(address: string, subject: string): Promise<Mail> {
    const query = new URLSearchParams({ to: address, subject, timeoutMs: '20000' });
    return this.call('GET', `/mail/wait?${query.toString()}`);
  }

  async keepAuthenticator(label: string, secret: string): Promise<void> {
    await this.call('POST', '/authenticator', { label, secret });
  }

  /**
   * A code that was not given before: the product takes each only once. The next one is taken as well, as from a phone
   * whose clock is half a minute fast, so that a journey seldom waits for it.
   */
  async code(label: string): Promise<string> {
    for (;;) {
      const path = `/authenticator/${encodeURIComponent(label)}/code`;
      const { code, next } = await this.call<{ code: string; next: string }>('GET', path);
      const fresh = [code, next].find((one) => !this.givenCodes.has(`${label} ${one}`));
      if (fresh !== undefined) {
        this.givenCodes.add(`${label} ${fresh}`);
        return fresh;
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }

  /** Business time now. */
  async now(): Promise<Date> {
    const { now } = await this.call<{ now: string }>('GET', '/clock');
    return new Date(now);
  }

  async passDays(days: number): Promise<void> {
    await this.call('POST', '/clock', { advanceMs: Math.round(days * DAY) });
    await this.deliverWebhooks();
  }

  async goTo(moment: Date): Promise<void> {
    await this.call('POST', '/clock', { to: moment.toISOString() });
    await this.deliverWebhooks();
  }

  /** Pays a page of the card provider without a browser. */
  async payCheckout(session: string, card?: string): Promise<void> {
    await this.call('POST', `/stripe/checkout/${session}/pay`, card === undefined ? {} : { card });
  }

  /** Money from the platform's own bank, at the card provider: refunds give no fees back, and are paid out of it. */
  async fundProvider(minor: number): Promise<void> {
    await this.call('POST', '/stripe/topups', { amount: minor, currency: 'usd' });
  }

  /** The bank decides a dispute, for or against us. */
  async decideDispute(dispute: string, status: 'won' | 'lost'): Promise<void> {
    await this.call('POST', `/stripe/disputes/${dispute}/close`, { status });
    await this.deliverWebhooks();
  }

  /** The bank behind the only linked account wants its owner to sign in again. */
  async breakBankLink(): Promise<void> {
    const { items } = await this.call<{ items: { id: string }[] }>('GET', '/plaid/items');
    const [item, ...others] = items;
    if (item === undefined || others.length > 0) throw new Error(`There are ${items.length} links, not one`);
    await this.call('POST', `/plaid/items/${item.id}/break`, { fault: 'ITEM_LOGIN_REQUIRED' });
    await this.deliverWebhooks();
  }

  /** The provider answers no call and sends no message, until it is back. */
  async takeAway(provider: string): Promise<void> {
    const times = 100_000;
    await this.call('POST', '/faults', { provider, operation: '*', effect: 'html_error_page', times });
    await this.call('POST', '/webhooks/policies', { policy: 'drop', times });
  }

  async bringBack(): Promise<void> {
    await this.call('DELETE', '/faults');
    await this.call('DELETE', '/webhooks/policies');
  }

  /** Hands over every webhook that waits. */
  async deliverWebhooks(): Promise<void> {
    await this.call('POST', '/webhooks/flush');
  }
}
