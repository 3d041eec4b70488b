import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';
import { exponentOf } from '@cairn/finance';
import { formatOnScreen, type DateStyle } from '@cairn/i18n/dates';
import { joinList } from '@cairn/i18n/lists';
import { formatMoney as writtenMoney, symbolOf } from '@cairn/i18n/money';
import {
  currencyName as nameOfCurrency,
  directionOf as directionOfKnown,
  timeZoneName as nameOfZone,
} from '@cairn/i18n/names';
import { formatCount, formatMoneyShort as writtenShort, formatPercent as writtenPercent } from '@cairn/i18n/numbers';
import { pageScope } from '../page/page-scope.js';

export type { DateStyle };
export { exponentOf };

/** The language of a tag, English where it is none of ours. */
export const languageOf = (tag: string): Language => (isKnownLanguage(tag) ? tag : 'en');

export const directionOf = (language: string): 'ltr' | 'rtl' => directionOfKnown(languageOf(language));

export const isKnownLanguage = (value: string | null): value is Language =>
  LANGUAGES.some(({ code }) => code === value);

interface MoneyOptions {
  /** Whole units on cards and totals, every decimal in sums and receipts. */
  whole?: boolean;
}

let written: Language = 'en';

/**
 * Tells in which language amounts are written. A page has one reader, and amounts are in a hundred sentences:
 * set once, where the language changes, it applies to all of them.
 */
export const tellLanguage = (language: string): void => {
  written = languageOf(language);
};

const writing = (): Language => pageScope()?.language ?? written;

/** An amount in minor units as text, as papers and mails write it too. */
export const formatMoney = (minor: number | bigint, currency: string, { whole = false }: MoneyOptions = {}): string =>
  writtenMoney(writing(), BigInt(minor), currency, { whole });

/** An amount in minor units for the axis of a chart, where there is room for two or three digits: "$1.5K". */
export const formatMoneyShort = (minor: number, currency: string): string => writtenShort(writing(), minor, currency);

/** The narrow symbol of a currency, for the affix of an amount field. */
export const currencySymbol = (currency: string): string => symbolOf(currency).trim();

/** Whether the language read here has that symbol after the figures. */
export const isSymbolAfter = (): boolean =>
  LANGUAGES.some(({ code, symbol }) => code === writing() && symbol === 'after');

/** A browser and its system as the server stores them, "Firefox, Linux", apart by the comma of the language. */
export const formatAgent = (agent: string, language: string): string =>
  joinList(languageOf(language), agent.split(', '));

/** A count in the reader's grouping. */
export const formatNumber = (value: number, language: string): string => formatCount(languageOf(language), value);

/** A ratio as a percentage: 0.085 is "8.5%". */
export const formatPercent = (ratio: number, language: string, digits = 1): string =>
  writtenPercent(languageOf(language), ratio, digits);

/**
 * An instant or a calendar date as text. A calendar date (`YYYY-MM-DD`) has no time zone and never shifts a day.
 * @param timeZone the reader's own where none is given
 */
export const formatDate = (value: string, language: string, style: DateStyle = 'date', timeZone?: string): string =>
  formatOnScreen(languageOf(language), value, style, timeZone);

/** A currency as people call it. */
export const currencyName = (currency: string, language: string): string =>
  nameOfCurrency(languageOf(language), currency);

/** A time zone as people call it, whatever the season. */
export const timeZoneName = (timeZone: string, language: string): string => nameOfZone(languageOf(language), timeZone);
