import { rational, rationalFromDecimal } from '@cairn/finance';
import { factsOf } from '../../../testing/investment-facts.js';
import { limitFor, limitOf, measureOf, requireLimit } from './investment-limits.js';

const RULE = { threshold: 12_400_000n, floor: 250_000n };
const CITATION = '17 CFR 227.100(a)(2)';

/** What a refusal says. */
const refusal = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    return { ...(error as object) }; // a DomainError's own fields
  }
  return null;
};

/** Of 5 % of an income of 100,000.00, alone. */
const BASIS = {
  rule: 'low',
  percent: 5,
  figure: 10_000_000n,
  threshold: 12_400_000n,
  yearlyIncome: 10_000_000n,
  netWorth: 0n,
  shared: false,
  otherAccount: false,
};

describe('R-02 the limit for figures', () => {
  it('is that of the day, less what was invested here and elsewhere', () => {
    const figures = { annualIncome: 10_000_000n, netWorth: 0n, committed: 100_000n, elsewhere: 50_000n };
    expect(limitFor(figures, RULE)).toEqual({
      currency: 'USD',
      limit: 500_000n,
      used: 150_000n,
      remaining: 350_000n,
      remainingHere: null,
      citation: CITATION,
      basis: { ...BASIS, committed: 100_000n, elsewhere: 50_000n },
    });
    expect(limitFor({ ...figures, committed: 600_000n }, RULE)).toMatchObject({ used: 650_000n, remaining: 0n });
  });

  it('takes the greater of income and net worth, and both when both are high', () => {
    const figures = { annualIncome: 0n, netWorth: 20_000_000n, committed: 0n, elsewhere: 0n };
    expect(limitFor(figures, RULE).limit).toBe(1_000_000n);
    expect(limitFor({ ...figures, annualIncome: 13_000_000n }, RULE).limit).toBe(2_000_000n);
  });
});

describe('R-02 the limit of an investor', () => {
  it('is none for the accredited, nor where the law of the site gives none', () => {
    expect(limitOf(factsOf({ accredited: true }))).toBeNull();
    expect(limitOf(factsOf({ profile: 'none' }))).toBeNull();
    expect(limitOf(factsOf({ profile: 'none', accredited: true }))).toBeNull();
  });

  it('counts what was committed here in a year and what was said to be invested elsewhere', () => {
    expect(limitOf(factsOf({ committedInYear: 120_000n, investedElsewhere: 30_000n }))).toEqual({
      currency: 'USD',
      limit: 500_000n,
      used: 150_000n,
      remaining: 350_000n,
      remainingHere: 350_000n,
      citation: CITATION,
      basis: { ...BASIS, committed: 120_000n, elsewhere: 30_000n },
    });
    expect(limitOf(factsOf({ yearlyIncome: 0n, netWorth: 20_000_000n }))).toMatchObject({ limit: 1_000_000n });
  });

  it('is said in the campaign’s currency by the rate of the day, and not without one', () => {
    const euros = factsOf({ currency: 'EUR', limitRate: rationalFromDecimal('1.25') });
    expect(limitOf(euros)).toMatchObject({ currency: 'USD', remaining: 500_000n, remainingHere: 400_000n });
    const dinars = factsOf({ currency: 'KWD', limitRate: rational(4n) });
    expect(limitOf(dinars)).toMatchObject({ remaining: 500_000n, remainingHere: 1_250_001n });
    expect(limitOf(factsOf({ currency: 'EUR', limitRate: null }))).toMatchObject({
      remaining: 500_000n,
      remainingHere: null,
    });
  });
});

describe('R-02 the limit of two spouses', () => {
  const both = factsOf({
    yearlyIncome: 20_000_000n,
    committedInYear: 100_000n,
    investedElsewhere: 20_000n,
    spouse: { yearlyIncome: 15_000_000n, netWorth: 90_000_000n, investedElsewhere: 30_000n },
  });

  it('is one, by the lesser figures, less what both have invested', () => {
    expect(limitOf(both)).toMatchObject({ limit: 750_000n, used: 150_000n, remaining: 600_000n });
  });
});

describe('R-02 the limit of other laws', () => {
  const of = (profile: 'us_506c' | 'eu_ecspr' | 'uk_rmmi' | 'none', figures = {}) =>
    limitOf(factsOf({ profile, figures, netWorth: 1_000_000n, limitCurrency: 'GBP' }));

  it('is that of the operator where no law applies, and lifted by a figure of zero', () => {
    expect(of('none', { yearly_limit: 50_000 })).toMatchObject({ limit: 50_000n, citation: 'House rule' });
    expect(of('none', { yearly_limit: 500_000, yearly_limit_percent: 10 })).toMatchObject({ limit: 100_000n });
    expect(of('none', { yearly_limit: 0, yearly_limit_percent: 0 })).toBeNull();
  });

  it('is none for Rule 506(c), Regulation (EU) 2020/1503, and whom COBS 4.12A does not restrict', () => {
    expect([of('us_506c'), of('eu_ecspr'), of('uk_rmmi')]).toEqual([null, null, null]);
  });
});

describe('what an amount measures', () => {
  it('is kept with the rate it was measured by, as an exact fraction', () => {
    expect(measureOf(factsOf(), 4_000n)).toEqual({ limitAmount: 4_000n, limitCurrency: 'USD', limitRate: '1/1' });
    const euros = factsOf({ currency: 'EUR', limitRate: rationalFromDecimal('1.25') });
    expect(measureOf(euros, 4_000n)).toEqual({ limitAmount: 5_000n, limitCurrency: 'USD', limitRate: '5/4' });
    const yen = factsOf({ currency: 'JPY', limitRate: rational(1n, 150n) });
    expect(measureOf(yen, 3_000n)).toEqual({ limitAmount: 2_000n, limitCurrency: 'USD', limitRate: '1/150' });
  });

  it('is nothing without a rate', () => {
    expect(measureOf(factsOf({ limitRate: null }), 4_000n)).toEqual({
      limitAmount: null,
      limitCurrency: 'USD',
      limitRate: null,
    });
  });
});

describe('R-02 an amount within the limit', () => {
  it('may reach it and not exceed it', () => {
    expect(refusal(() => requireLimit(factsOf(), 500_000n))).toBeNull();
    const params = { remaining: 500_000, currency: 'USD' };
    expect(refusal(() => requireLimit(factsOf(), 500_001n))).toMatchObject({
      code: 'investment.limit_exceeded',
      params,
      fields: [{ field: 'amount', code: 'investment.limit_exceeded', params }],
    });
  });

  it('is measured, and what is left is said in the campaign’s currency', () => {
    const euros = factsOf({ currency: 'EUR', limitRate: rationalFromDecimal('1.25') });
    expect(refusal(() => requireLimit(euros, 400_000n))).toBeNull();
    expect(refusal(() => requireLimit(euros, 400_001n))).toMatchObject({
      params: { remaining: 400_000, currency: 'EUR' },
    });
  });

  it('is not known without a rate, and not asked for without a limit', () => {
    const unrated = factsOf({ currency: 'EUR', limitRate: null });
    expect(refusal(() => requireLimit(unrated, 1n))).toMatchObject({
      code: 'investment.no_rate',
      params: { code: 'EUR' },
    });
    expect(refusal(() => requireLimit({ ...unrated, profile: 'none' }, 10n ** 12n))).toBeNull();
    expect(refusal(() => requireLimit(factsOf({ accredited: true }), 10n ** 12n))).toBeNull();
  });
});
