import * as fc from 'fast-check';
import { crossRate, measureIn, mostWithin, type ExchangeRate } from './exchange.js';
import { rational, rationalFromDecimal } from './rational.js';

const EUROS: readonly ExchangeRate[] = [
  { base: 'EUR', quote: 'USD', rate: rationalFromDecimal('1.0850') },
  { base: 'EUR', quote: 'KWD', rate: rationalFromDecimal('0.33325') },
  { base: 'EUR', quote: 'JPY', rate: rationalFromDecimal('162.40') },
];

describe('rates between currencies', () => {
  it('are the one given, its inverse, or both by way of a third currency', () => {
    expect(crossRate('EUR', 'USD', EUROS)).toEqual(rational(217n, 200n));
    expect(crossRate('USD', 'EUR', EUROS)).toEqual(rational(200n, 217n));
    expect(crossRate('KWD', 'USD', EUROS)).toEqual(rational(10850n * 10n, 33325n));
    expect(crossRate('USD', 'USD', [])).toEqual(rational(1n));
  });

  it('are not guessed', () => {
    expect(crossRate('GBP', 'USD', EUROS)).toBeNull();
    expect(crossRate('EUR', 'USD', [])).toBeNull();
    expect(crossRate('EUR', 'GBP', EUROS)).toBeNull();
  });
});

describe('measuring an amount in another currency', () => {
  const rate = (from: string, to: string) => crossRate(from, to, EUROS) ?? rational(0n);

  it('uses the decimals of each, and rounds half up', () => {
    expect(measureIn(100_00n, 'EUR', 'USD', rate('EUR', 'USD'))).toBe(108_50n);
    expect(measureIn(1_000n, 'KWD', 'USD', rate('KWD', 'USD'))).toBe(3_26n);
    expect(measureIn(1_000n, 'JPY', 'USD', rate('JPY', 'USD'))).toBe(6_68n);
    expect(measureIn(10n, 'EUR', 'USD', rationalFromDecimal('1.05'))).toBe(11n);
    expect(measureIn(10n, 'EUR', 'USD', rationalFromDecimal('1.04'))).toBe(10n);
  });

  it('gives the most that a limit leaves: one unit more measures more', () => {
    const currencies = fc.constantFrom('EUR', 'USD', 'KWD', 'JPY');
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), currencies, currencies, (limit, from, to) => {
        const most = mostWithin(limit, from, to, rate(from, to));
        expect(measureIn(most, from, to, rate(from, to))).toBeLessThanOrEqual(limit);
        const coarse = measureIn(1n, from, to, rate(from, to)) > 0n;
        if (coarse) expect(measureIn(most + 1n, from, to, rate(from, to))).toBeGreaterThan(limit);
      }),
    );
  });
});
