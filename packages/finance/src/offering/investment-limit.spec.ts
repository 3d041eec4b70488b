import * as fc from 'fast-check';
import { regCfInvestmentLimit, regCfLimit, remainingLimit } from './investment-limit.js';

const dollars = (major: number): bigint => BigInt(major) * 100n;
const rule = { threshold: dollars(124_000), floor: dollars(2500) };

describe('regCfInvestmentLimit', () => {
  it.each([
    [30_000, 105_000, 5250],
    [150_000, 100_000, 7500],
    [200_000, 900_000, 90_000],
    [0, 0, 2500],
    [-20_000, -5000, 2500],
    [123_999, 124_000, 6200],
    [124_000, 124_000, 12_400],
    [5_000_000, 124_000, 124_000],
    [100_000, 4_000_000, 124_000],
  ])('R-02 income %i and net worth %i: %i (17 CFR 227.100(a)(2))', (income, worth, limit) => {
    expect(regCfInvestmentLimit({ annualIncome: dollars(income), netWorth: dollars(worth), rule })).toBe(
      dollars(limit),
    );
  });

  it('caps limb (i) unless the setting takes the text literally', () => {
    const entity = { annualIncome: dollars(100_000), netWorth: dollars(4_000_000), rule };
    expect(regCfInvestmentLimit({ ...entity, capLimbI: false })).toBe(dollars(200_000));
  });

  it('rounds down to the cent', () => {
    expect(regCfInvestmentLimit({ annualIncome: 6_000_019n, netWorth: 0n, rule })).toBe(300_000n);
  });

  it.each([
    [30_000, 10_000, { isHigh: false, percent: 5n, bound: 'floor' }],
    [60_000, 10_000, { isHigh: false, percent: 5n, bound: null }],
    [5_000_000, 100_000, { isHigh: false, percent: 5n, bound: 'ceiling' }],
    [200_000, 900_000, { isHigh: true, percent: 10n, bound: null }],
    [5_000_000, 124_000, { isHigh: true, percent: 10n, bound: 'ceiling' }],
  ])('R-02 says how the limit of %i and %i came about', (income, worth, parts) => {
    const greater = dollars(Math.max(income, worth));
    expect(regCfLimit({ annualIncome: dollars(income), netWorth: dollars(worth), rule })).toMatchObject({
      ...parts,
      greater,
    });
  });

  it('uses the figures of the rule', () => {
    const finances = { annualIncome: dollars(110_000), netWorth: dollars(110_000) };
    const before = { threshold: dollars(107_000), floor: dollars(2200) };
    expect(regCfInvestmentLimit({ ...finances, rule: before })).toBe(dollars(11_000));
    expect(regCfInvestmentLimit({ ...finances, rule })).toBe(dollars(5500));
  });

  it('stays between floor and ceiling and never falls when either figure rises', () => {
    const figures = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 10n });
    fc.assert(
      fc.property(figures, figures, fc.bigInt({ min: 0n, max: 10n ** 9n }), (annualIncome, netWorth, more) => {
        const limit = regCfInvestmentLimit({ annualIncome, netWorth, rule });
        expect(limit >= dollars(2500) && limit <= dollars(124_000)).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome: annualIncome + more, netWorth, rule }) >= limit).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome, netWorth: netWorth + more, rule }) >= limit).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome: netWorth, netWorth: annualIncome, rule })).toBe(limit);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('remainingLimit', () => {
  it('R-02 takes off what was invested here and elsewhere, down to zero', () => {
    expect(remainingLimit({ limit: 1000n, committed: 300n, elsewhere: 200n })).toBe(500n);
    expect(remainingLimit({ limit: 1000n, committed: 900n, elsewhere: 200n })).toBe(0n);
    expect(() => remainingLimit({ limit: 1000n, committed: -1n, elsewhere: 0n })).toThrow('negative');
  });

  it('R-02 takes amounts of nothing, and none below', () => {
    const nothing = { limit: 0n, committed: 0n, elsewhere: 0n };
    expect(remainingLimit(nothing)).toBe(0n);
    expect(() => remainingLimit({ ...nothing, limit: -1n })).toThrow('negative');
    expect(() => remainingLimit({ ...nothing, elsewhere: -1n })).toThrow('negative');
  });
});
