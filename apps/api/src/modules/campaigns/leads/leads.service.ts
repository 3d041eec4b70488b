import { Injectable } from '@nestjs/common';
import { MOST_LEADS } from '@cairn/contracts/campaigns/people/lead-limits';
import type { LeadInvestor } from '@cairn/contracts/campaigns/people/leads.replies';
import type { ChangeLeadInvestorRequest, LeadInvestorRequest } from '@cairn/contracts/campaigns/people/leads.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { CampaignEntity } from '../record/campaign.entity.js';
import { CampaignsRepository } from '../record/campaigns.repository.js';
import { PartEdits } from '../record/part-edits.js';
import { LeadsRepository } from './leads.repository.js';

interface Investor {
  userId: string;
  showName: boolean;
}

/** A campaign's lead investors, named by its owner. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly database: Database,
    private readonly campaigns: CampaignsRepository,
    private readonly reads: LeadsRepository,
    private readonly edits: PartEdits,
    private readonly events: Events,
  ) {}

  /**
   * @throws lead.full, validation.required beside the name, validation.choice beside an investment that is not one of
   *   the campaign's paid ones, lead.name_hidden where that investor shows initials, lead.there
   */
  add(caller: Identity, campaignId: string, body: LeadInvestorRequest): Promise<LeadInvestor> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const investor = body.investmentId ? await this.investorOf(tx, campaignId, body.investmentId) : null;
      if (investor === null && !body.name) throw fieldError('name', 'validation.required');
      await this.requireRoom(tx, campaignId);
      const id = newId();
      const made = await tx.query<unknown[]>(
        `insert into lead_investor (id, campaign_id, type, user_id, name, amount, bio, reason, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, kernel.now()) on conflict do nothing returning id`,
        [
          id,
          campaignId,
          body.type,
          investor?.userId ?? null,
          investor === null ? body.name : null,
          investor === null ? (body.amount ?? null) : null,
          body.bio || null,
          body.reason || null,
        ],
      );
      if (made.length === 0) throw fieldError('investmentId', 'lead.there');
      const lead = await this.reads.one(campaignId, id, tx);
      await this.edits.note(tx, caller, campaign, { field: 'leadInvestors', before: null, after: lead.name });
      await this.tell(tx, caller, campaign, investor);
      return lead;
    });
  }

  change(
    caller: Identity,
    campaignId: string,
    id: string,
    { type, name, amount, bio, reason }: ChangeLeadInvestorRequest,
  ): Promise<LeadInvestor> {
    return this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const before = await this.reads.one(campaignId, id, tx);
      // Name and amount of an investor are not the owner's to say.
      await tx.query(
        `update lead_investor set type = coalesce($2, type),
           name = case when user_id is null then coalesce($3, name) end,
           amount = case when user_id is null then case when $4 then $5::bigint else amount end end,
           bio = case when $6 then nullif($7, '') else bio end, reason = case when $8 then nullif($9, '') else reason end
         where id = $1`,
        [
          id,
          type ?? null,
          name ?? null,
          amount !== undefined,
          amount ?? null,
          bio !== undefined,
          bio ?? null,
          reason !== undefined,
          reason ?? null,
        ],
      );
      const after = await this.reads.one(campaignId, id, tx);
      if (after.name !== before.name) {
        const change = { field: 'leadInvestors', before: before.name, after: after.name };
        await this.edits.note(tx, caller, campaign, change);
      }
      return after;
    });
  }

  async remove(caller: Identity, campaignId: string, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const campaign = await this.campaigns.lock(tx, campaignId, caller.userId);
      const { name } = await this.reads.one(campaignId, id, tx);
      const gone = rowsOfUpdate(await tx.query('delete from lead_investor where id = $1 returning id', [id]));
      if (gone.length === 0) throw notFound();
      await this.edits.note(tx, caller, campaign, { field: 'leadInvestors', before: name, after: null });
    });
  }

  private async requireRoom(tx: Tx, campaignId: string): Promise<void> {
    const [row] = await tx.query<{ count: number }[]>(
      'select count(*)::int as count from lead_investor where campaign_id = $1',
      [campaignId],
    );
    if ((row?.count ?? 0) >= MOST_LEADS) throw new DomainError('lead.full', { limit: MOST_LEADS });
  }

  /** Decision 48: nobody is named on a page who shows initials elsewhere. */
  private async investorOf(tx: Tx, campaignId: string, investmentId: string): Promise<Investor> {
    const [investor] = await tx.query<Investor[]>(
      `select u.id as "userId", u.show_name as "showName" from investment i join app_user u on u.id = i.investor_id
       where i.id = $1 and i.campaign_id = $2 and i.state in ('received', 'settled')`,
      [investmentId, campaignId],
    );
    if (investor === undefined) throw fieldError('investmentId', 'validation.choice');
    if (!investor.showName) throw fieldError('investmentId', 'lead.name_hidden');
    return investor;
  }

  private async tell(
    tx: Tx,
    { userId }: Identity,
    { id, name, slug }: CampaignEntity,
    investor: Investor | null,
  ): Promise<void> {
    const about = { campaignId: id, campaign: name, slug };
    await this.events.emit(tx, 'lead.added', { userId, ...about });
    if (investor !== null) await this.events.emit(tx, 'lead.named', { userId: investor.userId, ...about });
  }
}
