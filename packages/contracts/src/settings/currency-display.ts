import type { CurrencyFormat } from '../content/content-kinds.js';
import type { SymbolSide } from '../kernel/languages.js';

/** How a site writes one currency (C-10). */
export interface CurrencyDisplayed {
  code: string;
  symbol: string;
  displayFormat: CurrencyFormat;
}

/** The space does not break: an amount stays on one line. */
const SPACE = '\u00a0';

const withSymbol = (figures: string, symbol: string, side: SymbolSide): string =>
  side === 'after' ? figures + SPACE + symbol.trim() : symbol + figures;

type Written = (figures: string, currency: CurrencyDisplayed, side: SymbolSide) => string;

const written: Readonly<Record<CurrencyFormat, Written>> = {
  code_left: (figures, { code }) => code + figures,
  code_left_space: (figures, { code }) => code + SPACE + figures,
  code_right: (figures, { code }) => figures + code,
  code_right_space: (figures, { code }) => figures + SPACE + code,
  symbol: (figures, { symbol }, side) => withSymbol(figures, symbol, side),
};

let known: ReadonlyMap<string, CurrencyDisplayed> = new Map();

/**
 * Tells this process how the site writes its currencies. One site runs in a process, and amounts are written in a
 * thousand places: set once, where the settings are read, it applies to all of them.
 */
export const tellCurrencyDisplays = (currencies: readonly CurrencyDisplayed[]): void => {
  known = new Map(currencies.map((currency) => [currency.code, currency]));
};

/**
 * Figures with their currency, as the site writes it (C-10). A code stands where the site puts it, a symbol on the side
 * where the reader's language has it.
 *
 * @param symbol the text beside the figures while this currency is unknown
 */
export const withCurrency = (figures: string, code: string, symbol: string, side: SymbolSide = 'before'): string => {
  const currency = known.get(code);
  return currency === undefined
    ? withSymbol(figures, symbol, side)
    : written[currency.displayFormat](figures, currency, side);
};
