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

export interface NewStatement extends Omit<Statement, 'madeAt'> {
  userId: string;
  jurisdiction: JurisdictionProfile;
  ip: string;
}

/** As many tests and consents as a decision looks back on. */
const MOST = 100;

/** An amount that is being chosen anew counts as nothing in the meantime, and is measured as that. */
const LIVE_HERE = `from investment i where i.investor_id = $1 and i.campaign_id = $2::uuid
  and i.state in (${LIVE_INVESTMENT_STATES.map((state) => `'${state}'`).join(', ')}) and i.limit_amount is distinct from 0`;

const PAST = `select exists(select 1 from investment i where i.investor_id = $1 and i.received_at is not null) as "hasInvested",
  (select max(i.received_at) from investment i where i.investor_id = $1 and i.campaign_id = $2::uuid) as "lastPaidHere",
  (select coalesce(json_object_agg(c.currency, c.sum::text), '{}') from (
    select coalesce(i.limit_currency, i.currency) as currency, sum(coalesce(i.limit_amount, i.amount)) as sum
    ${LIVE_HERE} group by 1) c) as "committedHere",
  (select coalesce(sum(i.amount), 0) ${LIVE_HERE} and i.received_at is null) as "unpaidHere",
  (select coalesce(a.decided_at, a.submitted_at) from (select * from accreditation where user_id = $1
    order by submitted_at desc limit 1) a where a.state = 'approved' and a.expires_at > kernel.now()) as "accreditedAt",
  coalesce((select p.account_type = 'entity' from investor_profile p where p.user_id = $1), false) as "isEntity",
  (select p.figures_currency from investor_profile p where p.user_id = $1) as "figuresCurrency",
  coalesce((select p.net_worth from investor_profile p where p.user_id = $1), 0) as "netWorth",
  coalesce((select p.yearly_income from investor_profile p where p.user_id = $1), 0) as "yearlyIncome"`;

/** Statements of investors, appended and read. */
@Injectable()
export class StatementsRepository {
  /** Newest first, those about other campaigns left out. */
  async of(
    reader: EntityManager,
    { userId, profile, campaignId }: { userId: string; profile: JurisdictionProfile; campaignId: string | null },
  ): Promise<Statement[]> {
    const rows = await reader.query<(Omit<Statement, 'amount'> & { amount: string | null })[]>(
      `select kind, version, details, passed, campaign_id as "campaignId", amount, currency, made_at as "madeAt"
       from investor_statement where user_id = $1 and jurisdiction = $2 and (campaign_id is null or campaign_id = $3)
       order by made_at desc, id desc limit ${MOST}`,
      [userId, profile, campaignId],
    );
    return rows.map((row) => ({ ...row, amount: row.amount === null ? null : BigInt(row.amount) }));
  }

  async past(reader: EntityManager, userId: string, campaignId: string | null): Promise<Past> {
    const [row] = await reader.query<
      (Omit<Past, 'netWorth' | 'yearlyIncome' | 'unpaidHere'> &
        Record<'netWorth' | 'yearlyIncome' | 'unpaidHere', string>)[]
    >(PAST, [userId, campaignId]);
    if (row === undefined) throw new Error('A row of values was expected');
    return {
      ...row,
      unpaidHere: BigInt(row.unpaidHere),
      netWorth: BigInt(row.netWorth),
      yearlyIncome: BigInt(row.yearlyIncome),
    };
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
