import { parseCalendarDate } from '../calendar/calendar-date.js';
import { rationalFromDecimal } from '../money/rational.js';
import { estimateInterestByWeight, estimateLoan, FREQUENCY_WEIGHTS, isCalculatorPrincipal } from './calculator.js';
import { investorShare } from './investor-share.js';
import { loanSchedule, readLoan } from './loan.js';

const input = { principal: 5_000_000n, currency: 'USD', rate: rationalFromDecimal('0.08') };

const loan = readLoan(
  {
    interestRate: '0.08',
    investFrequency: 'quarterly',
    repaymentSchedule: 'interest_only',
    termLength: 36,
    paybackStartDate: '2027-03-25',
    closingDate: '2026-12-25',
  },
  5_000_000n,
);

describe('the public calculator', () => {
  it('C-02 pays interest quarterly and the principal at the end, by the loan’s own schedule', () => {
    expect(estimateLoan(loan, loan.principal, 'USD')).toEqual({
      kind: 'estimate',
      principal: 5_000_000n,
      payments: 12,
      first: { n: 1, dueOn: '2027-03-25', interest: 100_000n, principal: 0n, total: 100_000n, balance: 5_000_000n },
      last: { n: 12, dueOn: '2029-12-25', interest: 100_000n, principal: 5_000_000n, total: 5_100_000n, balance: 0n },
      totalInterest: 1_200_000n,
      totalReturned: 6_200_000n,
    });
  });

  it('D-12 pays as often as the loan and its first interest for the days since the closing', () => {
    const monthly = { ...loan, frequency: 'monthly', paybackStartDate: parseCalendarDate('2027-01-04') } as const;
    // 5,000,000 * 0.08 * 10 / 365 and 35 times a twelfth of 400,000.
    expect(estimateLoan(monthly, monthly.principal, 'USD')).toMatchObject({
      payments: 36,
      totalInterest: 10_959n + 35n * 33_333n,
    });
  });

  it('D-12 is a share of the loan’s schedule, not a loan of its own', () => {
    const annuity = {
      ...loan,
      frequency: 'monthly',
      repayment: 'annuity',
      termMonths: 12,
      principal: 12_345_600n,
    } as const;
    for (const amount of [380_000n, 180_000n]) {
      const rows = investorShare(loanSchedule(annuity), { amount, whole: annuity.principal });
      expect(estimateLoan(annuity, amount, 'USD')).toMatchObject({ first: rows[0], last: rows.at(-1) });
    }
    // More than the whole loan is one of its own, without the roundings of the small one.
    expect(estimateLoan({ ...loan, principal: 999n }, 5_000_000n, 'USD')).toEqual(
      estimateLoan(loan, 5_000_000n, 'USD'),
    );
  });

  it('has none for a loan whose instalments would not pay the interest', () => {
    const tiny = {
      ...loan,
      principal: 100n,
      repayment: 'annuity',
      termMonths: 600,
      rate: rationalFromDecimal('1'),
    } as const;
    expect(estimateLoan(tiny, 100n, 'USD')).toBeNull();
  });

  it('takes a loan without interest, and hides no impossible terms', () => {
    const free = { ...loan, rate: rationalFromDecimal('0') };
    expect(estimateLoan(free, free.principal, 'USD')).toMatchObject({ totalInterest: 0n, totalReturned: 5_000_000n });
    expect(() => estimateLoan({ ...loan, termMonths: 1.5 }, 5_000_000n, 'USD')).toThrow('The number of months');
  });

  it('C-02 exposes the frequency weights, in quarters', () => {
    expect(FREQUENCY_WEIGHTS).toEqual({ Yearly: 4, Quarterly: 1, Monthly: 0.3335, Days: 0.01095 });
    const by = (frequency: keyof typeof FREQUENCY_WEIGHTS): bigint => estimateInterestByWeight({ ...input, frequency });
    expect([by('Yearly'), by('Quarterly'), by('Monthly'), by('Days')]).toEqual([400_000n, 100_000n, 33_350n, 1095n]);
  });

  it('V-22 asks for a principal of at least 1 in major units', () => {
    expect(isCalculatorPrincipal(100n, 'USD')).toBe(true);
    expect(isCalculatorPrincipal(99n, 'USD')).toBe(false);
    expect(isCalculatorPrincipal(1n, 'JPY')).toBe(true);
    expect(isCalculatorPrincipal(999n, 'KWD')).toBe(false);
    expect(() => estimateLoan(loan, 99n, 'USD')).toThrow('at least 1');
    expect(() => estimateInterestByWeight({ ...input, principal: 0n, frequency: 'Yearly' })).toThrow('at least 1');
  });

  it('refuses a negative rate', () => {
    const rate = rationalFromDecimal('-0.01');
    expect(() => estimateLoan({ ...loan, rate }, 5_000_000n, 'USD')).toThrow('rate');
    expect(() => estimateInterestByWeight({ ...input, rate, frequency: 'Yearly' })).toThrow('rate');
  });
});
