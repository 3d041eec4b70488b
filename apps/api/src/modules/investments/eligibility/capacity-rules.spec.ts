import { factsOf, loanFacts } from '../../../testing/investment-facts.js';
import { tooLittleLeft } from '../../campaigns/index.js';
import { capacityOf, leastOf, mostOf } from './capacity-rules.js';

describe('V-19 the capacity of a campaign', () => {
  it('is its shares at their price, or the money that is left of a loan', () => {
    expect(capacityOf(factsOf({ unitsLeft: 7n, pricePerShare: 250n }))).toBe(1_750n);
    expect(capacityOf(loanFacts({ unitsLeft: 12_345n }))).toBe(12_345n);
  });

  it('V-20 bounds an investment, as its stated maximum does', () => {
    expect(mostOf(factsOf())).toBe(100_000n);
    expect(mostOf(factsOf({ maximumInvestment: 99_999n }))).toBe(99_999n);
    expect(mostOf(factsOf({ maximumInvestment: 100_001n }))).toBe(100_000n);
    expect(mostOf(loanFacts({ maximumInvestment: 5_000n }))).toBe(5_000n);
  });

  it('decision 1: the least is the stated minimum or one share', () => {
    expect(leastOf(factsOf())).toBe(2_000n);
    expect(leastOf(factsOf({ pricePerShare: 5_000n }))).toBe(5_000n);
    expect(leastOf(loanFacts())).toBe(2_500n);
  });

  it('says what is left in shares, or of a loan in money', () => {
    expect(tooLittleLeft(3n, 1_000n, 'USD')).toEqual({
      code: 'investment.shares_left',
      params: { left: 3, unit: 'shares' },
    });
    expect(tooLittleLeft(3n, null, 'EUR')).toEqual({
      code: 'investment.amount_left',
      params: { left: 3, unit: 'money', currency: 'EUR' },
    });
  });
});
