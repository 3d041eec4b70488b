import { packOf, type JurisdictionProfile, type ReviewState } from '@cairn/contracts';
import { measureIn } from '@cairn/finance';
import type { EntityManager } from 'typeorm';
import { currencyOf, type Figures, type Standing } from '../../jurisdictions/index.js';
import type { RatesOfTheDay } from '../../rates/index.js';

/** What one of two spouses has stated; together they have one limit. */
export interface SpouseFigures {
  yearlyIncome: bigint;
  netWorth: bigint;
  investedElsewhere: bigint;
}

/** What a limit is computed from. */
export interface PersonFacts {
  profile: JurisdictionProfile;
  /** Figures of the law that hold today. */
  figures: Figures;
  /** The currency in which the limit is kept. */
  limitCurrency: string;
  kyc: ReviewState | null;
  yearlyIncome: bigint;
  netWorth: bigint;
  investedElsewhere: bigint;
  accredited: boolean;
  spouse: SpouseFigures | null;
  /** The sum of the live investments of the last twelve months, the spouse's too, in the limit's currency. */
  committedInYear: bigint;
  /** A currency of theirs that no rate measures today. */
  unmeasured: string | null;
  /** What was stated before the law of the site; null where it asks for nothing. */
  standing: Standing | null;
}

/** The same as the database gives it. */
export interface PersonRow {
  profile: JurisdictionProfile;
  siteCurrency: string;
  figures: Figures;
  kyc: ReviewState | null;
  yearlyIncome: string;
  netWorth: string;
  investedElsewhere: string;
  accredited: boolean;
  spouse: { yearlyIncome: string; netWorth: string; investedElsewhere: string } | null;
  /** Sums by the currency in which they were measured. */
  committed: Readonly<Record<string, string>>;
}

/** The sum in the limit's currency. What was measured in another one, under another law, is measured by today's rate. */
async function committedIn(
  limitCurrency: string,
  committed: PersonRow['committed'],
  rates: RatesOfTheDay,
  reader: EntityManager,
): Promise<Pick<PersonFacts, 'committedInYear' | 'unmeasured'>> {
  let [committedInYear, unmeasured]: [bigint, string | null] = [0n, null];
  for (const [currency, sum] of Object.entries(committed)) {
    const rate = currency === limitCurrency ? null : await rates.between(currency, limitCurrency, reader);
    if (currency === limitCurrency) committedInYear += BigInt(sum);
    else if (rate === null) unmeasured = currency;
    else committedInYear += measureIn(BigInt(sum), currency, limitCurrency, rate);
  }
  return { committedInYear, unmeasured };
}

export async function personFactsOf(
  row: PersonRow,
  rates: RatesOfTheDay,
  reader: EntityManager,
): Promise<Omit<PersonFacts, 'standing'>> {
  const limitCurrency = currencyOf(packOf(row.profile), row.siteCurrency);
  return {
    profile: row.profile,
    figures: row.figures,
    limitCurrency,
    kyc: row.kyc,
    yearlyIncome: BigInt(row.yearlyIncome),
    netWorth: BigInt(row.netWorth),
    investedElsewhere: BigInt(row.investedElsewhere),
    accredited: row.accredited,
    spouse: row.spouse && {
      yearlyIncome: BigInt(row.spouse.yearlyIncome),
      netWorth: BigInt(row.spouse.netWorth),
      investedElsewhere: BigInt(row.spouse.investedElsewhere),
    },
    ...(await committedIn(limitCurrency, row.committed, rates, reader)),
  };
}
