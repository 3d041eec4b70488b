import { formatDate, formatMoney } from './format.js';

const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'raised']);
const DATES: ReadonlySet<string> = new Set(['dueOn']);
const INSTANTS: ReadonlySet<string> = new Set(['closesAt', 'cancelUntil', 'at']);

/** What an event said, as its words need it: amounts, days and instants as people read them. */
export const noticeParams = (params: Readonly<Record<string, unknown>>, language: string): Record<string, unknown> => {
  const { currency } = params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (AMOUNTS.has(name) && typeof value === 'number' && typeof currency === 'string') {
        return [name, formatMoney(value, currency)];
      }
      if (DATES.has(name) && typeof value === 'string') return [name, formatDate(value, language)];
      if (INSTANTS.has(name) && typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
        return [name, formatDate(value, language, 'moment')];
      }
      return [name, value];
    }),
  );
};
