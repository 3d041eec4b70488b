import * as fc from 'fast-check';
import { parseCalendarDate } from '../calendar/calendar-date.js';
import { lookBackStart, REG_CF_LIMITS, regCfInvestmentLimit, remainingLimit } from './investment-limit.js';

const on = parseCalendarDate('2026-11-20');
const dollars = (major: number): bigint => BigInt(major) * 100n;

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
    expect(regCfInvestmentLimit({ annualIncome: dollars(income), netWorth: dollars(worth), on })).toBe(dollars(limit));
  });

  it('caps limb (i) unless the setting takes the text literally', () => {
    const entity = { annualIncome: dollars(100_000), netWorth: dollars(4_000_000), on };
    expect(regCfInvestmentLimit({ ...entity, capLimbI: false })).toBe(dollars(200_000));
  });

  it('rounds down to the cent', () => {
    expect(regCfInvestmentLimit({ annualIncome: 6_000_019n, netWorth: 0n, on })).toBe(300_000n);
  });

  it('uses the figures of the day', () => {
    const finances = { annualIncome: dollars(110_000), netWorth: dollars(110_000) };
    expect(regCfInvestmentLimit({ ...finances, on: parseCalendarDate('2022-09-19') })).toBe(dollars(11_000));
    expect(regCfInvestmentLimit({ ...finances, on: parseCalendarDate('2022-09-20') })).toBe(dollars(5500));
    expect(() => regCfInvestmentLimit({ ...finances, on: parseCalendarDate('2021-03-14') })).toThrow('No rule');
  });

  it('stays between floor and ceiling and never falls when either figure rises', () => {
    const figures = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 10n });
    fc.assert(
      fc.property(figures, figures, fc.bigInt({ min: 0n, max: 10n ** 9n }), (annualIncome, netWorth, more) => {
        const limit = regCfInvestmentLimit({ annualIncome, netWorth, on });
        expect(limit >= dollars(2500) && limit <= dollars(124_000)).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome: annualIncome + more, netWorth, on }) >= limit).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome, netWorth: netWorth + more, on }) >= limit).toBe(true);
        expect(regCfInvestmentLimit({ annualIncome: netWorth, netWorth: annualIncome, on })).toBe(limit);
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

  it('R-02 says where its figures stand', () => {
    expect(REG_CF_LIMITS.map(({ effectiveFrom, citation }) => [effectiveFrom, citation])).toEqual([
      ['2021-03-15', '17 CFR 227.100(a)(2) as amended by SEC Release 33-10884'],
      ['2022-09-20', '17 CFR 227.100(a)(2) as adjusted for inflation by SEC Release 33-11098'],
    ]);
  });

  it('R-02 looks back 12 months', () => {
    expect(lookBackStart(on)).toBe('2025-11-20');
    expect(lookBackStart(parseCalendarDate('2028-02-29'))).toBe('2027-02-28');
  });
});
