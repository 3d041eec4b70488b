import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { NextRollingClosing, RollingCloseRefusal } from '@cairn/contracts/investments/closings.replies';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import {
  ChangeProposals,
  EarlyClosingDate,
  RollingClosingsRepository,
  type CampaignEntity,
} from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { RollingMembers, type PaidSum } from './rolling-members.js';

const DAY = 86_400_000;

/**
 * When an open offering may take up what was paid so far: as for an early closing (17 CFR 227.304(b)), its goal is reached,
 * it has been open for 21 days, and its investors have five business days' notice. House rules beside it: shares only,
 * since the interest of a loan runs from one closing for all its lenders, and none that is shared out pro rata, since
 * that is known at the end alone. The goal is asked for in both modes, so that one fee rate holds for every closing.
 */
@Injectable()
export class RollingRules {
  constructor(
    private readonly closings: RollingClosingsRepository,
    private readonly changes: ChangeProposals,
    private readonly dates: EarlyClosingDate,
    private readonly members: RollingMembers,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** What one that is announced now would take up, and why it cannot be. */
  async next(tx: Tx, campaign: CampaignEntity): Promise<NextRollingClosing> {
    const waiting = await this.members.waiting(tx, campaign.id);
    const closesAt = await this.dates.of(campaign, tx);
    const { cancelHoursBeforeDeadline } = (await this.settings.all(tx)).rules;
    return {
      ...waiting,
      closesAt,
      cancelUntil: closesAt && cancelUntilBefore(closesAt, cancelHoursBeforeDeadline),
      refusal: await this.refusal(tx, campaign, waiting, closesAt),
    };
  }

  /**
   * When one that is announced now closes.
   * @throws campaign.rolling_close_refused with the reason and its source
   */
  async requireNext(tx: Tx, campaign: CampaignEntity): Promise<Date> {
    const { refusal, closesAt } = await this.next(tx, campaign);
    if (refusal === null && closesAt !== null) return closesAt;
    const { minimumCampaignDays, rules } = await this.settings.all(tx);
    throw new DomainError('campaign.rolling_close_refused', {
      why: refusal ?? 'deadline',
      ...(refusal === 'days' ? { days: minimumCampaignDays } : {}),
      source: rules.sources.earlyCloseNoticeBusinessDays,
    });
  }

  private async refusal(
    tx: Tx,
    campaign: CampaignEntity,
    waiting: PaidSum,
    closesAt: Date | null,
  ): Promise<RollingCloseRefusal | null> {
    const { id, status, opensAt, type, allocationMethod } = campaign;
    const now = this.clock.now();
    if (
      status !== CampaignStatus.active ||
      opensAt === null ||
      campaign.closesAt === null ||
      campaign.closesAt <= now
    ) {
      return 'ended';
    }
    if (type === 'debt') return 'debt';
    if (allocationMethod === 'pro_rata') return 'pro_rata';
    if ((await this.closings.announced(tx, id)) !== null) return 'announced';
    if (await this.changes.isOpen(id, tx)) return 'change';
    const { minimumCampaignDays, rules } = await this.settings.all(tx);
    const isNoticed = rules.earlyCloseNoticeBusinessDays > 0;
    if (isNoticed && now.getTime() - opensAt.getTime() < minimumCampaignDays * DAY) return 'days';
    if (waiting.amount === 0n) return 'nothing';
    if (!reachesGoal(campaign, waiting.amount)) return 'target';
    return closesAt === null ? 'deadline' : null;
  }
}

const HOUR = 3_600_000;

/** S-08: until when one may cancel before a closing (17 CFR 227.304(a)). */
export const cancelUntilBefore = (closesAt: Date, hours: number): Date => new Date(closesAt.getTime() - hours * HOUR);

/** Whether a closing of so much, in minor units, and those before it have the goal. */
export const reachesGoal = ({ closedAmount, goal }: CampaignEntity, amount: bigint): boolean =>
  closedAmount + amount >= (goal ?? 0n);
