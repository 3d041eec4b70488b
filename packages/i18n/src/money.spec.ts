import { LANGUAGE_CODES, type Language } from '@cairn/contracts';
import { formatMajor } from '@cairn/finance';
import { formatMoney } from './money.js';

const NBSP = '\u00a0';
const MINUS = '\u2212';

describe('formatMoney', () => {
  it.each<[Language, bigint, string, string]>([
    ['en', 123_450n, 'USD', '$1,234.50'],
    ['ar', 123_450n, 'USD', '$1,234.50'],
    ['fr', 123_450n, 'USD', `1${NBSP}234,50${NBSP}$`],
    ['en', 45_000n, 'EUR', '€450.00'],
    ['fr', 45_000n, 'EUR', `450,00${NBSP}€`],
    ['en', 1_234n, 'JPY', '¥1,234'],
    ['fr', 1_234n, 'JPY', `1${NBSP}234${NBSP}¥`],
    ['ar', 1_234n, 'JPY', '¥1,234'],
    ['en', 1_234_567n, 'KWD', `KWD${NBSP}1,234.567`],
    ['fr', 1_234_567n, 'KWD', `1${NBSP}234,567${NBSP}KWD`],
    ['ar', 1_234_567n, 'KWD', `KWD${NBSP}1,234.567`],
    ['en', 0n, 'USD', '$0.00'],
    ['ar', 5n, 'KWD', `KWD${NBSP}0.005`],
  ])(
    'C-11 puts the symbol where the language does and keeps Latin digits: %s, %s %s',
    (language, minor, currency, text) => {
      expect(formatMoney(language, minor, currency)).toBe(text);
    },
  );

  it('is exact above 2^53', () => {
    expect(formatMoney('en', 9_007_199_254_740_993n, 'USD')).toBe('$90,071,992,547,409.93');
    expect(formatMoney('fr', 9_007_199_254_740_993n, 'JPY')).toBe(`9 007 199 254 740 993 ¥`.replaceAll(' ', NBSP));
    expect(formatMoney('ar', 9_007_199_254_740_993n, 'KWD')).toBe(`KWD${NBSP}9,007,199,254,740.993`);
  });

  it('puts a true minus before everything else', () => {
    expect(formatMoney('en', -100_000n, 'USD')).toBe(`${MINUS}$1,000.00`);
    expect(formatMoney('ar', -5n, 'USD')).toBe(`${MINUS}$0.05`);
    expect(formatMoney('fr', -5n, 'USD')).toBe(`${MINUS}0,05${NBSP}$`);
  });

  it('isolates left to right where it is asked to', () => {
    expect(formatMoney('ar', 45_000n, 'USD', { isolate: true })).toBe('\u2066$450.00\u2069');
  });

  it('refuses an unknown currency', () => {
    expect(() => formatMoney('en', 1n, 'XXX')).toThrow('Unknown currency');
  });

  it('loses no digit of any amount in any language', () => {
    const amounts = Array.from({ length: 31 }, (_, power) => 10n ** BigInt(power) + BigInt(power));
    for (const language of LANGUAGE_CODES) {
      for (const currency of ['USD', 'JPY', 'KWD']) {
        for (const minor of amounts.flatMap((amount) => [amount, -amount, amount - 1n])) {
          const digits = formatMoney(language, minor, currency).replaceAll(/\D/g, '');
          expect(digits).toBe(formatMajor(minor, currency).replaceAll(/\D/g, ''));
        }
      }
    }
  });
});
