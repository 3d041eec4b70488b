import type { Language } from '@cairn/contracts/kernel/languages';
import { joinFigure, plainFigure, readFigure, type FigureProblem } from './figures.js';

/** Decimals of a typed percentage. */
const DECIMALS = 6;
const MOST = 10n ** BigInt(3 + DECIMALS) - 1n;
const PERCENT_SIGN = /\s*[%\u066a]\s*/;

/** A decimal text without needless zeros: `0085` with the point before the last three is "0.085". */
const pointed = (digits: string, decimals: number): string => {
  const padded = digits.padStart(decimals + 1, '0');
  const fraction = padded.slice(padded.length - decimals).replace(/0+$/, '');
  const whole = padded.slice(0, padded.length - decimals).replace(/^0+(?=\d)/, '');
  return fraction === '' ? whole : `${whole}.${fraction}`;
};

/** Reads a typed percentage as the decimal text of the contracts, exactly: "8.5", in French "8,5 %", is "0.085". */
export function readRate(language: Language, text: string): { rate: string } | { problem: FigureProblem } {
  const read = readFigure(language, plainFigure(text).replace(PERCENT_SIGN, ''), DECIMALS, MOST);
  return 'problem' in read ? read : { rate: pointed(read.value.toString(), DECIMALS + 2) };
}

/** The decimal text of the contracts as a percentage to type: "0.085" is "8.5", in French "8,5". */
export function writeRate(language: Language, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  const [units = '0', rest = ''] = pointed(whole + fraction.padEnd(2, '0'), Math.max(fraction.length, 2) - 2).split(
    '.',
  );
  return joinFigure(language, BigInt(units), rest);
}

/** Decimals of a typed rate of exchange, and digits before them. */
const PLACES = 10;
const MOST_DECIMAL = 10n ** BigInt(2 * PLACES) - 1n;

/** Reads a typed number as the decimal text of the contracts, exactly: in French "1,0850" is "1.085". */
export function readDecimal(language: Language, text: string): { decimal: string } | { problem: FigureProblem } {
  const read = readFigure(language, text, PLACES, MOST_DECIMAL);
  return 'problem' in read ? read : { decimal: pointed(read.value.toString(), PLACES) };
}

/** The decimal text of the contracts as it is typed: "1.085" is "1,085" in French. */
export function writeDecimal(language: Language, decimal: string): string {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return joinFigure(language, BigInt(whole), fraction);
}
