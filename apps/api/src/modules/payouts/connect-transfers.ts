import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database } from '../../kernel/database/in-tx.js';
import { ConnectAccountEntity, ConnectService, ProviderCalls } from '../payments/index.js';
import { RailRegistry, type Outcome } from '../rails/index.js';
import { PayoutOwners } from './payout-owners.js';
import type { PayoutEntity } from './payout.entity.js';

/** Transfers to an owner's account at the provider: once for each payout, whatever happens on the way. */
@Injectable()
export class ConnectTransfers {
  constructor(
    private readonly database: Database,
    private readonly connect: ConnectService,
    private readonly rails: RailRegistry,
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
  async send(payout: PayoutEntity, provider: Provider, accountId: string): Promise<Outcome<string>> {
    const { providerAccountId } = await this.account(accountId);
    const refusal = await this.refusalOf(payout, accountId);
    const port = this.rails.of('disbursement', provider);
    return this.calls.perform<string>({
      key: `payout:${payout.id}`,
      provider,
      operation: 'transfer',
      find: () => port.find(payout.id, payout.campaignId),
      send: (key) =>
        refusal === null
          ? port.send({
              key,
              payoutId: payout.id,
              payeeRef: providerAccountId,
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
