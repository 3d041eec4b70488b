import { Injectable } from '@nestjs/common';
import { LIVE_INVESTMENT_STATES, type JurisdictionProfile, type StatementKind } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { newId } from '../../kernel/crypto/ids.js';
import type { Tx } from '../../kernel/database/in-tx.js';

/** What a person has stated; see the table `investor_statement`. */
export interface Statement {
  kind: StatementKind;
  version: string;
  details: Readonly<Record<string, unknown>>;
  passed: boolean | null;
  campaignId: string | null;
  amount: bigint | null;
  currency: string | null;
  madeAt: Date;
  /** Made in another account of the same person. */
  otherAccount: boolean;
}

/** What is known of a person besides their statements. */
export interface Past {
  /** Whether anything was ever paid for: who has is not a first-time investor. */
  hasInvested: boolean;
  /** When they last paid for an investment in the campaign: what was stated for it before has been used. */
  lastPaidHere: Date | null;
  /** When the accreditation in force was decided; null without one. */
  accreditedAt: Date | null;
  /** Live commitments to the campaign, by the currency that each was measured in. */
  committedHere: Readonly<Record<string, string>>;
  /** Those of them that are not paid, in the campaign's currency: a consent counts for them, too. */
  unpaidHere: bigint;
  /** Of the figures below; null where none were stated. */
  figuresCurrency: string | null;
  netWorth: bigint;
  yearlyIncome: bigint;
  /** An entity has other minima than a person. */
  isEntity: boolean;
}

/** What the driver gives as text. */
type Sum = 'netWorth' | 'yearlyIncome' | 'unpaidHere';

export interface NewStatement extends Omit<Statement, 'madeAt' | 'otherAccount'> {
  userId: string;
  jurisdiction: JurisdictionProfile;
  ip: string;
}

/** As many tests and consents as a decision looks back on. */
const MOST = 100;

const OF_PEOPLE = `select u.id as "userId", s.kind, s.version, s.details, s.passed, s.campaign_id as "campaignId", s.amount,
    s.currency, s.made_at as "madeAt", s.user_id <> u.id as "otherAccount"
  from unnest($1::uuid[]) u(id) cross join lateral (select * from investor_statement o where o.user_id = any(household_of(u.id, false))
    and o.jurisdiction = $2 and (o.campaign_id is null or o.campaign_id = $3) order by o.made_at desc, o.id desc limit ${MOST}) s
  order by s.made_at desc, s.id desc`;

/** An amount that is being chosen anew counts as nothing in the meantime, and is measured as that. */
const LIVE_HERE = `from investment i where i.investor_id = any(household_of(u.id, false)) and i.campaign_id = $2::uuid
  and i.state in (${LIVE_INVESTMENT_STATES.map((state) => `'${state}'`).join(', ')}) and i.limit_amount is distinct from 0`;

const PAST = `select u.id as "userId",
  exists(select 1 from investment i where i.investor_id = any(household_of(u.id, false)) and i.received_at is not null) as "hasInvested",
  (select max(i.received_at) from investment i where i.investor_id = any(household_of(u.id, false)) and i.campaign_id = $2::uuid) as "lastPaidHere",
  (select coalesce(json_object_agg(c.currency, c.sum::text), '{}') from (
    select coalesce(i.limit_currency, i.currency) as currency, sum(coalesce(i.limit_amount, i.amount)) as sum
    ${LIVE_HERE} group by 1) c) as "committedHere",
  (select coalesce(sum(i.amount), 0) ${LIVE_HERE} and i.received_at is null) as "unpaidHere",
  (select coalesce(a.decided_at, a.submitted_at) from (select * from accreditation where user_id = u.id
    order by submitted_at desc limit 1) a where a.state = 'approved' and a.expires_at > kernel.now()) as "accreditedAt",
  coalesce(p.account_type = 'entity', false) as "isEntity", f.figures_currency as "figuresCurrency",
  coalesce(f.net_worth, 0) as "netWorth", coalesce(f.yearly_income, 0) as "yearlyIncome"
  from unnest($1::uuid[]) u(id) left join investor_profile p on p.user_id = u.id left join lateral figures_of(u.id) f on true`;

/** Statements of investors, appended and read. */
@Injectable()
export class StatementsRepository {
  /** Of each person, in whichever of their accounts, newest first, those about other campaigns left out. */
  async of(
    reader: EntityManager,
    people: readonly string[],
    { profile, campaignId }: { profile: JurisdictionProfile; campaignId: string | null },
  ): Promise<ReadonlyMap<string, readonly Statement[]>> {
    const rows = await reader.query<(Omit<Statement, 'amount'> & { userId: string; amount: string | null })[]>(
      OF_PEOPLE,
      [people, profile, campaignId],
    );
    const found = new Map<string, Statement[]>(people.map((id) => [id, []]));
    for (const { userId, ...row } of rows) {
      found.get(userId)?.push({ ...row, amount: row.amount === null ? null : BigInt(row.amount) });
    }
    return found;
  }

  async past(
    reader: EntityManager,
    people: readonly string[],
    campaignId: string | null,
  ): Promise<ReadonlyMap<string, Past>> {
    const rows = await reader.query<(Omit<Past, Sum> & Record<Sum, string> & { userId: string })[]>(PAST, [
      people,
      campaignId,
    ]);
    return new Map(
      rows.map(({ userId, ...row }) => [
        userId,
        {
          ...row,
          unpaidHere: BigInt(row.unpaidHere),
          netWorth: BigInt(row.netWorth),
          yearlyIncome: BigInt(row.yearlyIncome),
        },
      ]),
    );
  }

  async add(tx: Tx, made: NewStatement): Promise<void> {
    await tx.query(
      `insert into investor_statement (id, user_id, jurisdiction, kind, version, details, passed, campaign_id, amount,
         currency, made_at, ip)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, kernel.now(), $11)`,
      [
        newId(),
        made.userId,
        made.jurisdiction,
        made.kind,
        made.version,
        JSON.stringify(made.details),
        made.passed,
        made.campaignId,
        made.amount?.toString() ?? null,
        made.currency,
        made.ip,
      ],
    );
  }

  /** The currency of a campaign that takes or has taken money; null for any other id. */
  async currencyOf(reader: EntityManager, campaignId: string): Promise<string | null> {
    const [row] = await reader.query<{ currency: string }[]>(
      'select currency from campaign where id = $1 and opens_at is not null',
      [campaignId],
    );
    return row?.currency ?? null;
  }
}
