import { Injectable } from '@nestjs/common';
import type {
  ProgressReport,
  ProgressReports as Reports,
} from '@cairn/contracts/campaigns/desk/progress-reports.replies';
import type { FileReportRequest } from '@cairn/contracts/campaigns/desk/progress-reports.request';
import { dayIn } from '@cairn/finance';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { SettingsService } from '../../settings/index.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';

/** The reports that a company owes at half and the whole of its target, and its word that they are filed. */
@Injectable()
export class ProgressReports {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  async list(caller: Identity, campaignId: string): Promise<Reports> {
    await this.campaigns.readable(caller, campaignId);
    const { rules } = await this.settings.all();
    const reports = await this.database.query<ProgressReport>(
      `select m.percent, m.reached_at as "reachedAt", m.report_until as "reportUntil", m.filed_on::text as "filedOn",
         u.first_name || ' ' || u.last_name as "filedBy",
         m.filed_on is null and coalesce(m.report_until < kernel.now(), false) as "isLate"
       from campaign_milestone m left join app_user u on u.id = m.filed_by where m.campaign_id = $1 order by m.percent`,
      [campaignId],
    );
    return {
      reports,
      citation: rules.progressReportBusinessDays === 0 ? null : rules.sources.progressReportBusinessDays,
    };
  }

  /**
   * Another day corrects the first; the same again changes nothing.
   * @throws campaign.report_date for a day that is to come, or before the target was reached; campaign.no_report where no
   *   report is asked for
   */
  async file(caller: Identity, campaignId: string, { percent, filedOn }: FileReportRequest): Promise<void> {
    const { timezone } = await this.settings.all();
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lockForEditor(tx, campaignId, caller);
      const [milestone] = await tx.query<{ reachedAt: Date; filedOn: string | null }[]>(
        `select reached_at as "reachedAt", filed_on::text as "filedOn" from campaign_milestone
         where campaign_id = $1 and percent = $2 and report_until is not null for no key update`,
        [campaignId, percent],
      );
      if (milestone === undefined) throw new DomainError('campaign.no_report');
      const [earliest, latest] = [dayIn(timezone, milestone.reachedAt), dayIn(timezone, this.clock.now())];
      if (filedOn < earliest || filedOn > latest)
        throw fieldError('filedOn', 'campaign.report_date', { earliest, latest });
      if (milestone.filedOn === filedOn) return;
      await tx.query(
        'update campaign_milestone set filed_on = $3, filed_by = $4 where campaign_id = $1 and percent = $2',
        [campaignId, percent, filedOn, caller.userId],
      );
      const about = { userId: caller.userId, campaignId, campaign: campaign.name, percent: String(percent) };
      await this.events.emit(tx, 'campaign.report_filed', about);
    });
  }
}
