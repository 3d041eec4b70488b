import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { ConnectAccountEntity, ConnectService, ProviderCalls, StripeConnect, type Outcome } from '../payments/index.js';
import { PayoutOwners } from './payout-owners.js';
import type { PayoutEntity } from './payout.entity.js';

/** Transfers to an owner's account at the provider: once for each payout, whatever happens on the way. */
@Injectable()
export class ConnectTransfers {
  constructor(
    private readonly database: Database,
    private readonly connect: ConnectService,
    private readonly stripe: StripeConnect,
    private readonly calls: ProviderCalls,
    private readonly owners: PayoutOwners,
  ) {}

  async refresh(accountId: string): Promise<void> {
    const { providerAccountId } = await this.account(accountId);
    await this.connect.refresh(providerAccountId);
  }

  /**
   * Gives the provider's id of the transfer. An account that may no longer be paid, and an owner whose payouts may not
   * leave any more, are refused here: unless the provider has made the transfer already, which is looked up first.
   */
  async send(payout: PayoutEntity, accountId: string): Promise<Outcome<string>> {
    const { providerAccountId } = await this.account(accountId);
    const refusal = await this.refusalOf(payout, accountId);
    return this.calls.perform<string>({
      key: `payout:${payout.id}`,
      provider: 'stripe',
      operation: 'transfer',
      find: () => this.stripe.findTransfer(payout.id, payout.campaignId),
      send: (key) =>
        refusal === null
          ? this.stripe.transfer({
              key,
              payoutId: payout.id,
              accountId: providerAccountId,
              amount: { minor: payout.amount, currency: payout.currency },
              group: payout.campaignId,
            })
          : Promise.resolve({ kind: 'rejected', reason: 'account_not_ready', code: refusal }),
      refOf: (transferId) => transferId,
    });
  }

  private async refusalOf({ id }: PayoutEntity, accountId: string): Promise<string | null> {
    if (!(await this.connect.isReady(accountId))) return 'account_not_ready';
    const obstacle = (await this.owners.obstacles(this.database.manager, [id])).get(id);
    return obstacle === undefined ? null : obstacle.code.replace('payout.', '');
  }

  private account(id: string): Promise<ConnectAccountEntity> {
    return this.database.manager.findOneByOrFail(ConnectAccountEntity, { id });
  }
}
