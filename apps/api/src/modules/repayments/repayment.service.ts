import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RepaymentPaid } from '@cairn/contracts';
import type { CreateRepaymentRequest, RepaymentRail } from '@cairn/contracts/repayments/repayments.requests';
import { derivedId, newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../kernel/errors/domain-error.js';
import { systemActor } from '../../kernel/history/history.js';
import type { Identity } from '../../kernel/http/request.js';
import { CampaignsRepository, fundingOf, type CampaignEntity } from '../campaigns/index.js';
import { accountCode, Ledger } from '../ledger/index.js';
import {
  CheckoutPages,
  CheckoutService,
  PaymentPurposes,
  type Payable,
  type PaymentEntity,
  type PaymentSubject,
} from '../payments/index.js';
import { RepaymentLifecycle } from './repayment-lifecycle.js';
import { RepaymentReadsRepository } from './repayment-reads.repository.js';
import type { RepaymentEntity } from './repayment.entity.js';

/** An owner pays investors: instalments of the schedule and repayments outside it, from the wallet or by card (row 11). */
@Injectable()
export class RepaymentService implements PaymentSubject, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly reads: RepaymentReadsRepository,
    private readonly ledger: Ledger,
    private readonly checkout: CheckoutService,
    private readonly purposes: PaymentPurposes,
    private readonly pages: CheckoutPages,
  ) {}

  onModuleInit(): void {
    this.purposes.register('repayment', this);
  }

  /** Decision 42: dividends on equity, interest on debt, return of the investment on both; only when funded. */
  async create(
    caller: Identity,
    campaignId: string,
    request: CreateRepaymentRequest,
    commandKey: string,
  ): Promise<string> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const { received } = await this.campaigns.totals(campaignId);
      if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');
      const wanted = campaign.type === 'equity' ? 'dividend' : 'interest';
      if (request.rePaymentType !== wanted && request.rePaymentType !== 'returnofInvestment') {
        throw fieldError('rePaymentType', 'repayment.type_not_allowed');
      }
      const isPrincipal = request.rePaymentType === 'returnofInvestment';
      if (isPrincipal) await this.requireOutstanding(tx, campaign, request.amount);
      return this.insert(tx, campaign, caller, request, commandKey, isPrincipal);
    });
  }

  async pay(caller: Identity, id: string, rail: RepaymentRail, commandKey: string): Promise<RepaymentPaid> {
    if (rail === 'card') {
      const { url } = await this.checkout.open(caller, { purpose: 'repayment', id }, commandKey);
      return { repayment: await this.reads.one(caller.userId, id), url };
    }
    await this.database.inTx(async (tx) => {
      const repayment = await this.lifecycle.lock(tx, id, caller.userId);
      if (repayment.state === 'distributing' || repayment.state === 'distributed') return;
      if (repayment.state === 'paying') await this.pages.closeAll(tx, 'repayment', id);
      await this.lifecycle.move(tx, repayment, 'distributing', { name: caller.email, id: caller.userId });
      await this.post(
        tx,
        repayment,
        'repayment_wallet',
        'repayment',
        id,
        accountCode.wallet(caller.userId, repayment.currency),
        caller.userId,
      );
    });
    return { repayment: await this.reads.one(caller.userId, id), url: null };
  }

  async prepare(tx: Tx, caller: Identity, id: string): Promise<Payable> {
    const repayment = await this.lifecycle.lock(tx, id, caller.userId);
    if (repayment.state !== 'due' && repayment.state !== 'paying') {
      throw new DomainError('repayment.bad_transition', { from: repayment.state });
    }
    const campaign = await this.campaigns.byId(repayment.campaignId);
    return {
      amount: repayment.interest + repayment.principal,
      currency: repayment.currency,
      description: `${campaign.name} ${repayment.number}`,
      successPath: `/campaign-dashboard/receipt/${id}`,
      cancelPath: `/campaign-dashboard/payment/${id}`,
      group: repayment.campaignId,
    };
  }

  async opened(tx: Tx, payment: PaymentEntity): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (repayment.state === 'due') await this.lifecycle.move(tx, repayment, 'paying', systemActor('checkout'));
  }

  async collected(tx: Tx, payment: PaymentEntity): Promise<boolean> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (repayment.state !== 'due' && repayment.state !== 'paying') return false;
    await this.lifecycle.move(tx, repayment, 'distributing', systemActor('stripe'));
    const clearing = accountCode.clearing(payment.provider, repayment.currency);
    await this.post(tx, repayment, 'repayment_card', 'payment', payment.id, clearing, payment.userId);
    return true;
  }

  async ended(tx: Tx, payment: PaymentEntity): Promise<void> {
    const repayment = await this.lifecycle.lock(tx, payment.subjectId);
    if (repayment.state === 'paying') await this.lifecycle.move(tx, repayment, 'due', systemActor('checkout'));
  }

  private post(
    tx: Tx,
    repayment: RepaymentEntity,
    kind: string,
    sourceType: string,
    sourceId: string,
    debit: string,
    actor: string,
  ): Promise<unknown> {
    return this.ledger.post(tx, {
      uid: derivedId(`repayment:${repayment.id}:paid`),
      kind,
      phase: 'posted',
      sourceType,
      sourceId,
      actor,
      postings: [
        {
          debit,
          credit: accountCode.distribution(repayment.id, repayment.currency),
          minor: repayment.interest + repayment.principal,
          currency: repayment.currency,
        },
      ],
    });
  }

  /** What is not yet returned and not already in the schedule. */
  private async requireOutstanding(tx: Tx, campaign: CampaignEntity, amount: bigint): Promise<void> {
    const [row] = await tx.query<{ outstanding: string }[]>(
      `select (select coalesce(sum(amount - principal_returned), 0) from investment where campaign_id = $1 and state = 'settled')
         - (select coalesce(sum(principal), 0) from repayment where campaign_id = $1 and state in ('due', 'paying', 'distributing'))
         as outstanding`,
      [campaign.id],
    );
    const outstanding = BigInt(row?.outstanding ?? 0);
    if (amount > outstanding) {
      throw fieldError('amount', 'repayment.above_outstanding', {
        outstanding: Number(outstanding),
        currency: campaign.currency,
      });
    }
  }

  private async insert(
    tx: Tx,
    campaign: CampaignEntity,
    caller: Identity,
    request: CreateRepaymentRequest,
    commandKey: string,
    isPrincipal: boolean,
  ): Promise<string> {
    const amount = request.amount.toString();
    await tx.query(
      `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, description,
         created_by, idempotency_key, created_at)
       values ($1, 'REP-' || lpad(nextval('repayment_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, 'due', $8, $9, $10, kernel.now())
       on conflict (campaign_id, idempotency_key) do nothing`,
      [
        newId(),
        campaign.id,
        request.rePaymentType,
        isPrincipal ? '0' : amount,
        isPrincipal ? amount : '0',
        campaign.currency,
        request.dueDate,
        request.description ?? null,
        caller.userId,
        commandKey,
      ],
    );
    const [row] = await tx.query<{ id: string }[]>(
      'select id from repayment where campaign_id = $1 and idempotency_key = $2',
      [campaign.id, commandKey],
    );
    if (row === undefined) throw new Error('A repayment vanished inside its own transaction');
    return row.id;
  }
}
