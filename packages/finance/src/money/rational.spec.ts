import * as fc from 'fast-check';
import {
  addRational,
  compareRational,
  decimalFromRational,
  divideRational,
  multiplyRational,
  powerRational,
  rational,
  rationalFromDecimal,
  rationalToNumber,
  roundRational,
  subtractRational,
} from './rational.js';

const RUNS = { numRuns: 1000 };
const rationals = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([num, den]) => rational(num, den));

describe('Rational', () => {
  it('is kept in lowest terms with the sign on top', () => {
    expect(rational(6n, -8n)).toEqual({ num: -3n, den: 4n });
    expect(rational(0n, -5n)).toEqual({ num: 0n, den: 1n });
    expect(() => rational(1n, 0n)).toThrow('denominator');
  });

  it('is written as a plain decimal, half up and without needless zeros', () => {
    expect(decimalFromRational(rational(17n, 200n), 6)).toBe('0.085');
    expect(decimalFromRational(rational(2n, 3n), 6)).toBe('0.666667');
    expect(decimalFromRational(rational(12n), 6)).toBe('12');
    expect(decimalFromRational(rational(0n), 2)).toBe('0');
  });

  it('reads plain decimals exactly and refuses anything else', () => {
    expect(rationalFromDecimal('0.085')).toEqual({ num: 17n, den: 200n });
    expect(rationalFromDecimal('-12.50')).toEqual({ num: -25n, den: 2n });
    expect(rationalFromDecimal('7')).toEqual({ num: 7n, den: 1n });
    for (const junk of ['', '.', '1.', '.5', '1e3', '1,000', ' 1', 'NaN', '1.2.3']) {
      expect(() => rationalFromDecimal(junk)).toThrow('Not a decimal number');
    }
  });

  it('floors below zero too, and rounds half up', () => {
    expect(roundRational(rational(7n, 2n))).toBe(4n);
  });

  it('raises to whole powers only', () => {
    expect(powerRational(rational(-2n, 3n), 3)).toEqual(rational(-8n, 27n));
    expect(powerRational(rational(5n, 7n), 0)).toEqual(rational(1n));
    expect(() => powerRational(rational(2n), -1)).toThrow('exponent');
    expect(() => powerRational(rational(2n), 0.5)).toThrow('exponent');
  });

  it('becomes the nearest number even where both sides exceed a double', () => {
    expect(rationalToNumber(rational(10n ** 400n, 3n * 10n ** 400n))).toBeCloseTo(1 / 3, 15);
    expect(rationalToNumber(rational(-1n, 8n))).toBe(-0.125);
    expect(rationalToNumber(rational(0n))).toBe(0);
  });

  it('adds, subtracts, multiplies and divides without loss', () => {
    fc.assert(
      fc.property(rationals, rationals, (a, b) => {
        expect(subtractRational(addRational(a, b), b)).toEqual(a);
        if (b.num !== 0n) expect(multiplyRational(divideRational(a, b), b)).toEqual(a);
        expect(compareRational(a, b)).toBe(-compareRational(b, a) + 0);
      }),
      RUNS,
    );
  });
});
