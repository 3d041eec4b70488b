import { tellCurrencyDisplays } from '@cairn/contracts';
import { LANGUAGE_CODES, type Language } from '@cairn/contracts/kernel/languages';
import { MAX_MINOR } from '@cairn/finance';
import * as fc from 'fast-check';
import { readFigure, writeFigure, type FigureProblem } from './figures.js';
import { formatMoney, readMoney, writeMoney } from './money.js';
import { readDecimal, readRate, writeDecimal, writeRate } from './rates.js';

const CURRENCIES = ['JPY', 'USD', 'EUR', 'MAD', 'KWD'] as const;
const NARROW = '\u202f';
const minor = fc.bigInt({ min: 0n, max: MAX_MINOR });

/** The same figures in Arabic-Indic digits and marks, as an Arabic keyboard types them. */
const eastern = (text: string, zero: number): string =>
  text
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
    .replaceAll(',', '\u066c')
    .replaceAll('.', '\u066b');

describe.each(LANGUAGE_CODES)('U-2 in %s what a screen prints, its field reads', (language) => {
  afterEach(() => tellCurrencyDisplays([]));

  it.each(CURRENCIES)('U-2 amounts in %s, however they are written', (currency) => {
    fc.assert(
      fc.property(minor, fc.boolean(), fc.boolean(), (amount, isolate, whole) => {
        const read = { value: amount };
        expect(readMoney(language, formatMoney(language, amount, currency, { isolate, whole }), currency)).toEqual(
          read,
        );
        expect(readMoney(language, writeMoney(language, amount, currency), currency)).toEqual(read);
      }),
    );
  });

  it.each(['code_left', 'code_left_space', 'code_right', 'code_right_space', 'symbol'] as const)(
    'U-2 amounts whose currency the site writes as %s',
    (displayFormat) => {
      tellCurrencyDisplays([{ code: 'MAD', symbol: 'د.م.', displayFormat }]);
      fc.assert(
        fc.property(minor, (amount) => {
          expect(readMoney(language, formatMoney(language, amount, 'MAD'), 'MAD')).toEqual({ value: amount });
        }),
      );
    },
  );

  it('U-2 counts, as text and as figures of the screen', () => {
    const locale = { en: 'en-US', fr: 'fr-FR', ar: 'ar-u-nu-latn' }[language];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (count) => {
        const read = { value: BigInt(count) };
        const most = BigInt(Number.MAX_SAFE_INTEGER);
        expect(readFigure(language, new Intl.NumberFormat(locale).format(count), 0, most)).toEqual(read);
        expect(readFigure(language, writeFigure(language, BigInt(count), 0), 0, most)).toEqual(read);
      }),
    );
  });

  it('U-2 percentages, with their sign and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (millionths) => {
        const rate = Number(`${millionths}e-8`)
          .toFixed(8)
          .replace(/\.?0+$/, '');
        const typed = writeRate(language, rate);
        for (const text of [typed, `${typed} %`, `${typed}${NARROW}%`, `${typed}\u066a`]) {
          expect(readRate(language, text)).toEqual({ rate });
        }
      }),
    );
  });

  it('U-15 Arabic-Indic and Extended Arabic-Indic digits, with the Arabic marks', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom(0x660, 0x6f0), (amount, zero) => {
        for (const currency of CURRENCIES) {
          const text = eastern(writeMoney('en', amount, currency), zero);
          expect(readMoney(language, text, currency)).toEqual({ value: amount });
        }
      }),
    );
  });

  it('U-2 what another language wrote is read as the same amount or refused, never as another', () => {
    // Three decimals after a comma are a thousand in English: there the reader's language alone can say.
    const currencies = fc.constantFrom('JPY', 'USD', 'EUR', 'MAD');
    fc.assert(
      fc.property(minor, currencies, (amount, currency) => {
        for (const other of LANGUAGE_CODES) {
          const read = readMoney(language, writeMoney(other, amount, currency), currency);
          if ('value' in read) expect(read.value).toBe(amount);
        }
      }),
    );
  });
});

describe('readMoney', () => {
  it.each<[Language, string, string, bigint]>([
    ['fr', '400,00', 'USD', 40_000n],
    ['fr', '50,00', 'USD', 5_000n],
    ['fr', '85 000,00', 'USD', 8_500_000n],
    ['fr', '85\u202f000,00', 'USD', 8_500_000n],
    ['fr', "85'000,00", 'USD', 8_500_000n],
    ['fr', '85\u2009000', 'USD', 8_500_000n],
    ['fr', '12.50', 'USD', 1_250n],
    ['fr', '12.5', 'KWD', 12_500n],
    ['fr', '1,234', 'KWD', 1_234n],
    ['en', '1,234.5', 'USD', 123_450n],
    ['en', '1 000', 'EUR', 100_000n],
    ['en', '1.234', 'KWD', 1_234n],
    ['en', '1.005', 'KWD', 1_005n],
    ['en', '12.', 'USD', 1_200n],
    ['en', '.5', 'USD', 50n],
    ['en', '\u2066$1,234.50\u2069', 'USD', 123_450n],
    ['en', 'usd 5', 'USD', 500n],
    ['ar', '١٬٢٣٤٫٥٠', 'USD', 123_450n],
    ['ar', '۱۲۳۴', 'JPY', 1_234n],
    ['ar', '\u200f١٠٠', 'USD', 10_000n],
    ['ar', '١٬٢٣٤', 'USD', 123_400n],
    ['ar', '٤٠٠٫٥', 'USD', 40_050n],
  ])('U-2 reads %s "%s" %s', (language, text, currency, value) => {
    expect(readMoney(language, text, currency)).toEqual({ value });
  });

  it.each<[Language, string, string, FigureProblem]>([
    ['en', '1.234', 'USD', 'ambiguous'],
    ['en', '12.345', 'JPY', 'ambiguous'],
    ['fr', '1.234', 'USD', 'ambiguous'],
    ['fr', '1,234', 'USD', 'ambiguous'],
    ['fr', '1.234', 'KWD', 'ambiguous'],
    ['ar', '1،234', 'USD', 'ambiguous'],
    ['en', '12,50', 'USD', 'grouping'],
    ['en', '1,23,456', 'USD', 'grouping'],
    ['en', '1234,567', 'USD', 'grouping'],
    ['en', '1,234 567', 'USD', 'grouping'],
    ['en', ',5', 'USD', 'grouping'],
    ['en', '0,001', 'USD', 'grouping'],
    ['fr', '1  234', 'USD', 'grouping'],
    ['fr', '1,234.50', 'USD', 'marks'],
    ['fr', '1.234,50', 'USD', 'marks'],
    ['en', '1.2.3', 'USD', 'marks'],
    ['en', '1.234,50', 'USD', 'marks'],
    ['en', '0.125', 'USD', 'decimals'],
    ['en', '1.5', 'JPY', 'decimals'],
    ['en', '1.2345', 'KWD', 'decimals'],
    ['ar', '١٫٢٣٤', 'USD', 'decimals'],
    ['en', 'five', 'USD', 'letters'],
    ['en', '1e5', 'USD', 'letters'],
    ['en', '12o', 'USD', 'letters'],
    ['en', '$', 'USD', 'letters'],
    ['en', '€5', 'USD', 'letters'],
    ['en', '-5', 'USD', 'negative'],
    ['en', '\u2212$5', 'USD', 'negative'],
    ['en', '$-5', 'USD', 'negative'],
    ['en', '90000000000000.01', 'USD', 'too_large'],
    ['en', '9'.repeat(100_000), 'USD', 'too_large'],
  ])('U-2 refuses %s "%.20s" %s: %s', (language, text, currency, problem) => {
    expect(readMoney(language, text, currency)).toEqual({ problem });
  });
});

describe('readRate', () => {
  it.each<[Language, string, string]>([
    ['en', '8.5', '0.085'],
    ['fr', '8,5 %', '0.085'],
    ['fr', '8.5', '0.085'],
    ['ar', '٨٫٥٪', '0.085'],
    ['en', '100', '1'],
    ['en', '16.67', '0.1667'],
    ['en', '0', '0'],
  ])('U-2 reads %s "%s"', (language, text, rate) => {
    expect(readRate(language, text)).toEqual({ rate });
  });

  it('writes what it reads', () => {
    expect(writeRate('en', '0.085')).toBe('8.5');
    expect(writeRate('fr', '0.085')).toBe('8,5');
    expect(writeRate('en', '1')).toBe('100');
    expect(writeRate('en', '0.1')).toBe('10');
    expect(writeRate('en', '0')).toBe('0');
  });
});

describe('a rate of exchange', () => {
  it.each([
    ['en', '1.0850', '1.085'],
    ['fr', '1,0850', '1.085'],
    ['fr', '1,085', '1.085'],
    ['fr', '1 234,5', '1234.5'],
    ['ar', '١٫٠٨٥', '1.085'],
    ['en', '0.0000000001', '0.0000000001'],
  ] as const)('is read in %s from "%s"', (language, text, decimal) => {
    expect(readDecimal(language, text)).toEqual({ decimal });
    expect(readDecimal(language, writeDecimal(language, decimal))).toEqual({ decimal });
  });

  it.each([
    ['fr', '1.085', 'ambiguous'],
    ['en', '1.00000000001', 'decimals'],
    ['en', '99999999999', 'too_large'],
    ['en', 'one', 'letters'],
  ] as const)('is refused in %s where it says "%s"', (language, text, problem) => {
    expect(readDecimal(language, text)).toEqual({ problem });
  });

  it('is written with the decimal mark of the language', () => {
    expect(writeDecimal('en', '1.0850')).toBe('1.0850');
    expect(writeDecimal('fr', '1.0850')).toBe('1,0850');
  });
});
