import { Injectable } from '@nestjs/common';
import { isCurrency } from '@cairn/finance';
import type { BalancePort, BalanceReading } from '../ports/balance.port.js';
import type { Outcome } from '../ports/outcome.js';
import { ONCE, StripeClient } from './stripe-client.js';
import { outcomeOf } from './stripe-outcome.js';

/** The platform's balance at Stripe: what may be used, and what will be. Each of its balance transactions has moved one. */
@Injectable()
export class StripeBalances implements BalancePort {
  readonly provider = 'stripe';
  readonly isConfigured = true;
  readonly holds = 'platform';

  constructor(private readonly client: StripeClient) {}

  async read(): Promise<Outcome<BalanceReading>> {
    const outcome = await outcomeOf(() => this.client.api.balance.retrieve({}, ONCE));
    if (outcome.kind !== 'ok') return outcome;
    const sums = new Map<string, bigint>();
    for (const { amount, currency } of [...outcome.value.available, ...outcome.value.pending]) {
      const code = currency.toUpperCase();
      if (isCurrency(code)) sums.set(code, (sums.get(code) ?? 0n) + BigInt(amount));
    }
    const balances = [...sums].map(([currency, minor]) => ({ currency, minor }));
    return { kind: 'ok', value: { balances, asOf: null } };
  }
}
