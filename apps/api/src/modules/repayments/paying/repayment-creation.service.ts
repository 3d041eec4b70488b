import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { MAX_TERM_MONTHS } from '@cairn/contracts/campaigns/changes/offered-terms.request';
import { MAX_REPAYMENT, type CreateRepaymentRequest } from '@cairn/contracts/repayments/repayments.requests';
import { addMonthsAnchored, dayIn, parseCalendarDate } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import {
  CampaignsRepository,
  fundingOf,
  liveCampaign,
  type CampaignEntity,
  type LiveCampaign,
} from '../../campaigns/index.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { EarlyRepayments } from '../schedules/early-repayments.service.js';

/** The components of a repayment, in minor units. */
interface Parts {
  interest: bigint;
  principal: bigint;
  /** Principal of a loan before its instalments ask for it. */
  early: boolean;
}

/** A repayment outside the schedule, made by the campaign's owner. */
@Injectable()
export class RepaymentCreationService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly events: Events,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly options: OpenOptions,
    private readonly early: EarlyRepayments,
  ) {}

  /** Decision 42: dividends on equity, interest on debt, return of the investment on both; only when funded. */
  async create(
    caller: Identity,
    campaignId: string,
    request: CreateRepaymentRequest,
    commandKey: string,
  ): Promise<string> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const { received } = await this.campaigns.totals(campaignId, tx);
      // Its rolling closings are funded, but who its holders are is known at its end.
      if (campaign.status === CampaignStatus.active) throw new DomainError('campaign.still_open');
      if (!fundingOf(campaign, received).funded) throw new DomainError('campaign.not_funded');
      // The result of an earlier call with this key is returned as it is, even if its day has passed.
      const known = await this.made(tx, campaignId, commandKey);
      if (known !== null) return known;
      const wanted = campaign.type === 'equity' ? 'dividend' : 'interest';
      if (request.rePaymentType !== wanted && request.rePaymentType !== 'returnofInvestment') {
        throw fieldError('rePaymentType', 'repayment.type_not_allowed');
      }
      await this.options.requireOpen(request, tx);
      await this.requireLimits(tx, campaign, request);
      const isPrincipal = request.rePaymentType === 'returnofInvestment';
      if (isPrincipal && campaign.type === 'debt') {
        const day = parseCalendarDate(request.dueDate);
        const interest = await this.early.interestOn(tx, campaign, request.amount, day);
        return this.insert(tx, liveCampaign(campaign), caller, request, commandKey, {
          interest,
          principal: request.amount,
          early: true,
        });
      }
      if (isPrincipal) await this.requireOutstanding(tx, campaign, request.amount);
      if (campaign.type === 'debt') await this.requireLent(tx, campaign);
      if (!isPrincipal && request.confirmed !== true) await this.requirePlausible(tx, campaign, request.amount);
      const parts = isPrincipal
        ? { interest: 0n, principal: request.amount }
        : { interest: request.amount, principal: 0n };
      return this.insert(tx, liveCampaign(campaign), caller, request, commandKey, { ...parts, early: false });
    });
  }

  private async requireLimits(tx: Tx, { currency }: CampaignEntity, request: CreateRepaymentRequest): Promise<void> {
    if (request.amount > MAX_REPAYMENT) {
      throw fieldError('amount', 'repayment.above_maximum', { maximum: Number(MAX_REPAYMENT), currency });
    }
    const { timezone } = await this.settings.all(tx);
    const earliest = dayIn(timezone, this.clock.now());
    if (request.dueDate < earliest) throw fieldError('dueDate', 'repayment.due_in_past', { earliest });
    const latest = addMonthsAnchored(earliest, MAX_TERM_MONTHS);
    if (request.dueDate > latest) throw fieldError('dueDate', 'repayment.due_too_late', { latest });
  }

  /** The principal that is not yet returned and not already in the schedule. */
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

  /** Nothing bears interest any more once the loan is repaid. */
  private async requireLent(tx: Tx, { id, currency }: CampaignEntity): Promise<void> {
    const [row] = await tx.query<{ lent: boolean }[]>(
      `select exists (select from investment where campaign_id = $1 and state = 'settled' and principal_returned < amount) as lent`,
      [id],
    );
    if (!row?.lent) throw fieldError('amount', 'repayment.above_outstanding', { outstanding: 0, currency });
  }

  /** Investors expect it from this moment on: an amount that looks like a slip is asked about first. */
  private async requirePlausible(tx: Tx, { id, currency }: CampaignEntity, amount: bigint): Promise<void> {
    const [row] = await tx.query<{ invested: string }[]>(
      `select coalesce(sum(amount), 0) as invested from investment where campaign_id = $1 and state = 'settled'`,
      [id],
    );
    const invested = BigInt(row?.invested ?? 0);
    if (amount > invested) {
      throw fieldError('amount', 'repayment.implausible', { invested: Number(invested), currency });
    }
  }

  /** It belongs to the schedule that is in force, the newest. */
  private async insert(
    tx: Tx,
    campaign: LiveCampaign,
    caller: Identity,
    request: CreateRepaymentRequest,
    commandKey: string,
    { interest, principal, early }: Parts,
  ): Promise<string> {
    const id = newId();
    await tx.query(
      `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, description,
         created_by, idempotency_key, early, schedule_version, created_at)
       values ($1, 'REP-' || lpad(nextval('repayment_number')::text, 6, '0'), $2, $3, $4, $5, $6, $7, 'due', $8, $9, $10, $11,
         (select coalesce(max(schedule_version), 1) from repayment where campaign_id = $2), kernel.now())`,
      [
        id,
        campaign.id,
        request.rePaymentType,
        interest.toString(),
        principal.toString(),
        campaign.currency,
        request.dueDate,
        request.description ?? null,
        caller.userId,
        commandKey,
        early,
      ],
    );
    await this.events.emit(tx, 'repayment.created', {
      userId: caller.userId,
      campaignId: campaign.id,
      campaign: campaign.name,
      amount: Number(interest + principal),
      currency: campaign.currency,
    });
    return id;
  }

  private async made(tx: Tx, campaignId: string, commandKey: string): Promise<string | null> {
    const [row] = await tx.query<{ id: string }[]>(
      'select id from repayment where campaign_id = $1 and idempotency_key = $2',
      [campaignId, commandKey],
    );
    return row?.id ?? null;
  }
}
