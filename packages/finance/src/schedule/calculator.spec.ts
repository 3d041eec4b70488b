import { parseCalendarDate } from '../calendar/calendar-date.js';
import { rationalFromDecimal } from '../money/rational.js';
import { estimateInterestByWeight, estimateLoan, FREQUENCY_WEIGHTS, isCalculatorPrincipal } from './calculator.js';
import { readLoan } from './loan.js';

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
    expect(estimateLoan(loan, 'USD')).toEqual({
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
    expect(estimateLoan(monthly, 'USD')).toMatchObject({ payments: 36, totalInterest: 10_959n + 35n * 33_333n });
  });

  it('has none for a sum whose instalments would not pay the interest', () => {
    const tiny = {
      ...loan,
      principal: 100n,
      repayment: 'annuity',
      termMonths: 600,
      rate: rationalFromDecimal('1'),
    } as const;
    expect(estimateLoan(tiny, 'USD')).toBeNull();
  });

  it('takes a loan without interest, and hides no impossible terms', () => {
    const free = { ...loan, rate: rationalFromDecimal('0') };
    expect(estimateLoan(free, 'USD')).toMatchObject({ totalInterest: 0n, totalReturned: 5_000_000n });
    expect(() => estimateLoan({ ...loan, termMonths: 1.5 }, 'USD')).toThrow('The number of months');
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
    expect(() => estimateLoan({ ...loan, principal: 99n }, 'USD')).toThrow('at least 1');
    expect(() => estimateInterestByWeight({ ...input, principal: 0n, frequency: 'Yearly' })).toThrow('at least 1');
  });

  it('refuses a negative rate', () => {
    const rate = rationalFromDecimal('-0.01');
    expect(() => estimateLoan({ ...loan, rate }, 'USD')).toThrow('rate');
    expect(() => estimateInterestByWeight({ ...input, rate, frequency: 'Yearly' })).toThrow('rate');
  });
});
