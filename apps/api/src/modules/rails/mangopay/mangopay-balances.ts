import { Injectable } from '@nestjs/common';
import type { BalancePort, BalanceReading } from '../ports/balance.port.js';
import type { Outcome } from '../ports/outcome.js';
import { MangopayClient } from './mangopay-client.js';
import { MangopayLists } from './mangopay-lists.js';

/** What is in the wallets of all users at Mangopay. The operator's own wallets of fees and credit are no part of it. */
@Injectable()
export class MangopayBalances implements BalancePort {
  readonly provider = 'mangopay';
  readonly holds = 'people';

  constructor(
    private readonly client: MangopayClient,
    private readonly lists: MangopayLists,
  ) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async read(): Promise<Outcome<BalanceReading>> {
    const wallets = await this.lists.wallets();
    if (wallets.kind !== 'ok') return wallets;
    const sums = new Map<string, bigint>();
    for (const wallet of wallets.value) {
      const held = wallet.money('Balance');
      if (held !== null) sums.set(held.currency, (sums.get(held.currency) ?? 0n) + held.minor);
    }
    const balances = [...sums].map(([currency, minor]) => ({ currency, minor }));
    return { kind: 'ok', value: { balances, asOf: null } };
  }
}
