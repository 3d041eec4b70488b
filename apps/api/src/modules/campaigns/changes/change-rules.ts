import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { campaignCalendar, type CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import type { AnswerRule, TermChange } from '@cairn/contracts/campaigns/changes/changes.replies';
import type { ChangeTermsRequest } from '@cairn/contracts/campaigns/changes/changes.requests';
import { dayIn } from '@cairn/finance';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import { OpenOptions, SettingsService } from '../../settings/index.js';
import { RollingClosingsRepository } from '../closings/rolling-closings.repository.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { campaignRefusals } from '../record/campaign-rules.js';
import { AnswerDeadlines, type AnswerDeadline } from './answer-deadline.js';
import { StandingCommitments } from './standing-commitments.js';
import { columnsOf, termsOf } from './terms.js';

/** What changed terms may break. */
export const BROKEN_TERMS = [
  'change.not_open',
  'change.not_later',
  'change.not_whole_shares',
  'change.below_commitments',
  'campaign.closing_too_late',
  'campaign.price_misfit',
  'campaign.investment_range',
  'campaign.maximum_investment_above_goal',
  'campaign.minimum_above_offering',
  'campaign.offering_below_goal',
  'campaign.commitment_limit_low',
  'campaign.commitment_limit_high',
  'campaign.shares_below_offering',
  'campaign.valuation_misfit',
  'campaign.equity_misfit',
  'campaign.payback_before_closing',
  'campaign.partly_closed',
] as const;

/** An open campaign has these. */
export type OpenCampaign = CampaignEntity & { opensAt: Date; closesAt: Date; currency: string; closingDate: string };

/** @throws change.not_open */
export function requireOpen(campaign: CampaignEntity, now: Date): OpenCampaign {
  const { status, opensAt, closesAt, currency, closingDate } = campaign;
  if (status !== CampaignStatus.active || !opensAt || !closesAt || !currency || !closingDate || closesAt <= now) {
    throw new DomainError('change.not_open');
  }
  return Object.assign(campaign, { opensAt, closesAt, currency, closingDate });
}

/** Whether changed terms keep the rules of the wizard, and what the closing becomes. */
@Injectable()
export class ChangeRules {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly deadlines: AnswerDeadlines,
    private readonly options: OpenOptions,
    private readonly closings: RollingClosingsRepository,
    private readonly commitments: StandingCommitments,
  ) {}

  /** D-4: a choice that operators have switched off is not proposed anew. @throws beside its field */
  requireOffered(request: ChangeTermsRequest, campaign: CampaignEntity, tx: Tx): Promise<void> {
    return this.options.requireOpen(request, tx, termsOf(campaign));
  }

  /**
   * The investors of a closing that is announced were told until when they may cancel on the terms of today.
   * @throws change.closing_announced
   */
  async requireNoClosing(tx: Tx, { id }: CampaignEntity): Promise<void> {
    if ((await this.closings.announced(tx, id)) !== null) throw new DomainError('change.closing_announced');
  }

  answerRule(): Promise<AnswerRule> {
    return this.deadlines.rule();
  }

  /** C-04: the window of closing days, counted from the day on which the campaign opened. */
  async window(campaign: OpenCampaign, tx: Tx = this.database.manager): Promise<CampaignCalendar> {
    const settings = await this.settings.all(tx);
    const opened = dayIn(settings.timezone, campaign.opensAt);
    return campaignCalendar(opened, settings);
  }

  /**
   * The deadline for answers, and the closing that follows.
   * @throws change.not_later for a closing that is not later, request.invalid with every rule of the wizard that would
   *   be broken, change.not_whole_shares and change.below_commitments where the investments that stand do not fit
   */
  async judge(tx: Tx, campaign: OpenCampaign, changes: readonly TermChange[]): Promise<AnswerDeadline> {
    const columns = columnsOf(changes);
    const closing = columns.closingDate ?? null;
    if (closing !== null && closing <= campaign.closingDate) {
      throw fieldError('closingDate', 'change.not_later', { earliest: campaign.closingDate });
    }
    const deadline = await this.deadlines.of(campaign.closesAt, closing, tx);
    const window = await this.window(campaign, tx);
    const changed = { ...campaign, ...columns, closingDate: deadline.closingDate, openDate: null };
    // What is closed is sold: it cannot be shared out any more.
    if (columns.allocationMethod === 'pro_rata' && campaign.closedAmount > 0n)
      throw fieldError('allocationMethod', 'campaign.partly_closed');
    if (changed.allocationMethod === 'pro_rata' && changed.commitmentLimit === null)
      throw fieldError('commitmentLimit', 'validation.required');
    const broken = (['raise', 'terms'] as const).flatMap((section) => campaignRefusals(section, changed, window));
    if (broken.length > 0) throw new DomainError('request.invalid', {}, broken);
    await this.commitments.requireFit(tx, changed, changes);
    return deadline;
  }
}
