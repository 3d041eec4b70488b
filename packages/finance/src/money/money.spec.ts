import { exponentOf, isCurrency, minorPerMajor } from './currency.js';
import { formatMajor, MAX_MINOR } from './major.js';
import { addMoney, subtractMoney, toSafeInteger } from './money.js';

describe('currencies', () => {
  it('supports exponents 0, 2 and 3', () => {
    expect([exponentOf('JPY'), exponentOf('USD'), exponentOf('KWD')]).toEqual([0, 2, 3]);
    expect(minorPerMajor('TND')).toBe(1000n);
  });

  it('refuses what is no currency, inherited names included', () => {
    for (const code of ['usd', 'XXX', '', 'toString', '__proto__']) {
      expect(isCurrency(code)).toBe(false);
      expect(() => exponentOf(code)).toThrow('Unknown currency');
    }
  });
});

describe('formatMajor', () => {
  it('writes every decimal and no grouping', () => {
    expect(formatMajor(123_450n, 'USD')).toBe('1234.50');
    expect(formatMajor(5n, 'USD')).toBe('0.05');
    expect(formatMajor(-5n, 'KWD')).toBe('-0.005');
    expect(formatMajor(1234n, 'JPY')).toBe('1234');
  });
});

it('formatMajor writes nothing without a sign', () => {
  expect([formatMajor(0n, 'USD'), formatMajor(0n, 'JPY'), formatMajor(-1n, 'JPY')]).toEqual(['0.00', '0', '-1']);
});

describe('Money', () => {
  it('adds and subtracts one currency and refuses two', () => {
    const a = { minor: 5n, currency: 'USD' };
    expect(addMoney(a, { minor: 7n, currency: 'USD' })).toEqual({ minor: 12n, currency: 'USD' });
    expect(subtractMoney(a, { minor: 7n, currency: 'USD' })).toEqual({ minor: -2n, currency: 'USD' });
    expect(() => addMoney(a, { minor: 1n, currency: 'EUR' })).toThrow('USD and EUR');
    expect(() => subtractMoney(a, { minor: 1n, currency: 'EUR' })).toThrow('USD and EUR');
  });

  it('becomes a JSON integer up to 2^53 - 1 and not beyond', () => {
    expect(toSafeInteger(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toSafeInteger(MAX_MINOR)).toBe(9e15);
    expect(() => toSafeInteger(9_007_199_254_740_992n)).toThrow('too large');
    expect(() => toSafeInteger(-9_007_199_254_740_992n)).toThrow('too large');
  });
});
