import type { DebtTerms } from '@cairn/contracts/campaigns/campaign-page.reply';
import {
  annualPercentageRate,
  loanDates,
  loanSchedule,
  NegativeAmortisationError,
  readLoan,
  unitPeriodOf,
  type LoanTerms,
  type StatedLoan,
} from '@cairn/finance';

/** Of the whole loan without fees, as decimal text; null where no rate fits or no instalment would pay the interest. */
function aprOf(terms: LoanTerms): string | null {
  try {
    const payments = loanSchedule(terms);
    const unitPeriod = unitPeriodOf(
      terms.frequency,
      terms.closingDate,
      payments.map(({ dueOn }) => dueOn),
    );
    const result = annualPercentageRate({
      financed: terms.principal,
      advancedOn: terms.closingDate,
      unitPeriod,
      payments,
    });
    return result.kind === 'rate' ? result.rate.toFixed(4) : null;
  } catch (error) {
    if (error instanceof NegativeAmortisationError) return null;
    throw error;
  }
}

/** Cached, because daily instalments over many years take long to compute and pages are read often. */
const MOST_KEPT = 500;
const kept = new Map<string, string | null>();

function keptApr(terms: LoanTerms, key: string): string | null {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const apr = aprOf(terms);
  kept.set(key, apr);
  return apr;
}

export interface LoanOnPage extends StatedLoan {
  readonly closingIsPlanned: boolean;
}

/** A loan's terms as its public page shows them: the days and sums are those of its schedule. */
export function presentLoan(loan: LoanOnPage, principal: bigint): DebtTerms {
  const terms = readLoan(loan, principal);
  const { first, maturity } = loanDates(terms);
  return {
    ...loan,
    firstPaymentDate: first,
    maturityDate: maturity,
    annualPercentageRate: keptApr(terms, JSON.stringify([loan, principal.toString()])),
    principal,
  };
}
