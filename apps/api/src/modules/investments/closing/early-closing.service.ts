import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import { earliestCloseAfterNotice, isUsBankHoliday, parseCalendarDate } from '@cairn/finance';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignsRepository, successThreshold, type CampaignEntity } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { DueClosings } from './due-closings.js';
import { aboutOf } from '../record/investment-events.js';

const DAY = 86_400_000;

/**
 * Closing before the date (17 CFR 227.304(b)): the target is met, the offering has been open for 21 days, and every
 * investor is told of a new deadline at least five business days ahead. Profile `none` closes at once.
 */
@Injectable()
export class EarlyClosingService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly closings: DueClosings,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /** SEC-57: by another person than its owner, whom the money goes to. */
  async close(admin: Identity, id: string): Promise<void> {
    const { minimumCampaignDays, timezone, rules } = await this.settings.all();
    const { earlyCloseNoticeBusinessDays: notice } = rules;
    const atOnce = notice === 0;
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      if (campaign.status !== CampaignStatus.active || campaign.opensAt === null || campaign.closesAt === null) {
        throw new DomainError('campaign.bad_transition', { from: campaign.status, to: CampaignStatus.successful });
      }
      const before = campaign.closesAt;
      if (!atOnce) await this.requireTarget(tx, campaign, minimumCampaignDays);
      const after = atOnce ? this.clock.now() : await this.noticeDeadline(tx, timezone, notice);
      if (after >= before) throw new DomainError('campaign.early_close_refused', { why: 'deadline' });
      await this.moveDeadline(tx, id, after, timezone);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'campaign.closing_moved',
        subjectType: 'campaign',
        subjectId: id,
        before: { closesAt: before.toISOString() },
        after: { closesAt: after.toISOString() },
      });
      if (!atOnce) await this.tellInvestors(tx, campaign, after);
    });
    if (atOnce) await this.closings.closeDue();
  }

  private async requireTarget(tx: Tx, campaign: CampaignEntity, minimumDays: number): Promise<void> {
    const openFor = this.clock.now().getTime() - (campaign.opensAt?.getTime() ?? 0);
    if (openFor < minimumDays * DAY)
      throw new DomainError('campaign.early_close_refused', { why: 'days', days: minimumDays });
    const { received } = await this.campaigns.totals(campaign.id, tx);
    if (received < successThreshold(campaign)) throw new DomainError('campaign.early_close_refused', { why: 'target' });
  }

  /** The last second of the first day that so many full business days of notice allow. */
  private async noticeDeadline(tx: Tx, timezone: string, businessDays: number): Promise<Date> {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(this.clock.now());
    const day = earliestCloseAfterNotice(parseCalendarDate(today), isUsBankHoliday, businessDays);
    const [row] = await tx.query<{ at: Date }[]>(`select ($1::date + time '23:59:59') at time zone $2 as at`, [
      day,
      timezone,
    ]);
    if (row === undefined) throw new Error('The database gave no deadline');
    return row.at;
  }

  private async moveDeadline(tx: Tx, id: string, at: Date, timezone: string): Promise<void> {
    await tx.query(
      `update campaign set closes_at = $2, closing_date = ($2::timestamptz at time zone $3)::date, updated_at = kernel.now() where id = $1`,
      [id, at, timezone],
    );
    await tx.query('update campaign_capacity set closes_at = $2 where campaign_id = $1', [id, at]);
  }

  private async tellInvestors(tx: Tx, campaign: CampaignEntity, closesAt: Date): Promise<void> {
    const investments = await tx.query<{ id: string; investor_id: string }[]>(
      `select distinct on (investor_id) id, investor_id from investment
       where campaign_id = $1 and state in ('reserved', 'paying', 'received') order by investor_id, created_at`,
      [campaign.id],
    );
    const { cancelUntil } = await aboutOf(tx, campaign.id);
    for (const { id, investor_id: userId } of investments) {
      await this.events.emit(tx, 'campaign.closing_moved', {
        userId,
        investmentId: id,
        campaign: campaign.name,
        closesAt: closesAt.toISOString(),
        cancelUntil: cancelUntil.toISOString(),
      });
    }
  }
}
