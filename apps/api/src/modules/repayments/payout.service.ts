import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestPayoutRequest } from '@cairn/contracts/repayments/repayments.requests';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import { systemActor } from '../../kernel/history/history.js';
import type { Identity } from '../../kernel/http/request.js';
import type { Message } from '../../kernel/outbox/events.js';
import { CampaignsRepository, fundingOf, type CampaignEntity } from '../campaigns/index.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { ConnectAccountEntity, ConnectService, StripeConnect } from '../payments/index.js';
import { PayoutDesk } from './payout-desk.js';
import { PayoutLifecycle } from './payout-lifecycle.js';
import { holdPayout, payoutFailed, payoutSent, settlePayout } from './payout-postings.js';
import { PayoutEntity } from './payout.entity.js';

const STRIPE = systemActor('stripe');

/**
 * S-03: the owner asks, one finance admin approves, another releases; the owner counts as neither. A flexible campaign's
 * payout goes through Connect; a fixed one's is recorded as a bank transfer with its reference (decisions 4 and 27).
 */
@Injectable()
export class PayoutService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: PayoutLifecycle,
    private readonly ledger: Ledger,
    private readonly connect: ConnectService,
    private readonly stripe: StripeConnect,
    private readonly desk: PayoutDesk,
  ) {}

  onModuleInit(): void {
    this.desk.register((message) => this.transfer(message));
  }

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
      if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');
      const currency = campaign.currency ?? '';
      const [known] = await tx.findBy(PayoutEntity, { requestedBy: caller.userId, idempotencyKey: commandKey });
      if (known) return known.id;
      const available = await this.ledger.available(tx, accountCode.payable(campaignId, currency));
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

  async approve(admin: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId) throw new DomainError('payout.second_person');
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'approved', { name: admin.email, id: admin.userId });
      await this.desk.record(tx, admin, 'payout.approved', payout, from);
    });
  }

  /** The second person hands it over: to Stripe by a job, or to the bank with the reference of the transfer made. */
  async release(admin: Identity, id: string, reference: string | null): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      if (payout.requestedBy === admin.userId || payout.approvedBy === admin.userId) {
        throw new DomainError('payout.second_person');
      }
      const byBank = payout.method === 'bank_transfer';
      if (byBank && !reference) throw fieldError('reference', 'payout.reference_required');
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'released', { name: admin.email, id: admin.userId });
      if (reference) await tx.query('update payout set reference = $2 where id = $1', [id, reference]);
      await this.ledger.post(tx, settlePayout(payout, 'post', admin.userId));
      await this.desk.record(tx, admin, 'payout.released', payout, from);
      if (byBank) await this.paid(tx, payout, admin.userId);
      else await this.desk.planTransfer(tx, payout);
      await this.desk.tellOwner(tx, 'payout.released', payout);
    });
  }

  /** The money stays the owner's and can be asked for again. */
  async reject(admin: Identity, id: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payout = await this.lifecycle.lock(tx, id);
      const { state: from } = payout;
      await this.lifecycle.move(tx, payout, 'rejected', { name: admin.email, id: admin.userId }, reason);
      await this.ledger.post(tx, settlePayout(payout, 'void', admin.userId));
      await this.desk.record(tx, admin, 'payout.rejected', payout, from, reason);
    });
  }

  /** Once by the payout's id at Stripe; what is not known is asked again with the same key. */
  private async transfer(message: Message): Promise<void> {
    const id = String(message.body['payoutId']);
    const payout = await this.database.manager.findOneByOrFail(PayoutEntity, { id });
    if (payout.state !== 'released' || payout.connectAccountId === null) return;
    const account = await this.database.manager.findOneByOrFail(ConnectAccountEntity, { id: payout.connectAccountId });
    const outcome = await this.stripe.transfer({
      payoutId: payout.id,
      accountId: account.providerAccountId,
      amount: { minor: payout.amount, currency: payout.currency },
      group: payout.campaignId,
    });
    if (outcome.kind === 'unknown' || outcome.kind === 'unavailable')
      throw new Error(`The transfer of payout ${id}: ${outcome.kind}`);
    await this.database.inTx(async (tx) => {
      const locked = await this.lifecycle.lock(tx, id);
      if (locked.state !== 'released') return;
      if (outcome.kind === 'ok') {
        await tx.query('update payout set provider_transfer_id = $2 where id = $1', [id, outcome.value]);
        await this.paid(tx, locked, 'stripe');
      } else {
        await this.lifecycle.move(tx, locked, 'failed', STRIPE, outcome.code);
        await this.ledger.post(tx, payoutFailed(locked, 'stripe'));
      }
    });
  }

  private async paid(tx: Tx, payout: PayoutEntity, actor: string): Promise<void> {
    await this.ledger.post(tx, payoutSent(payout, actor));
    await this.lifecycle.move(tx, payout, 'paid', systemActor(payout.method));
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
      `insert into payout (id, number, campaign_id, requested_by, idempotency_key, amount, currency, method, state,
         connect_account_id, requested_at)
       values ($1, 'PAY-' || lpad(nextval('payout_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, 'requested', $8, kernel.now())`,
      [
        id,
        made.campaign.id,
        made.caller.userId,
        made.commandKey,
        made.amount.toString(),
        made.campaign.currency,
        made.method,
        made.connectAccountId,
      ],
    );
    return tx.findOneByOrFail(PayoutEntity, { id });
  }
}
