import type { Provider } from '@cairn/contracts/rails/providers';
import type { Money } from './money.js';
import type { Outcome } from './outcome.js';

export interface BalanceReading {
  /** One for each currency; below zero where the provider is owed. */
  readonly balances: readonly Money[];
  /** The instant of which they are, where that is not now. */
  readonly asOf: Date | null;
}

/** What a provider says that it holds in all: available or not, and whatever else its statement has moved. */
export interface BalancePort {
  readonly provider: Provider;
  /** Whether its keys are configured. */
  readonly isConfigured: boolean;
  /** Whose money that is: the platform's (its clearing account), or that of people in wallets of their own. */
  readonly holds: 'platform' | 'people';
  read(): Promise<Outcome<BalanceReading>>;
}
