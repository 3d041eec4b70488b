import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import type { BalancePort, BalanceReading } from '../ports/balance.port.js';
import type { Outcome } from '../ports/outcome.js';
import { PaypalClient } from './paypal-client.js';
import { fromPaypal } from './paypal-money.js';
import { listIn } from './paypal-shapes.js';

/** Reports are up to three hours behind the account: of an instant this long ago both of them know everything. */
const BEHIND = 12 * 3_600_000;
const MINUTE = 60_000;

/** The balances of the account at PayPal, as its reporting has them. */
@Injectable()
export class PaypalBalances implements BalancePort {
  readonly provider = 'paypal';
  readonly holds = 'platform';

  constructor(
    private readonly client: PaypalClient,
    private readonly clock: Clock,
  ) {}

  get isConfigured(): boolean {
    return this.client.isConfigured;
  }

  async read(): Promise<Outcome<BalanceReading>> {
    const asOf = new Date(Math.floor((this.clock.now().getTime() - BEHIND) / MINUTE) * MINUTE);
    const query = new URLSearchParams({ as_of_time: asOf.toISOString() });
    const path = `/v1/reporting/balances?${query.toString()}`;
    const outcome = await this.client.call({ method: 'GET', path });
    if (outcome.kind !== 'ok') return outcome;
    const balances = listIn(outcome.value, 'balances').flatMap((one) => fromPaypal(one['total_balance']) ?? []);
    return { kind: 'ok', value: { balances, asOf } };
  }
}
