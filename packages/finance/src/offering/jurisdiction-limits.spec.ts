import * as fc from 'fast-check';
import { ecsprWarningThreshold, lossSimulation, operatorLimit, rmmiLimit } from './jurisdiction-limits.js';

const major = (amount: number): bigint => BigInt(amount) * 100n;
const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('ecsprWarningThreshold', () => {
  const rule = { floor: major(1000), percent: 5n };

  it.each([
    [-10_000_00n, 1000_00n],
    [0n, 1000_00n],
    [20_000_00n, 1000_00n],
    // 5 % of a cent's fifth part is not yet a cent.
    [20_000_19n, 1000_00n],
    [20_000_20n, 1000_01n],
    [100_000_00n, 5000_00n],
  ])('R-02 of a net worth of %i is %i (Regulation (EU) 2020/1503, Article 21(7))', (netWorth, threshold) => {
    expect(ecsprWarningThreshold(netWorth, rule)).toBe(threshold);
  });

  it('uses the figures of the rule', () => {
    expect(ecsprWarningThreshold(major(50_000), { floor: major(2000), percent: 10n })).toBe(major(5000));
  });
});

describe('lossSimulation', () => {
  const simulate = (income: bigint, assets: bigint, debts: bigint) =>
    lossSimulation({ income, assets, debts, percent: 10n });

  it.each([
    [30_000_00n, 15_000_00n, 5000_00n, 40_000_00n, 4000_00n],
    [30_000_00n, 0n, 30_000_00n, 0n, 0n],
    [30_000_00n, 0n, 29_999_91n, 9n, 0n],
    [30_000_00n, 0n, 29_999_90n, 10n, 1n],
    [10_000_00n, 0n, 12_000_00n, -2000_00n, 0n],
  ])(
    'R-02 income %i, assets %i, debts %i: net worth %i, bearable %i (Regulation (EU) 2020/1503, Article 21(5))',
    (income, assets, debts, netWorth, bearable) => {
      expect(simulate(income, assets, debts)).toEqual({ netWorth, bearable });
    },
  );

  it('takes no negative amount', () => {
    for (const [income, assets, debts] of [
      [-1n, 0n, 0n],
      [0n, -1n, 0n],
      [0n, 0n, -1n],
    ] as const) {
      expect(() => simulate(income, assets, debts)).toThrow('negative');
    }
  });

  it('never rises with debts, nor is more than a tenth', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (income, assets, debts, more) => {
        const { netWorth, bearable } = simulate(income, assets, debts);
        expect(bearable >= 0n && bearable * 10n <= (netWorth > 0n ? netWorth : 0n)).toBe(true);
        expect(simulate(income, assets, debts + more).bearable <= bearable).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('rmmiLimit', () => {
  it.each([
    [250_000_00n, 25_000_00n],
    [9n, 0n],
    [10n, 1n],
    [0n, 0n],
    [-5000_00n, 0n],
  ])('R-02 of net assets of %i is %i (COBS 4.12A)', (netAssets, limit) => {
    expect(rmmiLimit(netAssets, 10n)).toBe(limit);
  });
});

describe('operatorLimit', () => {
  it('R-02 is the lower of the figures that an operator has set, or none', () => {
    expect(operatorLimit(major(50_000), { amount: null, percent: null })).toBeNull();
    expect(operatorLimit(major(50_000), { amount: major(3000), percent: null })).toBe(major(3000));
    expect(operatorLimit(major(50_000), { amount: null, percent: 10n })).toBe(major(5000));
    expect(operatorLimit(major(50_000), { amount: major(3000), percent: 10n })).toBe(major(3000));
    expect(operatorLimit(major(20_000), { amount: major(3000), percent: 10n })).toBe(major(2000));
    expect(operatorLimit(-1n, { amount: null, percent: 10n })).toBe(0n);
  });
});
