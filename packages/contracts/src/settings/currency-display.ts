import type { CurrencyFormat } from '../content/content-kinds.js';

/** How a site writes one currency (C-10). */
export interface CurrencyDisplayed {
  code: string;
  symbol: string;
  displayFormat: CurrencyFormat;
}

/** The space does not break: an amount stays on one line. */
const SPACE = '\u00a0';

const written: Readonly<Record<CurrencyFormat, (figures: string, currency: CurrencyDisplayed) => string>> = {
  code_left: (figures, { code }) => code + figures,
  code_left_space: (figures, { code }) => code + SPACE + figures,
  code_right: (figures, { code }) => figures + code,
  code_right_space: (figures, { code }) => figures + SPACE + code,
  symbol: (figures, { symbol }) => symbol + figures,
};

let known: ReadonlyMap<string, CurrencyDisplayed> = new Map();

/**
 * Tells this process how the site writes its currencies. One site runs in a process, and amounts are written in a
 * thousand places: set once, where the settings are read, it applies to all of them.
 */
export const tellCurrencyDisplays = (currencies: readonly CurrencyDisplayed[]): void => {
  known = new Map(currencies.map((currency) => [currency.code, currency]));
};

/** Figures in a currency that is written in this way, whatever the settings are (C-10). */
export const writeCurrency = (figures: string, currency: CurrencyDisplayed): string =>
  written[currency.displayFormat](figures, currency);

/**
 * Figures with their currency, as the site writes it (C-10).
 *
 * @param otherwise the text before the figures while this currency is unknown
 */
export const withCurrency = (figures: string, code: string, otherwise: string): string => {
  const currency = known.get(code);
  return currency === undefined ? otherwise + figures : writeCurrency(figures, currency);
};
