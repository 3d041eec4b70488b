import { Injectable } from '@nestjs/common';
import {
  packOf,
  type CampaignStatus,
  type CampaignType,
  type InvestorAdmission,
  type UserType,
} from '@cairn/contracts';
import type { Rational } from '@cairn/finance';
import type { TimeToThink } from '@cairn/contracts/jurisdictions/time-to-think.reply';
import type { EntityManager } from 'typeorm';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { notFound } from '../../../kernel/errors/domain-error.js';
import { openTo } from '../../campaigns/index.js';
import { owedIn } from '../../payments/index.js';
import { PackOfSite, readTimeToThink, timeToThink, type TimeToThinkColumn } from '../../jurisdictions/index.js';
import { RatesOfTheDay } from '../../rates/index.js';
import { OPEN_RAILS } from '../../settings/index.js';
import { requireNoTest } from './no-test.js';
import { lawFor, personColumns, personJoins } from './person-columns.sql.js';
import { personFactsOf, type PersonFacts, type PersonRow } from './person-facts.js';

/** All facts for a decision about one investor and one campaign. */
export interface InvestmentFacts extends PersonFacts {
  campaignId: string;
  name: string;
  slug: string;
  type: CampaignType;
  status: CampaignStatus;
  ownerId: string;
  investorType: UserType;
  currency: string;
  admission: InvestorAdmission;
  minimumInvestment: bigint;
  maximumInvestment: bigint | null;
  pricePerShare: bigint | null;
  open: boolean;
  /** 17 CFR 227.206: it only asks who would invest. */
  testTheWater: boolean;
  /** Hidden: no new investments or payments; those in progress continue. */
  hidden: boolean;
  /** Somebody behind it is disqualified: nothing of it is sold, and no payment is finished. */
  barred: boolean;
  /** The law asks for a key information sheet, and there is none. */
  sheetMissing: boolean;
  opensAt: Date;
  closesAt: Date;
  /** S-08: until when an investment can be taken back. */
  cancelUntil: Date;
  unitsLeft: bigint;
  /** Of an offering that is shared out pro rata: what it sells, and what is committed to it now. */
  proRata: { offered: bigint; committed: bigint } | null;
  /** Of the terms in force. */
  termsVersion: number;
  now: Date;
  /** Until when an investment that is made now can be taken back for free; null where the law gives no reflection. */
  reflectionUntil: Date | null;
  /** The same with its law, or the hours that passed before the first offer. */
  timeToThink: TimeToThink | null;
  /** Units of the limit's currency for one of the campaign's today; null when finance has entered no rate. */
  limitRate: Rational | null;
  walletBalance: bigint;
  /** Whether wallets pay at all: an operator may have switched them off. */
  walletOpen: boolean;
  /** Compliance has confirmed that a sanctions list, or one of politically exposed persons, names this person. */
  held: boolean;
  /** An operator has suspended the account. */
  suspended: boolean;
  /** The person's debt in the campaign's currency after chargebacks, as an investor or an owner. */
  owed: bigint;
}

type Read = Omit<InvestmentFacts, 'limitRate' | 'timeToThink' | keyof PersonFacts>;
type Row = { [Key in keyof Read]: Read[Key] extends bigint ? string : Read[Key] } & {
  maximumInvestment: string | null;
  timeToThink: TimeToThinkColumn;
  pricePerShare: string | null;
  proRata: { offered: string; committed: string } | null;
} & PersonRow;

const FACTS = prepared(
  `with ${lawFor('$2')}
   select c.id as "campaignId", c.name, c.slug, c.type, c.status, c.owner_id as "ownerId", c.currency, c.admission,
     c.minimum_investment as "minimumInvestment", c.maximum_investment as "maximumInvestment",
     c.price_per_share as "pricePerShare", (k.open and law.now < k.closes_at) as open, c.hidden_at is not null as hidden,
     is_barred(c.id) as barred,
     c.test_the_water as "testTheWater",
     (law.rules ? 'key_information_pages' and not exists (select from key_information_of(c.id))) as "sheetMissing",
     c.opens_at as "opensAt", k.closes_at as "closesAt",
     k.closes_at - make_interval(hours => (law.rules ->> 'cancel_hours_before_deadline')::int) as "cancelUntil",
     case when law.profile in ('eu_ecspr', 'none') then reflection_end($2) end as "reflectionUntil",
     case when law.profile in ('eu_ecspr', 'uk_rmmi', 'none') then ${timeToThink('$2', 'law.now', 'reflection_end($2)')} end as "timeToThink",
     case when c.allocation_method = 'pro_rata' then json_build_object('committed', (k.taken * case when c.type = 'equity' then c.price_per_share else 1 end)::text,
       'offered', (case when c.type = 'equity' then least(c.available_shares, c.max_offering / c.price_per_share) * c.price_per_share
                   else c.max_offering end)::text) end as "proRata",
     k.max_units - k.taken as "unitsLeft", c.terms_version as "termsVersion", law.now,
     (select u.user_type from app_user u where u.id = $2) as "investorType",
     ${personColumns('$2')},
     ledger.available('L:wallet:' || $2::text || ':' || c.currency) as "walletBalance",
     'wallet' in (${OPEN_RAILS}) as "walletOpen",
     is_held($2) as held, (select u.suspended_at is not null from app_user u where u.id = $2) as suspended, ${owedIn('$2::text', 'c.currency')} as owed
   from campaign c join campaign_capacity k on k.campaign_id = c.id
   cross join law ${personJoins('$2')}
   where c.id = $1 and c.opens_at is not null`,
);

@Injectable()
export class InvestmentFactsRepository {
  constructor(
    private readonly rates: RatesOfTheDay,
    private readonly law: PackOfSite,
  ) {}

  /** Whether this person may open the campaign's page. */
  async isOpenTo(reader: Tx, campaignId: string, userId: string): Promise<boolean> {
    const rows = await reader.query<unknown[]>(`select 1 from campaign c where c.id = $1 and ${openTo('$2::uuid')}`, [
      campaignId,
      userId,
    ]);
    return rows.length > 0;
  }

  /** @throws investment.testing_interest */
  async requireNoTest(reader: EntityManager, campaignId: string): Promise<void> {
    const [row] = await reader.query<{ testTheWater: boolean }[]>(
      'select test_the_water as "testTheWater" from campaign where id = $1',
      [campaignId],
    );
    if (row !== undefined) requireNoTest(row);
  }

  /**
   * One statement, and as many more as the campaign's currency is not the limit's, or the law asks people for something;
   * reads what the transaction may see now.
   */
  async read(tx: Tx, campaignId: string, userId: string): Promise<InvestmentFacts> {
    const [row] = await tx.query<Row[]>(FACTS, [campaignId, userId]);
    if (row === undefined) throw notFound();
    const { siteCurrency: _site, figuresCurrency: _own, committed: _sums, ...read } = row;
    const person = await personFactsOf(row, this.rates.once(tx));
    return {
      ...read,
      ...person,
      timeToThink: readTimeToThink(row.timeToThink),
      minimumInvestment: BigInt(row.minimumInvestment),
      maximumInvestment: row.maximumInvestment === null ? null : BigInt(row.maximumInvestment),
      pricePerShare: row.type === 'equity' && row.pricePerShare !== null ? BigInt(row.pricePerShare) : null,
      unitsLeft: BigInt(row.unitsLeft),
      proRata: row.proRata && { offered: BigInt(row.proRata.offered), committed: BigInt(row.proRata.committed) },
      walletBalance: BigInt(row.walletBalance),
      owed: BigInt(row.owed),
      limitRate: await this.rates.between(row.currency, person.limitCurrency, tx),
      standing: packOf(row.profile).asks.length === 0 ? null : await this.law.standing(tx, userId, campaignId),
    };
  }
}
