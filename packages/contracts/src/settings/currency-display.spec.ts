import type { CurrencyFormat } from '../content/content-kinds.js';
import { tellCurrencyDisplays, withCurrency } from './currency-display.js';

describe('C-10 an amount with its currency', () => {
  afterEach(() => tellCurrencyDisplays([]));

  it.each<[CurrencyFormat, string]>([
    ['code_left', 'MAD1,000'],
    ['code_left_space', 'MAD\u00a01,000'],
    ['code_right', '1,000MAD'],
    ['code_right_space', '1,000\u00a0MAD'],
    ['symbol', 'DH1,000'],
  ])('%s: %s', (displayFormat, text) => {
    tellCurrencyDisplays([{ code: 'MAD', symbol: 'DH', displayFormat }]);
    expect(withCurrency('1,000', 'MAD', '?')).toBe(text);
  });

  it('without a setting is written by its symbol', () => {
    expect(withCurrency('1,000', 'USD', '$')).toBe('$1,000');
    expect(withCurrency('1,000', 'KWD', 'KWD\u00a0')).toBe('KWD\u00a01,000');
  });

  it('has its symbol after the figures in languages that write it so, and its code where the site puts it', () => {
    expect(withCurrency('1\u00a0000', 'USD', '$', 'after')).toBe('1\u00a0000\u00a0$');
    expect(withCurrency('1\u00a0000', 'KWD', 'KWD\u00a0', 'after')).toBe('1\u00a0000\u00a0KWD');
    const row = { code: 'USD', symbol: '$' };
    tellCurrencyDisplays([{ ...row, displayFormat: 'symbol' }]);
    expect(withCurrency('1\u00a0000', 'USD', '?', 'after')).toBe('1\u00a0000\u00a0$');
    tellCurrencyDisplays([{ ...row, displayFormat: 'code_left_space' }]);
    expect(withCurrency('1\u00a0000', 'USD', '?', 'after')).toBe('USD\u00a01\u00a0000');
  });
});
