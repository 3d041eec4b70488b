import { Injectable } from '@nestjs/common';
import type { RequestPayoutRequest } from '@cairn/contracts/repayments/repayments.requests';
import { PAYEE_PROVIDER } from '@cairn/contracts/rails/providers';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { CampaignEntity, CampaignsRepository, fundingOf, liveCampaign } from '../campaigns/index.js';
import { requireCompanyDecided, requireNotHeld } from '../kyc/index.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { ConnectService } from '../payments/index.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { holdPayout, netReceivable, settlePayout } from './payout-postings.js';
import { PayoutEntity } from './payout.entity.js';

/** S-03: an owner requests the money of a funded campaign, and may cancel the request until it is approved. */
@Injectable()
export class PayoutRequests {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: PayoutLifecycle,
    private readonly ledger: Ledger,
    private readonly connect: ConnectService,
    private readonly desk: PayoutDesk,
  ) {}

  /** one or several, up to what is left of the campaign's money. */
  async request(
    caller: Identity,
    campaignId: string,
    request: RequestPayoutRequest,
    commandKey: string,
  ): Promise<string> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const { received } = await this.campaigns.totals(campaignId, tx);
      await requireNotHeld(tx, caller.userId);
      await requireCompanyDecided(tx, 'campaign', campaignId);
      if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');
      const { currency } = liveCampaign(campaign);
      const [known] = await tx.findBy(PayoutEntity, { requestedBy: caller.userId, idempotencyKey: commandKey });
      if (known) return known.id;
      const available = await this.afterDebts(tx, campaignId, currency, commandKey);
      if (request.amount > available)
        throw fieldError('amount', 'payout.above_available', { available: Number(available), currency });
      const method = campaign.raiseMode === 'flexible' ? 'connect' : 'bank_transfer';
      const connectAccountId = method === 'connect' ? await this.requireConnect(tx, caller.userId) : null;
      if (method === 'bank_transfer' && campaign.bankAccountNumber === null)
        throw new DomainError('payment.bank_required');
      const payout = await this.insert(tx, {
        campaign,
        caller,
        amount: request.amount,
        commandKey,
        method,
        connectAccountId,
      });
      await this.ledger.post(tx, holdPayout(payout, caller.userId));
      await this.desk.record(tx, caller, 'payout.requested', payout, null);
      await this.desk.tellOwner(tx, 'payout.requested', payout);
      return payout.id;
    });
  }

  /** By the owner, until it is approved. */
  async cancel(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      const campaign = await tx.findOneByOrFail(CampaignEntity, { id: payout.campaignId });
      if (campaign.ownerId !== caller.userId) throw notFound();
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'cancelled', { name: caller.email, id: caller.userId });
      await this.ledger.post(tx, settlePayout(payout, 'void', caller.userId));
      await this.desk.record(tx, caller, 'payout.cancelled', payout, from);
      await this.desk.tellOwner(tx, 'payout.cancelled', payout);
    });
  }

  /** The amount left for the owner, after debts from chargebacks were deducted. */
  private async afterDebts(tx: Tx, campaignId: string, currency: string, commandKey: string): Promise<bigint> {
    const payable = await this.ledger.available(tx, accountCode.payable(campaignId, currency));
    const owed = -(await this.ledger.balance(tx, accountCode.owedByOwner(campaignId, currency)));
    const netted = owed < payable ? owed : payable;
    if (netted > 0n) await this.ledger.post(tx, netReceivable(campaignId, currency, netted, commandKey));
    return payable - netted;
  }

  private async requireConnect(tx: Tx, userId: string): Promise<string> {
    const account = await this.connect.readyOf(tx, userId);
    if (account === null) throw new DomainError('payment.connect_required');
    return account.id;
  }

  private async insert(
    tx: Tx,
    made: {
      campaign: CampaignEntity;
      caller: Identity;
      amount: bigint;
      commandKey: string;
      method: PayoutEntity['method'];
      connectAccountId: string | null;
    },
  ): Promise<PayoutEntity> {
    const id = newId();
    await tx.query(
      `insert into payout (id, number, campaign_id, requested_by, idempotency_key, amount, currency, method, provider, state,
         connect_account_id, requested_at)
       values ($1, 'PAY-' || lpad(nextval('payout_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, $9, 'requested', $8, kernel.now())`,
      [
        id,
        made.campaign.id,
        made.caller.userId,
        made.commandKey,
        made.amount.toString(),
        made.campaign.currency,
        made.method,
        made.connectAccountId,
        made.method === 'connect' ? PAYEE_PROVIDER : null,
      ],
    );
    return tx.findOneByOrFail(PayoutEntity, { id });
  }
}
