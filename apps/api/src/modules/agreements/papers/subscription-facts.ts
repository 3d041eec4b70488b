import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AgreementKind, InvestFrequency, InvestmentState, RaiseMode } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import type { TimeToThink } from '@cairn/contracts/jurisdictions/time-to-think.reply';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { readTimeToThink, timeToThink, type TimeToThinkColumn } from '../../jurisdictions/index.js';
import { cancelUntil, closingInstantOf, successThreshold } from '../../campaigns/index.js';
import { signerAccount, type SignerAccount } from './signer-account.js';

/** A reflection begins with the commitment, which a draft is not yet. */
export type TimeToThinkOfAgreement = Omit<TimeToThink, 'until'> & { until: Date | null };

/** What an agreement is about: everything that its template can name. */
export interface SubscriptionFacts {
  investmentId: string;
  investorId: string;
  number: string;
  state: 'draft' | InvestmentState;
  date: Date;
  kind: AgreementKind;
  campaignId: string;
  ownerId: string;
  campaign: string;
  company: string;
  companyAddress: string;
  amount: bigint;
  currency: string;
  /** Of shares; null for a loan. */
  units: bigint | null;
  unitPrice: bigint | null;
  /** Decimal text, of a loan. */
  interestRate: string | null;
  termMonths: number | null;
  frequency: InvestFrequency | null;
  minimum: bigint;
  closesAt: Date;
  cancelUntil: Date;
  /** What the law gives beside it; its `until` is null while it has not begun. */
  timeToThink: TimeToThinkOfAgreement | null;
  termsVersion: number;
  signer: SignerAccount;
}

type Row = Omit<
  SubscriptionFacts,
  'kind' | 'amount' | 'units' | 'unitPrice' | 'minimum' | 'signer' | 'companyAddress' | 'timeToThink'
> & {
  type: 'equity' | 'debt';
  amount: string;
  units: string | null;
  unitPrice: string | null;
  goal: string | null;
  minimumRaise: string | null;
  raiseMode: RaiseMode | null;
  companyLines: (string | null)[];
  timeToThink: TimeToThinkColumn;
};

const CLOSES_AT = `coalesce(${closingInstantOf('i.closing_id')}, c.closes_at)`;
/** Once it has a place, its own; of what is begun, that of one which is made now. */
const REFLECTION =
  "case when i.id is null or i.state = 'expired' then reflection_end(d.investor_id) else i.reflection_until end";
/** Of the investment, once it has a place; of what was begun until then, or since its place ran out. */
const of = (column: string): string =>
  `case when i.id is null or i.state = 'expired' then d.${column} else i.${column} end`;

const FACTS = `select d.id as "investmentId", d.investor_id as "investorId", d.number, coalesce(i.state, 'draft') as state,
    coalesce(i.created_at, d.begun_at) as date, c.type, c.id as "campaignId", c.owner_id as "ownerId", c.name as campaign,
    coalesce(c.company_name, c.name) as company, array[c.address, c.city, c.country] as "companyLines",
    (${of('amount')})::text as amount, d.currency, (${of('units')})::text as units,
    (${of('unit_price')})::text as "unitPrice", c.interest_rate as "interestRate", c.term_months as "termMonths",
    c.invest_frequency as frequency, c.goal::text as goal, c.minimum_raise::text as "minimumRaise",
    c.raise_mode as "raiseMode", ${CLOSES_AT} as "closesAt", ${cancelUntil(CLOSES_AT)} as "cancelUntil",
    ${timeToThink('d.investor_id', 'coalesce(i.created_at, kernel.now())', REFLECTION)} as "timeToThink",
    case when i.id is null or i.state = 'expired' then d.terms_version else i.campaign_version end as "termsVersion"
  from investment_draft d join campaign c on c.id = d.campaign_id left join investment i on i.id = d.id
  where d.id = $1 and ($2::uuid is null or d.investor_id = $2)`;

const minor = (text: string | null): bigint | null => (text === null ? null : BigInt(text));

/** The one reader of what an agreement says. */
@Injectable()
export class SubscriptionFactsReader {
  constructor(private readonly personalData: PersonalData) {}

  /** Of an investor's own investment; of anybody's where no investor is named. */
  async read(reader: EntityManager, investmentId: string, investorId: string | null): Promise<SubscriptionFacts> {
    const [row] = await reader.query<Row[]>(FACTS, [investmentId, investorId]);
    if (row === undefined) throw notFound();
    const { type, goal, minimumRaise, raiseMode, companyLines, ...facts } = row;
    const given = readTimeToThink(row.timeToThink);
    const hasBegun = given?.kind === 'cooling_off' || (row.state !== 'draft' && row.state !== 'expired');
    return {
      ...facts,
      kind: type === 'equity' ? 'subscription_equity' : 'subscription_debt',
      companyAddress: companyLines.filter((line) => line !== null && line !== '').join(', '),
      amount: BigInt(row.amount),
      units: minor(row.units),
      unitPrice: minor(row.unitPrice),
      timeToThink: given && { ...given, until: hasBegun ? given.until : null },
      minimum: successThreshold({ raiseMode, goal: minor(goal), minimumRaise: minor(minimumRaise) }),
      signer: await signerAccount(reader, this.personalData, investmentId),
    };
  }
}

/** The hash of what must not change after the signature: the amount, the version of the terms, and who signs. */
export const factsHash = ({ amount, currency, units, unitPrice, termsVersion, signer }: SubscriptionFacts): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        String(amount),
        currency,
        String(units),
        String(unitPrice),
        termsVersion,
        signer.name,
        signer.address,
      ]),
    )
    .digest();
