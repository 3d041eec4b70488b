import type { Language } from '@cairn/contracts/kernel/languages';
import { numberFormat } from './formats.js';
import { localeOf } from './locale.js';

/**
 * Why a typed figure is not taken. `ambiguous`: its mark may separate thousands or decimals ("1.234"); `marks`: two
 * decimal marks, or one before a group; `grouping`: groups that are not of three digits.
 */
export type FigureProblem = 'letters' | 'negative' | 'ambiguous' | 'marks' | 'grouping' | 'decimals' | 'too_large';

/** `value` counts units of the last decimal: "12.5" with two decimals is 1250n. */
export type ReadFigure = { value: bigint } | { problem: FigureProblem };

const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2007-\u200a\u202f\t]/g;
const APOSTROPHES = /[\u2019\u02bc]/g;
/** Arabic-Indic and Extended Arabic-Indic digits. */
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

const ARABIC_DECIMAL = '\u066b';
const ARABIC_GROUP = '\u066c';
const MARK = /[ .,'\u060c\u066b\u066c]/;
const FIGURE = /^[\d .,'\u060c\u066b\u066c]*\d[\d .,'\u060c\u066b\u066c]*$/;
const LONGEST = 60;

/** Arabic-Indic and Extended Arabic-Indic digits as Latin ones: for codes and account numbers too. */
export const latinDigits = (text: string): string =>
  // The last four bits of both kinds are the digit.
  text.replaceAll(EASTERN_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/** The same text in Latin digits, with one kind of space and of apostrophe, and without marks of direction. */
export const plainFigure = (text: string): string =>
  latinDigits(text).replaceAll(DIRECTION_MARKS, '').replaceAll(SPACES, ' ').replaceAll(APOSTROPHES, "'").trim();

interface Marks {
  isDecimal: (mark: string) => boolean;
  isGroup: (mark: string) => boolean;
}

/** Spaces, apostrophes and the Arabic marks mean one thing everywhere; point and comma depend on the language. */
function marksOf(language: Language): Marks {
  const parts = numberFormat(localeOf(language)).formatToParts(12_345.5);
  const own = (type: 'decimal' | 'group') => plainFigure(parts.find((part) => part.type === type)?.value ?? '');
  const [decimal, group] = [own('decimal'), own('group')];
  return {
    isDecimal: (mark) => mark === decimal || mark === ARABIC_DECIMAL,
    isGroup: (mark) => mark === group || mark === ' ' || mark === "'" || mark === ARABIC_GROUP,
  };
}

/** Whether the digits before the decimals are one run, or groups of three behind a first of one to three. */
const isGrouped = (parts: readonly string[], marks: readonly string[]): boolean =>
  marks.length === 0 ||
  (new Set(marks).size === 1 && parts.every((part, at) => (at === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(part)));

/**
 * Reads a figure as it is written in a language, exactly. What has two readings is refused, never guessed.
 *
 * @param decimals how many decimals it may have
 * @param most the largest value, in units of the last decimal
 */
export function readFigure(language: Language, text: string, decimals: number, most: bigint): ReadFigure {
  const plain = plainFigure(text);
  if (/^[-\u2212]/.test(plain)) return { problem: 'negative' };
  if (plain.length > LONGEST) return { problem: 'too_large' };
  if (!FIGURE.test(plain)) return { problem: 'letters' };
  const parts = plain.split(MARK);
  const marks = [...plain].filter((character) => MARK.test(character));
  const { isDecimal, isGroup } = marksOf(language);

  // Any other separator is the decimal one; there is at most one, and it comes last.
  const points = marks.flatMap((mark, at) => (isGroup(mark) ? [] : [at]));
  const point = points[0] ?? marks.length;
  if (points.length > 1 || (points.length === 1 && point !== marks.length - 1)) return { problem: 'marks' };
  const whole = parts.slice(0, point + 1);
  const fraction = parts[point + 1] ?? '';
  if (!isGrouped(whole, marks.slice(0, point))) return { problem: 'grouping' };

  const mark = marks[point];
  const mayGroup = mark !== undefined && mark !== ARABIC_DECIMAL && fraction.length === 3;
  if (mayGroup && (!isDecimal(mark) || (decimals < 3 && /^[1-9]\d{0,2}$/.test(whole.join(''))))) {
    return { problem: 'ambiguous' };
  }
  if (fraction.length > decimals) return { problem: 'decimals' };
  const value = BigInt(whole.join('') + fraction.padEnd(decimals, '0'));
  return value > most ? { problem: 'too_large' } : { value };
}

/**
 * A figure as it is typed in a language: grouped, its decimal mark the language's, decimals as many as there are.
 *
 * @param value units of the last decimal, not negative
 */
export function writeFigure(language: Language, value: bigint, decimals: number): string {
  const digits = value.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals);
  return joinFigure(language, BigInt(whole), fraction);
}

/** Whole units and their decimals in a language. */
export function joinFigure(language: Language, whole: bigint, fraction: string): string {
  const figures = numberFormat(localeOf(language));
  const point = figures.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  // CLDR groups French figures by a narrow no-break space, which most fonts (also that of the PDFs) do not have.
  const grouped = figures.format(whole).replaceAll('\u202f', '\u00a0');
  return fraction === '' ? grouped : grouped + point + fraction;
}

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file: `940 kB`, `1.8 MB`. */
export function formatFileSize(language: Language, bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  const format = numberFormat(localeOf(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / MEGABYTE : Math.max(1, Math.round(bytes / KILOBYTE)));
}
