import { readAmount, writeAmount } from './typed-amount.js';

describe('an amount that is searched for', () => {
  it.each([
    ['en', '2188', '2188'],
    ['en', '$2,188.00', '2188'],
    ['en', 'KWD 12.500', '12.5'],
    ['en', '12.500', '12.5'],
    ['en', '1,234,567', '1234567'],
    ['en', '1,234', '1234'],
    ['en', '.53', '0.53'],
    ['en', ' ', ''],
    ['en', '123456789012345', '123456789012345'],
    ['fr', '2 188,5', '2188.5'],
    ['fr', '2 188,00 €', '2188'],
    ['fr', '12,500', '12.5'],
    ['fr', '12,125 TND', '12.125'],
    ['ar', '١٥٠٠', '1500'],
    ['ar', '١٬٥٠٠٫٢٥', '1500.25'],
    ['ar', '12.500', '12.5'],
  ] as const)('in %s, %s is asked for as %s', (language, typed, amount) => {
    expect(readAmount(language, typed)).toEqual({ amount });
  });

  it.each([
    ['en', 'abc', 'letters'],
    ['en', 'USD', 'letters'],
    ['en', '$', 'letters'],
    ['en', '1e3', 'letters'],
    ['en', '-1500', 'negative'],
    ['en', '12345678901234567', 'too_large'],
    ['en', '0.1234', 'decimals'],
    ['en', '1.234.567', 'marks'],
    ['en', '2 188,5', 'grouping'],
    ['fr', '12.500', 'ambiguous'],
  ] as const)('in %s, %s is refused: %s', (language, typed, problem) => {
    expect(readAmount(language, typed)).toEqual({ problem });
  });

  it('stands in its field as it would be typed', () => {
    expect(writeAmount('en', '12.125')).toBe('12.125');
    expect(writeAmount('fr', '12.125')).toBe('12,125');
    expect(writeAmount('en', 'somebody’s')).toBe('somebody’s');
  });
});
