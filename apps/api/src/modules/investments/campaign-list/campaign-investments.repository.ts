import { Injectable } from '@nestjs/common';
import { INVESTMENT_GROUPS, type InvestmentGroup, type Page } from '@cairn/contracts';
import type { CampaignInvestmentRow } from '@cairn/contracts/investments/campaign-investors.replies';
import type { CampaignInvestmentsQuery } from '@cairn/contracts/investments/campaign-investments.query';
import { containing } from '../../../kernel/database/admin-page.js';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { roleIn } from '../../campaigns/index.js';
import { SettingsService } from '../../settings/index.js';
import { inGroup, MISSING, ROW_FIELDS, rowJoins } from './campaign-investments.sql.js';

/** C-01: investor lists. */
const PAGE_SIZE = 10;

const NEEDS_IDENTITY = '$6::boolean';

/** A statement for each group: only so its states find their index. */
const listOf = (where: string): string =>
  prepared(`select ${ROW_FIELDS}
    from campaign c join campaign_capacity k on k.campaign_id = c.id
    left join lateral (
      select v.* from investment v where v.campaign_id = c.id and ${where}
        and ($3::uuid is null or (v.created_at, v.id) < (select p.created_at, p.id from investment p where p.id = $3))
        and ($4::text is null or v.number ilike $5 or exists (
          select from app_user s where s.id = v.investor_id and s.first_name || ' ' || s.last_name ilike $4))
      order by v.created_at desc, v.id desc limit $7) i on true
    ${rowJoins(NEEDS_IDENTITY)}
    where c.id = $1 and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} is not null)
    order by i.created_at desc, i.id desc`);

const ALL = listOf('true');
const LISTS = Object.fromEntries(INVESTMENT_GROUPS.map((group) => [group, listOf(inGroup(group))])) as Record<
  InvestmentGroup,
  string
>; // an entry for each group

const ONE = prepared(`select ${ROW_FIELDS}, i.investor_id as "investorId", c.name as campaign, ${MISSING} as missing
  from campaign c join campaign_capacity k on k.campaign_id = c.id join investment i on i.campaign_id = c.id and i.id = $2
  ${rowJoins('$3::boolean')} where c.id = $1`);

type Narrowed = Pick<CampaignInvestmentsQuery, 'group' | 'q'>;
type Row = Omit<CampaignInvestmentRow, 'amount' | 'units'> & { amount: string; units: string | null };
type One = Row & { investorId: string; campaign: string; missing: boolean };

const present = <Found extends Row>(row: Found) => ({
  ...row,
  amount: BigInt(row.amount),
  units: row.units === null ? null : Number(row.units),
});

/** A campaign's investments as its owner and team follow them, one statement a page. */
@Injectable()
export class CampaignInvestmentsRepository {
  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
  ) {}

  /** For the owner, the team, and any admin who is null here; 404 for somebody else's campaign. */
  async list(
    readerId: string | null,
    campaignId: string,
    query: CampaignInvestmentsQuery,
  ): Promise<Page<CampaignInvestmentRow>> {
    const limit = limitOf(query, PAGE_SIZE);
    const items = await this.rows(readerId, campaignId, query, readPlace(query.cursor)?.id ?? null, limit + 1);
    return toPage(items, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  }

  /** Without an end: a single page of a file would silently omit money. */
  all(ownerId: string, campaignId: string, query: Narrowed): Promise<CampaignInvestmentRow[]> {
    return this.rows(ownerId, campaignId, query, null, null);
  }

  /** One investment with whose it is; undefined where the campaign has no such one. */
  async one(tx: Tx, campaignId: string, id: string, needsIdentity: boolean) {
    const [row] = await tx.query<One[]>(ONE, [campaignId, id, needsIdentity]);
    return row && present(row);
  }

  private async rows(
    readerId: string | null,
    campaignId: string,
    { group, q }: Narrowed,
    behind: string | null,
    limit: number | null,
  ): Promise<CampaignInvestmentRow[]> {
    const { kycRequired } = await this.settings.all();
    const [name, number] = q ? [containing(q), containing(q.toUpperCase()).slice(1)] : [null, null];
    const rows = await this.database.query<Omit<Row, 'id'> & { id: string | null }>(
      group === undefined ? ALL : LISTS[group],
      [campaignId, readerId, behind, name, number, kycRequired, limit],
    );
    if (rows.length === 0) throw notFound();
    return rows.filter((row): row is Row => row.id !== null).map(present);
  }
}
