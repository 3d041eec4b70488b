import { Injectable } from '@nestjs/common';
import { CampaignStatus } from '@cairn/contracts';
import type { CampaignCalendar } from '@cairn/contracts/campaigns/campaign-calendar';
import { CAMPAIGN_SECTIONS } from '@cairn/contracts/campaigns/campaign-rules';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { CampaignLifecycle } from '../record/campaign-lifecycle.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { campaignRefusals, successThreshold } from '../record/campaign-rules.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { END_OF_DAY } from '../record/end-of-day.js';
import { commitmentUnits, liveCampaign, type LiveCampaign } from '../record/live-campaign.js';
import { ApprovedTerms } from './approved-terms.js';
import { requireRail } from './require-rail.js';
import { reviewEntry } from './review-entry.js';

interface Dates {
  opensAt: Date;
  closesAt: Date;
  opensLater: boolean;
}

/** Approval of a submitted campaign by an admin. */
@Injectable()
export class CampaignReviewService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly lifecycle: CampaignLifecycle,
    private readonly calendars: CampaignCalendars,
    private readonly approved: ApprovedTerms,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  /**
   * SEC-57: owners cannot approve their campaign. Decision `approval`: the closing date must lie in the window that the
   * law and the site give.
   * @param reason why, where points of the checklist are not ticked: the history keeps it
   */
  async approve(admin: Identity, id: string, reason: string | null): Promise<void> {
    const calendar = await this.calendars.now();
    await this.approved.prepare(id);
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, id);
      requireAnotherPerson(admin, campaign.ownerId);
      if (campaign.status !== CampaignStatus.pending) {
        throw new DomainError('campaign.bad_transition', { from: campaign.status, to: CampaignStatus.active });
      }
      await requireRail(tx, campaign);
      this.requireRules(campaign, calendar);
      await this.approved.requireChecked(tx, campaign, reason);
      const { status: from } = campaign;
      await this.lifecycle.move(tx, campaign, CampaignStatus.active, { name: admin.email, id: admin.userId }, reason);
      await this.open(tx, liveCampaign(campaign), calendar.timezone);
      await this.approved.freeze(tx, campaign, admin.userId);
      await this.audit.record(tx, reviewEntry(admin, 'campaign.approved', campaign, from, reason));
      const { opensAt, closesAt, opensLater } = await this.datesOf(tx, id);
      await this.events.emit(tx, opensLater ? 'campaign.scheduled' : 'campaign.approved', {
        userId: campaign.ownerId,
        campaignId: id,
        slug: campaign.slug,
        campaign: campaign.name,
        closesAt: closesAt.toISOString(),
        ...(opensLater && { opensAt: opensAt.toISOString() }),
      });
    });
  }

  /** Checked again, because days have passed since the submission. */
  private requireRules(campaign: CampaignEntity, calendar: CampaignCalendar): void {
    const [broken] = CAMPAIGN_SECTIONS.flatMap((section) => campaignRefusals(section, campaign, calendar));
    if (broken !== undefined) throw fieldError(broken.field, broken.code, broken.params);
  }

  /** Opens the capacity row: investments can reserve from it from now on, or from the day that the owner chose. */
  private async open(tx: Tx, campaign: LiveCampaign, timezone: string): Promise<void> {
    const units = commitmentUnits(campaign);
    await tx.query(
      `with dates as (select greatest(kernel.now(), $6::date::timestamp at time zone $3) as opening,
          ($2::date + time '${END_OF_DAY}') at time zone $3 as deadline),
        opened as (update campaign set opens_at = dates.opening, closes_at = dates.deadline from dates where id = $1)
       update campaign_capacity set open = $7, opens_at = dates.opening, closes_at = dates.deadline,
         max_units = $4, threshold = $5, listed_as = ${CampaignStatus.active} from dates where campaign_id = $1`,
      [
        campaign.id,
        campaign.closingDate,
        timezone,
        units.toString(),
        successThreshold(campaign).toString(),
        campaign.openDate,
        // 17 CFR 227.206: one that tests interest takes nothing, whatever asks for it.
        !campaign.testTheWater,
      ],
    );
  }

  private async datesOf(tx: Tx, id: string): Promise<Dates> {
    const [row] = await tx.query<Dates[]>(
      `select opens_at as "opensAt", closes_at as "closesAt", opens_at > kernel.now() as "opensLater"
       from campaign where id = $1`,
      [id],
    );
    if (row === undefined) throw new Error(`Campaign ${id} was not found inside its own transaction`);
    return row;
  }
}
