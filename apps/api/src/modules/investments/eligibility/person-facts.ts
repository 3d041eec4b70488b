import { lawCurrencyOf, packOf, type JurisdictionProfile, type ReviewState } from '@cairn/contracts';
import { measureIn } from '@cairn/finance';
import { type Figures, type Standing } from '../../jurisdictions/index.js';
import type { KnownRates } from '../../rates/index.js';

/** What a person has stated, measured in the limit's currency; of two spouses, who have one limit, each by themselves. */
export interface StatedFigures {
  yearlyIncome: bigint;
  netWorth: bigint;
  investedElsewhere: bigint;
}

/** What a limit is computed from. */
export interface PersonFacts extends StatedFigures {
  profile: JurisdictionProfile;
  /** Figures of the law that hold today. */
  figures: Figures;
  /** The currency in which the limit is kept. */
  limitCurrency: string;
  kyc: ReviewState | null;
  accredited: boolean;
  /** Whether the figures were stated in another account of the same person, later than in this one. */
  otherAccount: boolean;
  spouse: StatedFigures | null;
  /** The sum of the live investments of the last twelve months, of all of the household, in the limit's currency. */
  committedInYear: bigint;
  /** A currency of theirs that no rate measures today. */
  unmeasured: string | null;
  /** What was stated before the law of the site; null where it asks for nothing. */
  standing: Standing | null;
}

/** Figures as they were stated; without a currency by who has stated none. */
type FiguresRow = Record<keyof StatedFigures, string> & { figuresCurrency: string | null };

interface Committed {
  currency: string;
  amount: string;
  measuredIn: string;
  measured: string;
}

/** The same as the database gives it. */
export interface PersonRow extends FiguresRow {
  profile: JurisdictionProfile;
  siteCurrency: string;
  figures: Figures;
  kyc: ReviewState | null;
  accredited: boolean;
  otherAccount: boolean;
  spouse: FiguresRow | null;
  /** Sums in their own currency, and in the one in which they were measured. */
  committed: readonly Committed[];
}

/**
 * The sum in the limit's currency. What was measured in another one, under another law, counts as it was committed where that
 * is in the limit's currency, and else by today's rate.
 */
async function committedIn(
  limitCurrency: string,
  committed: PersonRow['committed'],
  rates: KnownRates,
): Promise<Pick<PersonFacts, 'committedInYear' | 'unmeasured'>> {
  let [committedInYear, unmeasured]: [bigint, string | null] = [0n, null];
  for (const { currency, amount, measuredIn, measured } of committed) {
    if (measuredIn === limitCurrency || currency === limitCurrency) {
      committedInYear += BigInt(measuredIn === limitCurrency ? measured : amount);
      continue;
    }
    const rate = await rates.between(measuredIn, limitCurrency);
    if (rate === null) unmeasured = measuredIn;
    else committedInYear += measureIn(BigInt(measured), measuredIn, limitCurrency, rate);
  }
  return { committedInYear, unmeasured };
}

/** The figures that a law computes a limit from: one that it does not look at needs no rate. */
const LOOKED_AT: Readonly<Record<JurisdictionProfile, readonly (keyof StatedFigures)[]>> = {
  us_regcf: ['yearlyIncome', 'netWorth', 'investedElsewhere'],
  us_506c: [],
  eu_ecspr: [],
  uk_rmmi: ['investedElsewhere'],
  none: ['netWorth', 'investedElsewhere'],
};

/** What somebody stated, by the rate of today; without one it is zero, and its currency is named. */
async function measuredFigures(
  { figuresCurrency, yearlyIncome, netWorth, investedElsewhere }: FiguresRow,
  { profile, limitCurrency }: { profile: JurisdictionProfile; limitCurrency: string },
  rates: KnownRates,
): Promise<{ figures: StatedFigures; unmeasured: string | null }> {
  const stated = { yearlyIncome, netWorth, investedElsewhere };
  const from = figuresCurrency ?? limitCurrency;
  const isNeeded = LOOKED_AT[profile].some((name) => stated[name] !== '0');
  const rate = from === limitCurrency ? null : await rates.between(from, limitCurrency);
  const measured = (minor: string): bigint => {
    if (from === limitCurrency) return BigInt(minor);
    return rate === null ? 0n : measureIn(BigInt(minor), from, limitCurrency, rate);
  };
  return {
    figures: {
      yearlyIncome: measured(yearlyIncome),
      netWorth: measured(netWorth),
      investedElsewhere: measured(investedElsewhere),
    },
    unmeasured: from !== limitCurrency && rate === null && isNeeded ? from : null,
  };
}

export async function personFactsOf(row: PersonRow, rates: KnownRates): Promise<Omit<PersonFacts, 'standing'>> {
  const law = { profile: row.profile, limitCurrency: lawCurrencyOf(packOf(row.profile), row.siteCurrency) };
  const own = await measuredFigures(row, law, rates);
  const spouse = row.spouse && (await measuredFigures(row.spouse, law, rates));
  const committed = await committedIn(law.limitCurrency, row.committed, rates);
  return {
    ...law,
    ...own.figures,
    figures: row.figures,
    kyc: row.kyc,
    accredited: row.accredited,
    otherAccount: row.otherAccount,
    spouse: spouse && spouse.figures,
    committedInYear: committed.committedInYear,
    unmeasured: own.unmeasured ?? spouse?.unmeasured ?? committed.unmeasured,
  };
}
