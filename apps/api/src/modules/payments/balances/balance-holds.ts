import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';

/** What a provider has taken from its balance already, and the ledger posts once it is done. */
interface Hold {
  provider: Provider;
  /** A query: `currency` and `minor` of each. */
  sql: string;
}

/** Which of a module's records are on their way out of a provider's balance. */
@Injectable()
export class BalanceHolds {
  private readonly holds: Hold[] = [];

  register(hold: Hold): void {
    this.holds.push(hold);
  }

  /** SQL of `currency` and `minor`, of all that a provider has taken. */
  of(provider: Provider): string {
    const own = this.holds.filter((hold) => hold.provider === provider).map(({ sql }) => sql);
    return own.length === 0 ? `select null::text as currency, 0::bigint as minor where false` : own.join(' union all ');
  }
}
