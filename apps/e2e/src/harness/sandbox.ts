interface Mail {
  subject: string;
  links: string[];
  text: string;
}

interface PayIn {
  id: string;
  kind: string;
  status: string;
  debited: { Amount: number };
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

  /** The same in steps, at first of a day: what was asked for a moment ago is sent on the way, and answered in time. */
  async passSlowly(days: number): Promise<void> {
    const single = Math.min(days, 3);
    for (let passed = 0; passed < single; passed += 1) await this.passDays(1);
    if (days > single) await this.passDays(days - single);
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

  /** The same at PayPal. */
  async fundPaypal(minor: number): Promise<void> {
    await this.call('POST', '/paypal/topups', { amount: minor, currency: 'USD' });
  }

  /** Whoever paid last by PayPal has complained there, and is given the money. */
  async loseAtPaypal(): Promise<void> {
    const page = await (await fetch(`${this.url}/paypal`)).text();
    const capture = /\/paypal\/captures\/([^/"]+)\/dispute/.exec(page)?.[1];
    if (capture === undefined) throw new Error('Nothing was paid at PayPal');
    const { id } = await this.call<{ id: string }>('POST', `/paypal/captures/${capture}/dispute`, {});
    await this.deliverWebhooks();
    await this.call('POST', `/paypal/disputes/${id}/close`, { status: 'lost' });
    await this.deliverWebhooks();
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

  /** No message of any provider arrives, until it is brought back. */
  async loseMessages(): Promise<void> {
    await this.call('POST', '/webhooks/policies', { policy: 'drop', times: 100_000 });
  }

  /** The payment into a second wallet that was begun last, of those that `isMeant`. */
  private async payIn(isMeant: (payIn: PayIn) => boolean): Promise<string> {
    const { transactions } = await this.call<{ transactions: PayIn[] }>('GET', '/mangopay/transactions');
    const payIn = transactions.findLast((one) => one.kind === 'PAYIN' && isMeant(one));
    if (payIn === undefined) throw new Error('Nothing like it was paid into a second wallet');
    return payIn.id;
  }

  /** The transfer that a second wallet waits for arrives, with so much. */
  async arriveAtMangopay(minor: number): Promise<void> {
    const id = await this.payIn(({ status }) => status === 'CREATED');
    await this.call('POST', `/mangopay/payins/${id}/wire`, { amount: minor });
    await this.deliverWebhooks();
  }

  /** A payment of so much into a second wallet is given back by its keeper. */
  async refundAtMangopay(minor: number): Promise<void> {
    const id = await this.payIn(({ status, debited }) => status === 'SUCCEEDED' && debited.Amount === minor);
    await this.call('POST', `/mangopay/payins/${id}/refund`, {});
    await this.deliverWebhooks();
  }

  /** Hands over every webhook that waits. */
  async deliverWebhooks(): Promise<void> {
    await this.call('POST', '/webhooks/flush');
  }
}
