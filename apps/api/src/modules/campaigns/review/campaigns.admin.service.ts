import { Injectable } from '@nestjs/common';
import { CampaignStatus, type AdminPage } from '@cairn/contracts';
import type { AdminCampaign, AdminCampaignRow } from '@cairn/contracts/admin/admin.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import { openingOn } from '@cairn/contracts/campaigns/campaign-calendar';
import { parseCalendarDate } from '@cairn/finance';
import { byId, byInstant, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { History } from '../../../kernel/history/history.js';
import { BankAccountHolder } from '../bank-account/bank-account-holder.js';
import { isClosingHeld } from '../covered/closing-holds.js';
import { coveredStanding } from '../covered/covered-standing.js';
import { CampaignEditsRepository } from '../record/campaign-edits.repository.js';
import { CampaignCalendars } from '../record/campaign-calendars.js';
import { SHOWN_STATUS } from '../record/campaign-visibility.js';
import { EarlyClosingDate } from '../record/early-closing-date.js';
import { presentDetail } from '../record/campaign.presenter.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { CHECKS_DONE, WAITING_SUBMISSION } from '../submissions/waiting-submission.sql.js';

type Row = Omit<AdminCampaignRow, 'goal' | 'received'> & { goal: string | null; received: string };

/** Reads of campaigns for the console. */
@Injectable()
export class CampaignsAdminService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly calendars: CampaignCalendars,
    private readonly history: History,
    private readonly holder: BankAccountHolder,
    private readonly edits: CampaignEditsRepository,
    private readonly earlyClosing: EarlyClosingDate,
  ) {}

  /**
   * `state` is a status code, `mine` for what the caller reviews, `changes` for what waits for its owner's changes, or
   * `held` for closings that wait for their covered persons.
   * Drafts are private to their owner and are in no list.
   */
  async list(caller: Identity, query: AdminListQuery): Promise<AdminPage<AdminCampaignRow>> {
    const where = [`c.status <> ${CampaignStatus.draft}`];
    const parameters: unknown[] = [];
    if (query.state && /^[1-7]$/.test(query.state))
      where.push(`${SHOWN_STATUS} = $${parameters.push(Number(query.state))}`);
    if (query.state === 'mine') where.push(`w.claimed_by = $${parameters.push(caller.userId)}`);
    if (query.state === 'changes') where.push('c.changes_requested');
    if (query.state === 'held') where.push(isClosingHeld('c'));
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(c.name ilike ${place} or u.email ilike ${place})`);
    }
    const page = await adminPage<Row>(this.database, query, {
      select: `c.id, c.name, c.slug, u.id as "ownerId", u.first_name || ' ' || u.last_name as "ownerName", c.type, ${SHOWN_STATUS} as status, c.test_the_water as "testsInterest", c.changes_requested as "changesRequested", c.currency, c.goal,
        k.received, c.submitted_at as "submittedAt", c.closes_at as "closesAt",
        ${CHECKS_DONE} as "checksDone", r.first_name || ' ' || r.last_name as "claimedBy"`,
      from:
        'campaign c join campaign_capacity k on k.campaign_id = c.id join app_user u on u.id = c.owner_id ' +
        WAITING_SUBMISSION,
      where,
      parameters,
      orders: ordersOf('campaigns', {
        submittedAt: byInstant(`coalesce(c.submitted_at, '-infinity')`),
        name: byText('c.name'),
        closesAt: byInstant(`coalesce(c.closes_at, 'infinity')`),
      }),
      key: byId('c.id'),
    });
    return {
      ...page,
      items: page.items.map((row) => ({
        ...row,
        goal: row.goal === null ? null : BigInt(row.goal),
        received: BigInt(row.received),
      })),
    };
  }

  async one(id: string): Promise<AdminCampaign> {
    const campaign = await this.campaigns.byId(id);
    const [totals, ended, history, closings, edits, window, earlyClosesAt, standing, [owner]] = await Promise.all([
      this.campaigns.totals(id),
      this.campaigns.endOf(campaign),
      this.history.of('campaign', id),
      this.history.of('campaign_closing', id),
      this.edits.of(id),
      this.calendars.now(),
      this.earlyClosing.of(campaign),
      coveredStanding(this.database.manager, id),
      this.database.query<{ name: string; email: string }>(
        `select first_name || ' ' || last_name as name, email from app_user where id = $1`,
        [campaign.ownerId],
      ),
    ]);
    const { earliest } = openingOn(window, campaign.openDate === null ? null : parseCalendarDate(campaign.openDate));
    const fits = campaign.closingDate !== null && campaign.closingDate >= earliest;
    return {
      ...presentDetail(campaign, totals, ended, this.holder.of(campaign)),
      ownerId: campaign.ownerId,
      ownerName: owner?.name ?? '',
      ownerEmail: owner?.email ?? '',
      earliestClosingDate: fits ? null : earliest,
      earlyClosesAt,
      ...standing,
      history,
      closings,
      edits,
    };
  }
}
