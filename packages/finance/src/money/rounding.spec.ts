import * as fc from 'fast-check';
import { divideHalfUp, percentOf } from './rounding.js';

const RUNS = { numRuns: 1000 };
const numerators = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const denominators = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('divideHalfUp', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [-4n, 3n, -1n],
    [0n, 7n, 0n],
    [1n, 3n, 0n],
  ])('%s / %s rounds to %s', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  it('refuses to divide by zero', () => {
    expect(() => divideHalfUp(1n, 0n)).toThrow('Division by zero');
  });

  it('is never further than half a unit from the exact quotient', () => {
    fc.assert(
      fc.property(numerators, denominators, (numerator, denominator) => {
        const doubled = 2n * (numerator - divideHalfUp(numerator, denominator) * denominator);
        return doubled <= denominator && doubled >= -denominator;
      }),
      RUNS,
    );
  });

  it('rounds a reversed amount to the exact opposite', () => {
    fc.assert(
      fc.property(numerators, denominators, (numerator, denominator) =>
        expect(divideHalfUp(-numerator, denominator)).toBe(-divideHalfUp(numerator, denominator)),
      ),
      RUNS,
    );
  });
});

describe('percentOf', () => {
  it('takes basis points, half up', () => {
    expect(percentOf(10_000_000n, 500n)).toBe(500_000n);
    expect(percentOf(1n, 5000n)).toBe(1n);
    expect(percentOf(1n, 4999n)).toBe(0n);
  });
});
