import type { Language } from '@cairn/contracts';
import { readFigure, writeDecimal, type FigureProblem } from '@cairn/i18n';

/** As many decimals as a currency has at most, such as the dinars. */
const DECIMALS = 3;
/** As many digits before them as the API takes. */
const MOST = 10n ** BigInt(15 + DECIMALS) - 1n;

/** The sign or the code of a currency, before or after the figure. */
const CURRENCY = /^\s*(?:\p{Sc}|[A-Z]{3}(?=[\s\d]))|(?:\p{Sc}|(?<=[\s\d])[A-Z]{3})\s*$/gu;

/** An amount as it is typed in a language, in the API's form: `$2,188.00`, in French `2 188,00`, is `2188`. */
export function readAmount(language: Language, typed: string): { amount: string } | { problem: FigureProblem } {
  const figure = typed.replaceAll(CURRENCY, '');
  if (typed.trim() === '') return { amount: '' };
  const read = readFigure(language, figure, DECIMALS, MOST);
  if ('problem' in read) return read;
  const digits = read.value.toString().padStart(DECIMALS + 1, '0');
  const decimals = digits.slice(-DECIMALS).replace(/0+$/u, '');
  return { amount: digits.slice(0, -DECIMALS) + (decimals === '' ? '' : `.${decimals}`) };
}

const AMOUNT = /^\d+(?:\.\d+)?$/u;

/** The API's form as it is typed in a language; anything else, of an address that somebody wrote, as it is. */
export const writeAmount = (language: Language, amount: string): string =>
  AMOUNT.test(amount) ? writeDecimal(language, amount) : amount;
