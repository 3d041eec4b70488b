import * as fc from 'fast-check';
import { allocateCarried } from './carried-allocation.js';
import type { CarriedLot, CarriedPart } from './carried-allocation.js';

const lotsOf = (weights: readonly bigint[], paid: readonly bigint[] = []): CarriedLot[] =>
  weights.map((weight, index) => ({ id: `lot-${index}`, weight, paid: paid[index] ?? 0n }));

const next = (lots: readonly CarriedLot[], parts: readonly CarriedPart[]): CarriedLot[] =>
  lots.map((lot, index) => ({ ...lot, paid: lot.paid + (parts[index]?.amount ?? 0n) }));

const amounts = (parts: readonly CarriedPart[]): bigint[] => parts.map(({ amount }) => amount);

const sumOf = (values: readonly bigint[]): bigint => values.reduce((a, b) => a + b, 0n);

/** Whether every lot has its exact share to within less than one unit, and the errors sum to zero. */
const isExact = (lots: readonly CarriedLot[]): boolean => {
  const whole = sumOf(lots.map(({ weight }) => weight));
  const distributed = sumOf(lots.map(({ paid }) => paid));
  const residuals = lots.map(({ weight, paid }) => distributed * weight - paid * whole);
  return sumOf(residuals) === 0n && residuals.every((residual) => residual > -whole && residual < whole);
};

/** Distributes one total after the other and checks each. */
const distribute = (weights: readonly bigint[], totals: readonly bigint[]): CarriedLot[] => {
  let lots = lotsOf(weights);
  for (const total of totals) {
    const parts = allocateCarried(total, lots);
    if (sumOf(amounts(parts)) !== total) throw new Error('The parts do not sum to the total');
    if (parts.some(({ amount }) => amount < 0n)) throw new Error('A part is negative');
    lots = next(lots, parts);
    if (!isExact(lots)) throw new Error('A lot is a whole unit away from its share');
  }
  return lots;
};

describe('allocateCarried', () => {
  it('gives the first split of the published vectors of 100.00 to three equal parts', () => {
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
    expect(lots.map(({ paid: received }) => received)).toEqual([200n, 200n, 200n]);
  });

  it('gives the units that are left to the lots whose next unit is due soonest', () => {
    // Shares of one unit: 0.9, 0.05, 0.05; after it the next units are due in 0.1/0.9, 0.95/0.05 and 0.95/0.05 units.
    expect(amounts(allocateCarried(1n, lotsOf([18n, 1n, 1n])))).toEqual([1n, 0n, 0n]);
    // Fractions 0.6 of weight 6 and 0.4 of weight 4: due in 0.4/6 and in 0.6/4.
    expect(amounts(allocateCarried(1n, lotsOf([4n, 6n])))).toEqual([0n, 1n]);
    // Equally soon (0.5/5 and 0.25/2.5 of four): the larger fraction.
    expect(amounts(allocateCarried(3n, lotsOf([10n, 5n, 5n])))).toEqual([1n, 1n, 1n]);
    // All alike: the earlier.
    expect(amounts(allocateCarried(1n, lotsOf([7n, 7n])))).toEqual([1n, 0n]);
  });

  it('does not pay a lot again that already has its started unit', () => {
    // Of three units, two to each of two lots: the first has 2, the second 0 of 1.5 each.
    expect(amounts(allocateCarried(1n, lotsOf([1n, 1n], [2n, 0n])))).toEqual([0n, 1n]);
    // Exactly at its whole entitlement: nothing has started.
    expect(amounts(allocateCarried(2n, lotsOf([1n, 1n], [1n, 1n])))).toEqual([1n, 1n]);
  });

  it('gives each lot exactly what it is owed with the last of the principal', () => {
    const weights = [1n, 3n, 333_333n, 77n];
    const whole = sumOf(weights);
    const lots = distribute(weights, [whole / 3n, whole / 3n, whole - 2n * (whole / 3n)]);
    expect(lots.map(({ paid }) => paid)).toEqual(weights);
  });

  it('takes back the units that fell due last when lots were overpaid and have left', () => {
    // Of 12 units four are due to each; the first has one more than that, so the two others are one short of theirs.
    expect(amounts(allocateCarried(7n, lotsOf([1n, 1n, 1n], [5n, 0n, 0n])))).toEqual([0n, 4n, 3n]);
    // Of 30 units ten are due to each, and five must be found: one from each, and three more from the latest.
    expect(amounts(allocateCarried(15n, lotsOf([1n, 1n, 1n], [15n, 0n, 0n])))).toEqual([0n, 9n, 6n]);
    // Of four units two and 4/3: the second's second unit fell due just now, the third's first a unit ago.
    expect(amounts(allocateCarried(1n, lotsOf([1n, 3n, 2n], [2n, 1n, 0n])))).toEqual([0n, 0n, 1n]);
    // One is due to each of three, and there is none to give.
    expect(amounts(allocateCarried(0n, lotsOf([1n, 1n, 1n], [2n, 0n, 1n])))).toEqual([0n, 0n, 0n]);
    // Of nine units 3.6 and 4.5 are due: the first's third fell due 1.5 units ago, the second's fourth one unit ago.
    expect(amounts(allocateCarried(6n, lotsOf([4n, 5n, 1n], [0n, 0n, 3n])))).toEqual([3n, 3n, 0n]);
    // Of eight, 3.2 and 4: the second's fourth fell due just now. Two are too many, so one from each.
    expect(amounts(allocateCarried(5n, lotsOf([4n, 5n, 1n], [0n, 0n, 3n])))).toEqual([2n, 3n, 0n]);
  });

  it('refuses impossible splits', () => {
    expect(allocateCarried(0n, lotsOf([0n]))).toEqual([{ id: 'lot-0', amount: 0n }]);
    expect(allocateCarried(0n, [])).toEqual([]);
    expect(() => allocateCarried(1n, lotsOf([0n]))).toThrow('all weights are zero');
    expect(() => allocateCarried(-1n, lotsOf([1n]))).toThrow('amount to allocate must not be negative');
    expect(() => allocateCarried(1n, lotsOf([-1n, 2n]))).toThrow('Weights must not be negative');
    expect(() => allocateCarried(1n, lotsOf([1n], [-1n]))).toThrow('paid must not be negative');
    const [lot] = lotsOf([1n]);
    expect(() => allocateCarried(1n, lot === undefined ? [] : [lot, lot])).toThrow('listed twice');
  });

  it('M-2 keeps every lot within one unit over 600 instalments where largest remainder does not', () => {
    const weights = [1n, 3n, 1000n, 7n, 7n, 1n, 3n, 1000n, 3n, 1n, 7n, 1000n, 1n, 1n, 3n, 7n, 3n, 1000n];
    for (const total of [1n, 5n, 11n, 19n])
      distribute(
        weights,
        Array.from({ length: 600 }, () => total),
      );
  });

  it('M-2 keeps every lot within one unit at every date of 600 instalments, whatever the weights', () => {
    const weight = fc.oneof(fc.bigInt({ min: 1n, max: 9n }), fc.bigInt({ min: 1n, max: 10n ** 13n }));
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 1, maxLength: 40 }),
        fc.array(fc.oneof(fc.bigInt({ min: 0n, max: 60n }), fc.bigInt({ min: 0n, max: 10n ** 10n })), {
          minLength: 600,
          maxLength: 600,
        }),
        (weights, totals) => {
          distribute(weights, totals);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('always sums to the total and never pays below zero, whatever was paid before', () => {
    const lot = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 7n }), fc.bigInt({ min: 0n, max: 10n ** 5n }));
    fc.assert(
      fc.property(
        fc.array(lot, { minLength: 1, maxLength: 20 }),
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        (some, total) => {
          const parts = allocateCarried(
            total,
            lotsOf(
              some.map(([weight]) => weight),
              some.map(([, paid]) => paid),
            ),
          );
          expect(sumOf(amounts(parts))).toBe(total);
          expect(parts.every(({ amount }) => amount >= 0n)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
