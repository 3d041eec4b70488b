import type { Language } from '@cairn/contracts';
import { isCalendarDate } from '@cairn/finance';
import { bankReason } from './bank-reasons.js';
import { formatDate } from './dates.js';
import { formatMoney } from './money.js';
import { writeDecimal } from './rates.js';
import { ruleSource } from './rule-source.js';

type Params = Readonly<Record<string, unknown>>;

/** Parameters that are amounts, put into words with the currency that came with them. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'minimum',
  'maximum',
  'price',
  'below',
  'above',
  'remaining',
  'owed',
  'available',
  'limit',
  'outstanding',
  'amount',
  'raised',
  'invested',
  'committed',
  'together',
  'returned',
  'fee',
  'expected',
  'closing',
  'missing',
]);

/** Parameters that are calendar dates. */
const DATES: ReadonlySet<string> = new Set(['earliest', 'latest', 'dueOn']);

/** Parameters that are, or name, a rate of exchange: `1.085`, `1 EUR = 1.085 USD`. */
const RATES: ReadonlySet<string> = new Set(['last', 'standing', 'rates']);

/** A sentence names a rate as the fields of its language read it. */
const withRate = (language: Language, text: string): string =>
  text.replace(/(?<=^| )\d+(\.\d+)?(?= |$)/gu, (decimal) => writeDecimal(language, decimal));

/** Parameters whose number chooses between one and many; a sentence has one of them at most. */
const COUNTS = ['retryAfter', 'days', 'hours', 'limit', 'min', 'max'] as const;

const isWhole = (value: unknown): value is bigint | number =>
  typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value));

const isAmount = (name: string, params: Params): boolean =>
  AMOUNTS.has(name) || (name === 'left' && params['unit'] === 'money');

/** A wait in everyday units: seconds, and from two minutes on minutes, rounded up. */
const inMinutes = (name: string, value: unknown): number | null =>
  name === 'retryAfter' && typeof value === 'number' && value >= 120 ? Math.ceil(value / 60) : null;

function readable(language: Language, params: Params, name: string, value: unknown): unknown {
  const { currency } = params;
  if (typeof currency === 'string' && isAmount(name, params) && isWhole(value)) {
    return formatMoney(language, BigInt(value), currency);
  }
  const { neededCurrency } = params;
  // In the currency of the campaign, while the limit beside it is in that of the law.
  if (name === 'needed' && typeof neededCurrency === 'string' && isWhole(value)) {
    return formatMoney(language, BigInt(value), neededCurrency);
  }
  if (DATES.has(name) && typeof value === 'string' && isCalendarDate(value)) return formatDate(language, value);
  if (RATES.has(name) && typeof value === 'string') return withRate(language, value);
  if (name === 'reason' && typeof value === 'string') return bankReason(language, value);
  if (name === 'source' && typeof value === 'string') return ruleSource(language, value);
  return inMinutes(name, value) ?? value;
}

/** Amounts travel as minor units beside a `currency`, and dates as `YYYY-MM-DD`; a sentence needs both as people read them. */
export function readableParams(language: Language, params: Params): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, readable(language, params, name, value)]),
  );
}

/**
 * What chooses a sentence, besides its key: a number (`key_one`, `key_other`), and the reason `why` of a refusal
 * (`key_deadline`), the unit of a wait (`key_minutes_other`) or that nothing is owed (`key_none`).
 */
export function choiceOf({ why, ...params }: Params): { count?: number; context?: string } {
  const counts = COUNTS.map((name) => params[name]).find((value) => typeof value === 'number');
  const minutes = inMinutes('retryAfter', params['retryAfter']);
  const owed = params['outstanding'];
  return {
    ...(counts === undefined ? {} : { count: minutes ?? counts }),
    ...(minutes === null ? {} : { context: 'minutes' }),
    ...(typeof owed === 'number' && owed <= 0 ? { context: 'none' } : {}),
    ...(typeof why === 'string' ? { context: why } : {}),
  };
}
