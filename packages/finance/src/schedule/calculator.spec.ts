import { rationalFromDecimal } from '../money/rational.js';
import {
  estimateInterestByWeight,
  estimateInvestment,
  FREQUENCY_WEIGHTS,
  isCalculatorPrincipal,
} from './calculator.js';

const input = { principal: 5_000_000n, currency: 'USD', rate: rationalFromDecimal('0.08') };

describe('the public calculator', () => {
  it('C-02 pays interest quarterly and the principal at the end', () => {
    expect(estimateInvestment({ ...input, termMonths: 36 })).toEqual({
      kind: 'estimate',
      principal: 5_000_000n,
      quarterlyInterest: 100_000n,
      payments: 12,
      totalInterest: 1_200_000n,
      totalReturned: 6_200_000n,
    });
  });

  it('ends a term that is no whole number of quarters with a shorter period', () => {
    expect(estimateInvestment({ ...input, termMonths: 14 })).toMatchObject({ payments: 5, totalInterest: 466_667n });
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
    expect(() => estimateInvestment({ ...input, principal: 99n, termMonths: 12 })).toThrow('at least 1');
    expect(() => estimateInterestByWeight({ ...input, principal: 0n, frequency: 'Yearly' })).toThrow('at least 1');
  });

  it('refuses a negative rate and an impossible term', () => {
    const negative = { ...input, rate: rationalFromDecimal('-0.01'), termMonths: 12 };
    expect(() => estimateInvestment(negative)).toThrow('rate');
    for (const termMonths of [0, 1.5, 1201, Number.NaN]) {
      expect(() => estimateInvestment({ ...input, termMonths })).toThrow('term');
    }
  });
});
