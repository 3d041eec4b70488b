import { bankReason } from '@cairn/i18n/bank-reasons';
import { formatInstant } from '@cairn/i18n/dates';
import { isRailForm, railPhrase } from '@cairn/i18n/rail-words';
import { formatDate, formatMoney, languageOf } from './format.js';

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'raised', 'committed', 'returned', 'missing']);
const DATES: ReadonlySet<string> = new Set(['dueOn']);
/** The same for everybody: by the site's clock, which is named. */
const DEADLINES: ReadonlySet<string> = new Set([
  'opensAt',
  'closesAt',
  'cancelUntil',
  'reflectionUntil',
  'coolingOffUntil',
]);
const INSTANTS: ReadonlySet<string> = new Set([...DEADLINES, 'at', 'until']);

/**
 * An event's values, as its text needs them: amounts, days and instants as people read them.
 * @param timeZone the site's; undefined until the site is known
 */
export const noticeParams = (
  params: Readonly<Record<string, unknown>>,
  language: string,
  timeZone: string | undefined,
): Record<string, unknown> => {
  const { currency } = params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (AMOUNTS.has(name) && typeof value === 'number' && typeof currency === 'string') {
        return [name, formatMoney(value, currency)];
      }
      if (isRailForm(name) && typeof value === 'string') return [name, railPhrase(languageOf(language), name, value)];
      if (name === 'reason' && typeof value === 'string') return [name, bankReason(languageOf(language), value)];
      if (DATES.has(name) && typeof value === 'string') return [name, formatDate(value, language)];
      if (INSTANTS.has(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
        const isSites = timeZone !== undefined && DEADLINES.has(name);
        return [
          name,
          isSites
            ? formatInstant(languageOf(language), new Date(value), timeZone)
            : formatDate(value, language, 'moment'),
        ];
      }
      return [name, value];
    }),
  );
};
