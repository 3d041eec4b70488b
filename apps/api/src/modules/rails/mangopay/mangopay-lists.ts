import { Injectable } from '@nestjs/common';
import type { Outcome } from '../ports/outcome.js';
import { MangopayClient } from './mangopay-client.js';
import type { Reply } from './mangopay-reply.js';
import type { SdkOptions } from './mangopay-sdk.js';

const PER_PAGE = 100;

/** By which call a transaction is read, by the kind of event that tells of it. */
const READS = {
  PAYIN_NORMAL_SUCCEEDED: 'payins_get',
  PAYIN_REFUND_SUCCEEDED: 'refunds_get',
  PAYOUT_NORMAL_SUCCEEDED: 'payouts_get',
  PAYOUT_REFUND_SUCCEEDED: 'refunds_get',
  TRANSFER_NORMAL_SUCCEEDED: 'transfers_get',
  TRANSFER_REFUND_SUCCEEDED: 'refunds_get',
  TRANSFER_SETTLEMENT_SUCCEEDED: 'disputes_repudiation_get_settlement',
} as const;

/** That a transaction is done. */
export interface MoneyEvent {
  readonly type: keyof typeof READS;
  readonly ref: string;
  /** In seconds since 1970. */
  readonly at: number;
}

/** Mangopay's lists: the platform's events, and the transactions and wallets of each user. */
@Injectable()
export class MangopayLists {
  constructor(private readonly client: MangopayClient) {}

  /** Of all kinds that move money, from an instant in seconds on; the oldest first. */
  async eventsFrom(since: number): Promise<Outcome<MoneyEvent[]>> {
    const events: MoneyEvent[] = [];
    for (const type of Object.keys(READS) as (keyof typeof READS)[]) {
      const listed = await this.all('events_all', {
        parameters: { EventType: type, AfterDate: since - 1, Sort: 'Date:ASC' },
      });
      if (listed.kind !== 'ok') return listed;
      for (const event of listed.value) {
        const [ref, at] = [event.text('ResourceId'), event.number('Date')];
        if (ref === null || at === null) return { kind: 'unknown' };
        events.push({ type, ref, at });
      }
    }
    return { kind: 'ok', value: events.toSorted((a, b) => a.at - b.at || a.ref.localeCompare(b.ref)) };
  }

  transactionOf({ type, ref }: MoneyEvent): Promise<Outcome<Reply>> {
    return this.client.call(READS[type], { path: { id: ref } });
  }

  /** Every transaction of every user that was made after an instant in seconds. */
  transactionsAfter(since: number): Promise<Outcome<Reply[]>> {
    return this.ofUsers('users_alltransactions', { AfterDate: since, Sort: 'CreationDate:ASC' });
  }

  /** Every wallet of every user. */
  wallets(): Promise<Outcome<Reply[]>> {
    return this.ofUsers('users_allwallets', {});
  }

  private async ofUsers(method: string, parameters: Record<string, string | number>): Promise<Outcome<Reply[]>> {
    const users = await this.all('users_all', { parameters: { Sort: 'CreationDate:ASC' } });
    if (users.kind !== 'ok') return users;
    const found: Reply[] = [];
    for (const user of users.value) {
      const listed = await this.all(method, { path: { id: user.text('Id') ?? '' }, parameters });
      if (listed.kind !== 'ok') return listed;
      found.push(...listed.value);
    }
    return { kind: 'ok', value: found };
  }

  /** All pages of a list. */
  private async all(method: string, options: SdkOptions): Promise<Outcome<Reply[]>> {
    const found: Reply[] = [];
    for (let page = 1; ; page += 1) {
      const parameters = { ...options.parameters, Page: page, Per_Page: PER_PAGE };
      const listed = await this.client.call(method, { ...options, parameters });
      if (listed.kind !== 'ok') return listed;
      const items = listed.value.items();
      found.push(...items);
      if (items.length < PER_PAGE) return { kind: 'ok', value: found };
    }
  }
}
