import { Injectable } from '@nestjs/common';
import { agreementsApi, rolesFor, type Endpoint, type Page } from '@cairn/contracts';
import type { CampaignAgreement } from '@cairn/contracts/agreements/agreement.replies';
import type { CampaignAgreementsQuery } from '@cairn/contracts/agreements/agreement.requests';
import { limitOf, readPlace, toPage } from '../../../kernel/database/cursor.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { roleIn } from '../../campaigns/index.js';
import { STANDING_STATES, WAITING_AGREEMENTS } from './waiting-agreements.sql.js';

/** C-01: investor lists. */
const PAGE_SIZE = 10;

/** Campaign c, to its owner, to those of its team whom the call asks for, and to whoever may read any (null). */
const readableBy = ({ team = 'edit' }: Endpoint): string => {
  const roles = rolesFor(team).map((role) => `'${role}'`);
  return `c.id = $1 and ($2::uuid is null or c.owner_id = $2 or ${roleIn('c.id', '$2')} in (${roles.join(', ')}))`;
};

/** The newest agreement of each investment; or those that wait for the company, without reading the others. */
const listOf = (from: string): string => `select a.*
  from campaign c left join lateral (
    select g.id, g.investment_id as "investmentId", i.number, g.signer_name as "investorName", i.amount::text as amount,
      i.currency, s.agreement_id is null and i.state in (${STANDING_STATES}) as waits, date_trunc('milliseconds', g.signed_at) as "signedAt", s.signed_at as "countersignedAt",
      encode(coalesce(s.sha256, g.signed_sha256), 'hex') as sha256
    from ${from}
      left join agreement_countersignature s on s.agreement_id = g.id
    where g.campaign_id = c.id
      and ($3::timestamptz is null or (date_trunc('milliseconds', g.signed_at), g.id) < ($3, $4::uuid))
    order by date_trunc('milliseconds', g.signed_at) desc, g.id desc limit $5) a on true
  where ${readableBy(agreementsApi.ofCampaign)} order by a."signedAt" desc, a.id desc`;

const LATEST = listOf(`(select * from agreement g where g.campaign_id = c.id and not exists (select from agreement later
    where later.investment_id = g.investment_id and later.signed_at > g.signed_at)) g join investment i on i.id = g.investment_id`);
const WAITING = listOf(
  `(select a.* from ${WAITING_AGREEMENTS} where w.campaign_id = c.id) g join investment i on i.id = g.investment_id`,
);

type Row = Omit<CampaignAgreement, 'amount' | 'status'> & { id: string; amount: string };

/** The agreements of a campaign as its company follows them. */
@Injectable()
export class CampaignAgreements {
  constructor(private readonly database: Database) {}

  /** @throws request.not_found for somebody else's campaign */
  async list(
    readerId: string | null,
    campaignId: string,
    query: CampaignAgreementsQuery,
  ): Promise<Page<CampaignAgreement>> {
    const limit = limitOf(query, PAGE_SIZE);
    const place = readPlace(query.cursor);
    const rows = await this.database.query<Omit<Row, 'id'> & { id: string | null }>(
      query.state === 'waiting' ? WAITING : LATEST,
      [campaignId, readerId, place?.at ?? null, place?.id ?? null, limit + 1],
    );
    if (rows.length === 0) throw notFound();
    const found = rows.filter((row): row is Row => row.id !== null);
    const { items, nextCursor } = toPage(found, limit, ({ signedAt, id }) => ({ at: signedAt, id }));
    return {
      nextCursor,
      items: items.map(({ id: _id, amount, ...row }) => ({
        ...row,
        amount: BigInt(amount),
        status: row.countersignedAt === null ? 'signed' : 'countersigned',
      })),
    };
  }

  /** @throws request.not_found unless the investment is of a campaign that they may read */
  async requireReadable(readerId: string | null, campaignId: string, investmentId: string): Promise<void> {
    const rows = await this.database.query(
      `select from campaign c join investment i on i.campaign_id = c.id and i.id = $3 where ${readableBy(agreementsApi.ofInvestor)}`,
      [campaignId, readerId, investmentId],
    );
    if (rows.length === 0) throw notFound();
  }
}
