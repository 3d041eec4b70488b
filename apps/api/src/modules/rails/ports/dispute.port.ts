import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Outcome } from './outcome.js';

export interface DisputeSnapshot {
  readonly ref: string;
  /** The provider's id of the payment. */
  readonly moneyRef: string | null;
  readonly state: 'warning' | 'open' | 'won' | 'lost';
  readonly amount: Money;
  /** Minor units of the dispute's currency, all of them sums since it began. */
  readonly withdrawn: bigint;
  readonly reinstated: bigint;
  readonly feeCharged: bigint;
  readonly feeReturned: bigint;
  readonly reason: string;
  readonly evidenceDueAt: Date | null;
}

/** Money that a payer's bank takes back. */
export interface DisputePort {
  readonly provider: Provider;
  read(ref: string): Promise<Outcome<DisputeSnapshot>>;
  /** References of all disputes of a payment. */
  listOf(moneyRef: string): Promise<Outcome<string[]>>;
}
