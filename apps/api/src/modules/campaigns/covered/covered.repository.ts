import { Injectable } from '@nestjs/common';
import {
  CampaignStatus,
  MANAGING_ROLES,
  RECHECK_LEAD_DAYS,
  type CoveredHold,
  type CoveredKind,
  type CoveredRole,
  type CoveredState,
  type Exception,
  type ListLack,
} from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { notFound } from '../../../kernel/errors/domain-error.js';

/** A covered person as it is stored. */
export interface CoveredRow {
  id: string;
  campaignId: string;
  role: CoveredRole;
  kind: CoveredKind;
  details: Buffer;
  answers: Buffer | null;
  state: CoveredState;
  isDue: boolean;
  answeredAt: Date | null;
  decidedAt: Date | null;
  reason: string | null;
  exception: Exception | null;
  disclosure: string | null;
}

/** The instant of the closing as far as it is near; now where there is none. */
const HORIZON = `greatest(kernel.now(), case when c.status = ${CampaignStatus.active}
  then least(c.closes_at, kernel.now() + interval '${RECHECK_LEAD_DAYS} days') else kernel.now() end)`;

/** Before its end something of a campaign may still be approved or closed. */
const BEFORE_THE_END = [CampaignStatus.draft, CampaignStatus.declined, CampaignStatus.pending, CampaignStatus.active];
/** SQL of the same, of campaign `c`. */
export const IS_BEFORE_END = `c.status in (${BEFORE_THE_END.join(', ')})`;

/** SQL: whether answers or decision of person `p` of campaign `c` are too old, or will be at its closing. */
export const IS_DUE = `(${IS_BEFORE_END} and p.state in ('cleared', 'disclosed')
  and least(p.answered_at, p.decided_at) < covered_since() + (${HORIZON} - kernel.now()))`;

const FIELDS = `p.id, p.campaign_id as "campaignId", p.role, p.kind, p.details, p.answers, p.state, ${IS_DUE} as "isDue",
  p.answered_at as "answeredAt", p.decided_at as "decidedAt", p.reason, p.exception, p.disclosure`;
const FROM = 'covered_person p join campaign c on c.id = p.campaign_id';

const MANAGERS = MANAGING_ROLES.map((role) => `'${role}'`).join(', ');
const ASKED = 'asks_covered()';
const LISTED = `covered_person p where p.campaign_id = $1 and p.state <> 'left'`;

/** SQL: the texts that a campaign's page discloses. */
export const disclosuresOf = (campaign: string): string =>
  `(select coalesce(json_agg(p.disclosure order by p.decided_at, p.id), '[]') from covered_person p
    where p.campaign_id = ${campaign} and p.disclosure is not null and p.state <> 'left')`;

/** SQL: a closing that was held and would be again; it is tried anew every ten minutes. */
export const isHeldBack = (campaign: string): string =>
  `(exists (select from closing_hold h where h.campaign_id = ${campaign} and h.tried_at > kernel.now() - interval '10 minutes')
    and covered_hold(${campaign}) is not null)`;

/** SQL of a task of the owner, as count and since: persons to list, and questionnaires to answer, of an open campaign. */
export const coveredTaskOf = (campaign: string): string =>
  `select (case when covered_hold(c.id) = 'unlisted' then 1 else 0 end
      + (select count(*) from covered_person p where p.campaign_id = c.id and (p.state = 'asked' or ${IS_DUE})))::int as count,
    null::timestamptz as since
   from (select own.id, own.status, own.closes_at from campaign own where own.id = ${campaign}
     and own.status = ${CampaignStatus.active} and not own.test_the_water and ${ASKED}) c`;

/** SQL: how many persons a campaign lists; null under a law that does not ask. */
export const coveredCountOf = (campaign: string): string =>
  `case when ${ASKED} then (select count(*)::int from covered_person p where p.campaign_id = ${campaign} and p.state <> 'left') end`;

/** Rows of covered persons. Whoever writes has locked the campaign. */
@Injectable()
export class CoveredRepository {
  constructor(private readonly database: Database) {}

  of(campaignId: string, reader: EntityManager = this.database.manager): Promise<CoveredRow[]> {
    return reader.query<CoveredRow[]>(
      `select ${FIELDS} from ${FROM} where p.campaign_id = $1 and p.state <> 'left' order by p.added_at, p.id`,
      [campaignId],
    );
  }

  /** One of this campaign, who has not left it. @throws request.not_found */
  async inCampaign(tx: Tx, campaignId: string, id: string): Promise<CoveredRow> {
    const [row] = await tx.query<CoveredRow[]>(
      `select ${FIELDS} from ${FROM} where p.id = $2 and p.campaign_id = $1 and p.state <> 'left' for update of p`,
      [campaignId, id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  async byId(id: string, reader: EntityManager = this.database.manager): Promise<CoveredRow> {
    const [row] = await reader.query<CoveredRow[]>(`select ${FIELDS} from ${FROM} where p.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** Why nothing of the campaign is approved or closed. */
  async holdOf(reader: EntityManager, campaignId: string): Promise<CoveredHold | null> {
    const [row] = await reader.query<{ hold: CoveredHold | null }[]>('select covered_hold($1) as hold', [campaignId]);
    return row?.hold ?? null;
  }

  /** What the list lacks before the campaign is submitted; undefined under a law that does not ask. */
  async lackOf(reader: EntityManager, campaignId: string): Promise<ListLack | null | undefined> {
    const [row] = await reader.query<{ asked: boolean; lack: ListLack | null }[]>(
      `select ${ASKED} as asked, case
         when not exists (select from ${LISTED} and p.role = 'issuer') then 'issuer_missing'
         when not exists (select from ${LISTED} and p.role in (${MANAGERS})) then 'manager_missing'
         when exists (select from ${LISTED} and p.state = 'asked') then 'unanswered' end as lack`,
      [campaignId],
    );
    return row?.asked ? row.lack : undefined;
  }
}
