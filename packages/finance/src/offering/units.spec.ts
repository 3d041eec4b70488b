import * as fc from 'fast-check';
import {
  amountFor,
  capacityUnits,
  effectiveMinimum,
  nearestValidAmounts,
  priceFitsMinimum,
  unitsFor,
} from './units.js';

const RUNS = { numRuns: 1000 };
const amounts = fc.bigInt({ min: 0n, max: 10n ** 10n });
const prices = fc.bigInt({ min: 1n, max: 10n ** 6n });

describe('units', () => {
  it('buy whole units only', () => {
    expect(unitsFor(5000n, 250n)).toBe(20n);
    expect(unitsFor(5001n, 250n)).toBeNull();
    expect(amountFor(20n, 250n)).toBe(5000n);
    expect(() => unitsFor(1n, 0n)).toThrow('price');
    expect(() => unitsFor(-1n, 1n)).toThrow('amount');
    expect(() => amountFor(-1n, 1n)).toThrow('units');
  });

  it('V-18 price and minimum fit when either is a multiple of the other', () => {
    expect(priceFitsMinimum(250n, 10_000n)).toBe(true);
    expect(priceFitsMinimum(10_000n, 250n)).toBe(true);
    expect(priceFitsMinimum(300n, 10_000n)).toBe(false);
    expect(priceFitsMinimum(0n, 10_000n)).toBe(false);
    expect(priceFitsMinimum(250n, 0n)).toBe(false);
    expect(priceFitsMinimum(-250n, 250n)).toBe(false);
    expect([effectiveMinimum(250n, 10_000n), effectiveMinimum(10_000n, 250n)]).toEqual([10_000n, 10_000n]);
  });

  it('V-20 names the valid amounts on both sides, limits included', () => {
    const near = (amount: bigint): unknown => nearestValidAmounts(amount, 300n, 1000n, 5000n);
    expect(near(1300n)).toEqual({ below: 1200n, above: 1500n });
    expect(near(1200n)).toEqual({ below: 1200n, above: 1200n });
    expect(near(10n)).toEqual({ below: null, above: 1200n });
    expect(near(4900n)).toEqual({ below: 4800n, above: null });
    expect(near(4800n)).toEqual({ below: 4800n, above: 4800n });
    expect(nearestValidAmounts(500n, 300n, 1000n, 1100n)).toEqual({ below: null, above: null });
    expect(nearestValidAmounts(500n, 300n, 100n, -1n)).toEqual({ below: null, above: null });
  });

  it('are none for nothing', () => {
    expect([unitsFor(0n, 250n), amountFor(0n, 250n)]).toEqual([0n, 0n]);
    expect(capacityUnits({ kind: 'debt', maxOffering: 0n })).toBe(0n);
    expect(capacityUnits({ kind: 'equity', availableShares: 0n, maxOffering: 500n, price: 250n })).toBe(0n);
  });

  it('V-20 names the least amount where the minimum is whole units, and the only one there is', () => {
    expect(nearestValidAmounts(10n, 250n, 1000n, 5000n)).toEqual({ below: null, above: 1000n });
    expect(nearestValidAmounts(10n, 300n, 1200n, 1300n)).toEqual({ below: null, above: 1200n });
    expect(nearestValidAmounts(1250n, 300n, 1200n, 1300n)).toEqual({ below: 1200n, above: null });
  });

  it('V-19 capacity is the smaller of the shares and what the maximum pays for; minor units for debt', () => {
    const equity = { kind: 'equity', availableShares: 1000n, price: 300n } as const;
    expect(capacityUnits({ ...equity, maxOffering: 299_999n })).toBe(999n);
    expect(capacityUnits({ ...equity, maxOffering: 900_000n })).toBe(1000n);
    expect(capacityUnits({ kind: 'debt', maxOffering: 5_000_000n })).toBe(5_000_000n);
    expect(() => capacityUnits({ ...equity, price: 0n, maxOffering: 1n })).toThrow('price');
    expect(() => capacityUnits({ kind: 'debt', maxOffering: -1n })).toThrow('maximum offering');
    expect(() => capacityUnits({ ...equity, availableShares: -1n, maxOffering: 1n })).toThrow('shares');
  });

  it('turns units into an amount and back', () => {
    fc.assert(
      fc.property(amounts, prices, (units, price) => expect(unitsFor(amountFor(units, price), price)).toBe(units)),
      RUNS,
    );
  });

  it('offers only amounts that are whole units within the limits, with nothing valid in between', () => {
    fc.assert(
      fc.property(amounts, prices, amounts, amounts, (amount, price, min, span) => {
        const max = min + span;
        const { below, above } = nearestValidAmounts(amount, price, min, max);
        for (const valid of [below, above]) {
          if (valid === null) continue;
          expect(unitsFor(valid, price)).not.toBeNull();
          expect(valid >= effectiveMinimum(price, min) && valid <= max).toBe(true);
        }
        if (below !== null) expect(below <= amount).toBe(true);
        if (above !== null) expect(above >= amount).toBe(true);
        if (below !== null && above !== null) expect(above - below === (below === amount ? 0n : price)).toBe(true);
      }),
      RUNS,
    );
  });
});
