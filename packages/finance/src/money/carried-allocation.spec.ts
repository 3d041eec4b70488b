import * as fc from 'fast-check';
import { allocateCarried } from './carried-allocation.js';
import type { CarriedLot, CarriedPart } from './carried-allocation.js';
import { addRational, compareRational, rational, ZERO } from './rational.js';
import type { Rational } from './rational.js';

const lotsOf = (weights: readonly bigint[]): CarriedLot[] =>
  weights.map((weight, index) => ({ id: `lot-${index}`, weight, residual: ZERO }));

const next = (lots: readonly CarriedLot[], parts: readonly CarriedPart[]): CarriedLot[] =>
  lots.map((lot, index) => ({ ...lot, residual: parts[index]?.residual ?? ZERO }));

const amounts = (parts: readonly CarriedPart[]): bigint[] => parts.map(({ amount }) => amount);

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

const absolute = (value: Rational): Rational => (value.num < 0n ? rational(-value.num, value.den) : value);

describe('allocateCarried', () => {
  it('gives the first split of the published vectors (repayments design, C4)', () => {
    expect(amounts(allocateCarried(10_000n, lotsOf([1n, 1n, 1n])))).toEqual([3334n, 3333n, 3333n]);
    expect(amounts(allocateCarried(12_345n, lotsOf([5000n, 3000n, 1500n, 500n])))).toEqual([6173n, 3703n, 1852n, 617n]);
  });

  it('rotates the odd cent over six distributions of 1.00 to three equal lots', () => {
    let lots = lotsOf([1n, 1n, 1n]);
    const paid: bigint[][] = [];
    for (let round = 0; round < 6; round += 1) {
      const parts = allocateCarried(100n, lots);
      paid.push(amounts(parts));
      lots = next(lots, parts);
    }
    const cycle = [
      [34n, 33n, 33n],
      [33n, 34n, 33n],
      [33n, 33n, 34n],
    ];
    expect(paid).toEqual([...cycle, ...cycle]);
    expect(lots.every(({ residual }) => residual.num === 0n)).toBe(true);
  });

  it('takes back from the smallest remainder when a lot was overpaid by more than its share', () => {
    const parts = allocateCarried(1n, [
      { id: 'a', weight: 1n, residual: rational(-3n, 2n) },
      { id: 'b', weight: 1n, residual: rational(3n, 4n) },
      { id: 'c', weight: 1n, residual: rational(3n, 4n) },
    ]);
    expect(amounts(parts)).toEqual([0n, 1n, 0n]);
    expect(parts.map(({ residual }) => residual).reduce(addRational)).toEqual(ZERO);
  });

  it('still sums to the total when a lot has left with its residual', () => {
    const owed = rational(29n, 10n);
    const lots = ['a', 'b'].map((id) => ({ id, weight: 1n, residual: owed }));
    expect(sumOf(amounts(allocateCarried(1n, lots)))).toBe(1n);
    expect(
      sumOf(
        amounts(
          allocateCarried(
            9n,
            lots.map((lot) => ({ ...lot, residual: rational(-29n, 10n) })),
          ),
        ),
      ),
    ).toBe(9n);
  });

  it('refuses impossible splits', () => {
    expect(allocateCarried(0n, lotsOf([0n]))).toEqual([{ id: 'lot-0', amount: 0n, residual: ZERO }]);
    expect(() => allocateCarried(1n, lotsOf([0n]))).toThrow('all weights are zero');
    expect(() => allocateCarried(-1n, lotsOf([1n]))).toThrow('must not be negative');
    expect(() => allocateCarried(1n, lotsOf([-1n]))).toThrow('must not be negative');
    const [lot] = lotsOf([1n]);
    expect(() => allocateCarried(1n, lot === undefined ? [] : [lot, lot])).toThrow('listed twice');
  });

  it('always sums to the total, never pays below zero, and keeps residuals summing to zero', () => {
    const weights = fc.array(fc.bigInt({ min: 1n, max: 10n ** 7n }), { minLength: 1, maxLength: 20 });
    const totals = fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(weights, totals, (some, series) => {
        let lots = lotsOf(some);
        for (const total of series) {
          const parts = allocateCarried(total, lots);
          expect(sumOf(amounts(parts))).toBe(total);
          expect(parts.every(({ amount }) => amount >= 0n)).toBe(true);
          expect(parts.map(({ residual }) => residual).reduce(addRational)).toEqual(ZERO);
          lots = next(lots, parts);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps everybody within one minor unit of the exact share over a whole series, weights falling', () => {
    const one = rational(1n);
    fc.assert(
      fc.property(
        fc.array(fc.bigInt({ min: 100n, max: 10n ** 6n }), { minLength: 2, maxLength: 12 }),
        fc.array(fc.bigInt({ min: 0n, max: 5000n }), { minLength: 2, maxLength: 12 }),
        (some, series) => {
          let lots = lotsOf(some);
          for (const total of series) {
            const parts = allocateCarried(total, lots);
            expect(parts.every(({ residual }) => compareRational(absolute(residual), one) < 0)).toBe(true);
            lots = next(lots, parts).map((lot) => ({ ...lot, weight: lot.weight - lot.weight / 10n }));
          }
        },
      ),
      { numRuns: 1000 },
    );
  });
});
