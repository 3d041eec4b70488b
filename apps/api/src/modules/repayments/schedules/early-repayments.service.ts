import { Injectable } from '@nestjs/common';
import {
  dayIn,
  interestTo,
  parseCalendarDate,
  scheduleAfter,
  type CalendarDate,
  type LoanProgress,
  type LoanTerms,
} from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Actor } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignEntity } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { CheckoutPages } from '../../payments/index.js';
import { holdersOf } from '../record/holders.js';
import { closedLoan } from './instalments.js';
import { readProgress, type ReadProgress } from './loan-progress.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';
import type { RepaymentEntity } from '../record/repayment.entity.js';
import { writeSchedule } from './schedule-rows.js';

interface Standing extends ReadProgress {
  loan: LoanTerms;
  progress: LoanProgress;
}

/**
 * A loan that is repaid early, in part or in full: principal on a day before the next instalment, with the interest up to
 * that day. A new schedule is made when the money has arrived, not before: until then all of it is still owed.
 */
@Injectable()
export class EarlyRepayments {
  constructor(
    private readonly lifecycle: RepaymentLifecycle,
    private readonly pages: CheckoutPages,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  /**
   * The interest for this principal up to that day, in minor units.
   * @throws repayment.early_open while another early repayment of the loan waits
   * @throws repayment.instalment_unpaid when one is due today or overdue, or was left out
   * @throws repayment.instalment_first for a day on or after that of the next instalment
   * @throws repayment.above_outstanding, repayment.remainder_too_small for the amount
   */
  async interestOn(tx: Tx, campaign: CampaignEntity, amount: bigint, on: CalendarDate): Promise<bigint> {
    const [open] = await tx.query<unknown[]>(
      `select 1 from repayment where campaign_id = $1 and early and state in ('due', 'paying')`,
      [campaign.id],
    );
    if (open !== undefined) throw new DomainError('repayment.early_open');
    const standing = await this.standing(tx, campaign);
    const { owed, nextDue: dueOn } = standing;
    if (amount > owed) {
      throw fieldError('amount', 'repayment.above_outstanding', {
        outstanding: Number(owed),
        currency: campaign.currency,
      });
    }
    if (dueOn !== null && (standing.lastPaid > standing.paid || dueOn <= (await this.today(tx)))) {
      throw new DomainError('repayment.instalment_unpaid', { dueOn });
    }
    if (dueOn !== null && on >= dueOn) throw fieldError('dueDate', 'repayment.instalment_first', { dueOn });
    if (after(standing, amount, on) === null) throw fieldError('amount', 'repayment.remainder_too_small');
    return interestTo(standing.loan, standing.progress, on);
  }

  /** Whether the basis of an early repayment is still valid; true for every other repayment. */
  async isCurrent(tx: Tx, repayment: RepaymentEntity): Promise<boolean> {
    if (!repayment.early) return true;
    const standing = await this.standing(tx, await campaignOf(tx, repayment));
    const on = parseCalendarDate(repayment.dueOn);
    const { nextDue, owed, loan, progress } = standing;
    return (
      nextDue !== null &&
      nextDue > on &&
      standing.lastPaid === standing.paid &&
      repayment.principal <= owed &&
      after(standing, repayment.principal, on) !== null &&
      interestTo(loan, progress, on) === repayment.interest
    );
  }

  /**
   * Before a payment begins. A payment in progress when the day ends still counts.
   * @throws repayment.early_outdated when its day has passed, or an instalment was paid since it was made
   */
  async requireCurrent(tx: Tx, repayment: RepaymentEntity): Promise<void> {
    if (!repayment.early) return;
    const hasPassed = repayment.dueOn < (await this.today(tx));
    if (hasPassed || !(await this.isCurrent(tx, repayment))) throw new DomainError('repayment.early_outdated');
  }

  /** Once an early repayment is paid: the instalments that are left give way to those of a new schedule. */
  async remakeSchedule(tx: Tx, repayment: RepaymentEntity, actor: Actor): Promise<void> {
    if (!repayment.early) return;
    const campaign = await campaignOf(tx, repayment);
    const { loan, progress, version } = await this.standing(tx, campaign);
    const rows = scheduleAfter(loan, progress);
    if (rows === null) throw new Error(`No schedule is left after ${repayment.number}`);
    // Whoever pays on an open page of one in that moment gets the money back.
    const replaced = await this.lifecycle.replaceInstalments(tx, campaign.id, actor);
    await this.pages.closeAll(tx, 'repayment', replaced);
    await writeSchedule(tx, campaign, rows, version + 1);
    await this.tellHolders(tx, campaign, await this.nextDue(tx, repayment));
  }

  /** The next amount due, scheduled or not; undefined when this repayment was the last. */
  private async nextDue(tx: Tx, { id, campaignId }: RepaymentEntity): Promise<CalendarDate | undefined> {
    const [next] = await tx.query<{ dueOn: CalendarDate | null }[]>(
      `select min(due_on)::text as "dueOn" from repayment where campaign_id = $1 and id <> $2 and state in ('due', 'paying')`,
      [campaignId, id],
    );
    return next?.dueOn ?? undefined;
  }

  /** Their expected payments have changed: a new schedule, or none when nothing is left. */
  private async tellHolders(tx: Tx, campaign: CampaignEntity, dueOn: CalendarDate | undefined): Promise<void> {
    const about = { campaignId: campaign.id, campaign: campaign.name, ...(dueOn === undefined ? {} : { dueOn }) };
    const holders = await holdersOf(tx, campaign.id);
    await this.events.emitMany(
      tx,
      dueOn === undefined ? 'distribution.ended' : 'distribution.rescheduled',
      holders.map((holder) => ({ ...holder, ...about })),
    );
  }

  private async standing(tx: Tx, campaign: CampaignEntity): Promise<Standing> {
    const read = await readProgress(tx, campaign.id);
    const { timezone } = await this.settings.all(tx);
    const loan = closedLoan(campaign, read.principal, timezone);
    const { paid, owed, interestPaidTo } = read;
    return { ...read, loan, progress: { paid, owed, interestPaidTo: interestPaidTo ?? loan.closingDate } };
  }

  private async today(tx: Tx): Promise<CalendarDate> {
    return dayIn((await this.settings.all(tx)).timezone, this.clock.now());
  }
}

const campaignOf = (tx: Tx, { campaignId: id }: RepaymentEntity): Promise<CampaignEntity> =>
  tx.findOneByOrFail(CampaignEntity, { id });

/** The instalments that would be left; null when they could not be paid. */
const after = ({ loan, progress }: Standing, amount: bigint, on: CalendarDate) =>
  scheduleAfter(loan, {
    ...progress,
    owed: progress.owed - amount,
    interestPaidTo: on > progress.interestPaidTo ? on : progress.interestPaidTo,
  });
