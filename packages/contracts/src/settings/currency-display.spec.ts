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

  it('without a setting is written as before', () => {
    expect(withCurrency('1,000', 'USD', '$')).toBe('$1,000');
  });
});
