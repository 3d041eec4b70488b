import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { isMoneyOutFrozen } from '../../ledger/index.js';
import { PayerAccounts, ProviderCalls } from '../../payments/index.js';
import { RailRegistry, type AccountPayoutSnapshot, type Outcome } from '../../rails/index.js';
import type { WithdrawalEntity } from './withdrawal.entity.js';

const DAY = 86_400_000;

/** Has a provider pay a withdrawal out, once whatever happens on the way, and asks what has become of it. */
@Injectable()
export class ProviderPayoutCalls {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly rails: RailRegistry,
    private readonly payers: PayerAccounts,
    private readonly calls: ProviderCalls,
  ) {}

  ask(withdrawal: WithdrawalEntity, provider: Provider): Promise<Outcome<AccountPayoutSnapshot>> {
    const { providerRef } = withdrawal;
    return providerRef === null
      ? this.send(withdrawal, provider)
      : this.rails.of('accountPayout', provider).read(providerRef);
  }

  private async send(
    { id, number, amount, fee, currency, payerAccountId, releasedAt }: WithdrawalEntity,
    provider: Provider,
  ): Promise<Outcome<AccountPayoutSnapshot>> {
    if (payerAccountId === null || releasedAt === null) throw new Error(`${number} has no account to go to`);
    // Frozen: it is tried again at its next time.
    if (await isMoneyOutFrozen(this.database.manager)) return { kind: 'unavailable' };
    const port = this.rails.of('accountPayout', provider);
    const account = await this.payers.ofPayout(this.database.manager, payerAccountId);
    const isRepeatable = this.clock.now().getTime() - releasedAt.getTime() < port.repeatableDays * DAY;
    const key = `withdrawal:${id}`;
    return this.calls.perform<AccountPayoutSnapshot>({
      key,
      provider,
      operation: 'account_payout',
      // The provider gives the same payout again; once it has forgotten it, a person has to look.
      find: () => Promise.resolve(isRepeatable ? { kind: 'ok', value: null } : { kind: 'unknown' }),
      send: (_key, attempt) =>
        port.send(
          { key, attempt, ip: null },
          { payoutId: id, number, accountRef: account.ref, amount: { minor: amount - fee, currency } },
        ),
      refOf: ({ ref }) => ref,
    });
  }
}
