import { tellCurrencyDisplays } from '@cairn/contracts/settings/currency-display';
import {
  exponentOf,
  formatAgent,
  formatDate,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  tellLanguage,
} from './format.js';

describe('money', () => {
  afterEach(() => tellLanguage('en'));

  it('C-10 puts the narrow symbol first, with every decimal', () => {
    expect(formatMoney(48_620_000, 'USD')).toBe('$486,200.00');
    expect(formatMoney(5, 'USD')).toBe('$0.05');
    expect(formatMoney(1_234, 'JPY')).toBe('¥1,234');
    expect(formatMoney(1_234_567, 'KWD')).toContain('1,234.567');
  });

  it('leaves the decimals out where only whole units matter, and only then', () => {
    expect(formatMoney(48_620_000, 'USD', { whole: true })).toBe('$486,200');
    expect(formatMoney(48_620_050, 'USD', { whole: true })).toBe('$486,200.50');
  });

  it('uses the minus of typography', () => {
    expect(formatMoney(-100_000, 'USD')).toBe('\u2212$1,000.00');
  });

  it('never rounds an amount that a floating-point number could not hold', () => {
    expect(formatMoney(9_007_199_254_740_993n, 'USD')).toBe('$90,071,992,547,409.93');
  });

  it('supports currencies of no, two and three decimals', () => {
    expect(['JPY', 'EUR', 'KWD'].map(exponentOf)).toEqual([0, 2, 3]);
  });

  it('C-10 C-11 writes the amounts of an axis in the language and as the site writes its currency', () => {
    expect(formatMoneyShort(150_000, 'USD')).toBe('$1.5K');
    tellLanguage('fr');
    expect(formatMoneyShort(150_000, 'USD')).toBe('1,5\u00a0k\u00a0$');
    tellLanguage('ar');
    expect(formatMoneyShort(150_000, 'USD')).toBe('$1.5K');
    tellCurrencyDisplays([{ code: 'USD', symbol: '$', displayFormat: 'code_right_space' }]);
    expect(formatMoneyShort(150_000, 'USD')).toBe('1.5K\u00a0USD');
    tellCurrencyDisplays([]);
  });

  it('C-11 tells browsers apart by the comma of the language', () => {
    expect(formatAgent('Firefox, Linux', 'ar')).toBe('Firefox، Linux');
    expect(formatAgent('Firefox, Linux', 'fr')).toBe('Firefox, Linux');
  });

  it('U-2 groups as the language does, which its fields read', () => {
    tellLanguage('fr');
    expect(formatMoney(123_450, 'USD')).toBe('1\u00a0234,50\u00a0$');
    expect(formatMoney(100_000, 'USD', { whole: true })).toBe('1\u00a0000\u00a0$');
    tellLanguage('ar');
    expect(formatMoney(123_450, 'USD')).toBe('$1,234.50');
  });
});

describe('dates and ratios', () => {
  it('C-11 writes Latin digits in Arabic', () => {
    expect(formatDate('2026-12-18', 'ar')).toMatch(/18.*2026/);
    expect(formatPercent(0.085, 'ar')).toBe('8.5%');
  });

  it.each(['en', 'fr', 'ar'])('writes no sign before a percentage that rounds to nothing, in %s', (language) => {
    expect(formatPercent(-0.0004, language)).toBe(formatPercent(0, language));
    expect(formatPercent(-0.004, language)).toContain('4');
    expect(formatPercent(-0.004, language)).toMatch(/[-\u2212]/u);
  });

  it('never moves a calendar date into another day', () => {
    expect(formatDate('2026-12-18', 'en')).toBe('18 Dec 2026');
  });
});
