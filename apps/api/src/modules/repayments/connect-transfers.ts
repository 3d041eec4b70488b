import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { ConnectAccountEntity, ConnectService, ProviderCalls, StripeConnect, type Outcome } from '../payments/index.js';
import type { PayoutEntity } from './payout.entity.js';

/** Transfers to an owner's account at the provider: once for each payout, whatever happens on the way. */
@Injectable()
export class ConnectTransfers {
  constructor(
    private readonly database: Database,
    private readonly connect: ConnectService,
    private readonly stripe: StripeConnect,
    private readonly calls: ProviderCalls,
  ) {}

  async refresh(accountId: string): Promise<void> {
    const { providerAccountId } = await this.account(accountId);
    await this.connect.refresh(providerAccountId);
  }

  /** Gives the provider's id of the transfer. An account that may no longer be paid is refused here. */
  async send(payout: PayoutEntity, accountId: string): Promise<Outcome<string>> {
    const { providerAccountId } = await this.account(accountId);
    const isReady = await this.connect.isReady(accountId);
    return this.calls.perform<string>({
      key: `payout:${payout.id}`,
      provider: 'stripe',
      operation: 'transfer',
      find: () => this.stripe.findTransfer(payout.id, payout.campaignId),
      send: (key) =>
        isReady
          ? this.stripe.transfer({
              key,
              payoutId: payout.id,
              accountId: providerAccountId,
              amount: { minor: payout.amount, currency: payout.currency },
              group: payout.campaignId,
            })
          : Promise.resolve({ kind: 'rejected', reason: 'account_not_ready', code: 'account_not_ready' }),
      refOf: (transferId) => transferId,
    });
  }

  private account(id: string): Promise<ConnectAccountEntity> {
    return this.database.manager.findOneByOrFail(ConnectAccountEntity, { id });
  }
}
