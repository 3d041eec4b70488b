import { randomInt } from 'node:crypto';
import type { PageRail } from '@cairn/contracts/rails/providers';
import { newId } from '../kernel/crypto/ids.js';
import type { Bank } from './chaos-bank.js';
import type { Calls } from './chaos-calls.js';

/** Bank accounts of payers at the provider of debits: most pay, some have no funds, or were not authorised. */
const ACCOUNTS = ['000123456789', '000123456789', '000123456789', '000222222227', '000333333335'] as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface Due {
  purpose: 'investment' | 'top_up';
  id: string;
  token: string;
}

/** Ways to pay on a page, and what the payer does there. */
export class WaysToPay {
  constructor(
    private readonly calls: Calls,
    private readonly bank: Bank,
    private readonly stopped: () => boolean,
  ) {}

  /** Opens a page and pays on it. False where the product refuses or the page has ended. */
  async pay({ purpose, id, token }: Due, rail: PageRail): Promise<boolean> {
    const body = { purpose, id, rail };
    const page = await this.calls.ask({ path: '/checkout', token, key: newId(), body }, this.stopped);
    if (page?.status !== 201 && page?.status !== 200) return false;
    return this.payOn(rail, { id: textOf(page.data['id']), page: textOf(page.data['sessionId']), token });
  }

  /** What the payer does on an open page. */
  async payOn(rail: PageRail, { id, page, token }: { id: string; page: string; token: string }): Promise<boolean> {
    if (rail === 'paypal') {
      const by = randomInt(5) === 0 ? 'bank' : 'balance';
      return (await this.calls.control('POST', `/paypal/orders/${page}/approve`, { by })) !== null;
    }
    if (rail === 'wire') {
      const told = await this.calls.ask({ method: 'GET', path: `/wire-transfers/${id}`, token }, this.stopped);
      if (told?.status !== 200) return false;
      this.bank.transfer(textOf(told.data['reference']), Number(told.data['total']));
      return true;
    }
    const means = rail === 'ach' ? { bankAccount: ACCOUNTS[randomInt(ACCOUNTS.length)] } : {};
    return (await this.calls.control('POST', `/stripe/checkout/${page}/pay`, means)) !== null;
  }

  /** From an account that its owner has linked, without a page. */
  async debit({ purpose, id, token }: Due, accountId: string): Promise<boolean> {
    const body = { purpose, id, accountId, accepted: true };
    const paid = await this.calls.ask({ path: '/ach/process', token, key: newId(), body }, this.stopped);
    return paid !== null && paid.status < 300;
  }
}
