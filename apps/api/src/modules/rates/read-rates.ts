import { CURRENCIES, isCalendarDate, isCurrency } from '@cairn/finance';
import { fieldError } from '../../kernel/errors/domain-error.js';
import { isSameRate, pairOf } from './same-rate.js';

export interface RateLine {
  /** Its line in the file; 1 for a rate that was typed. */
  line: number;
  date: string;
  base: string;
  quote: string;
  rate: string;
}

/** Half a year of thirty currencies. */
const MOST_LINES = 4_000;
const CODE = /^[A-Z]{3}$/;
const RATE = /^\d{1,10}(\.\d{1,10})?$/;

const isRate = (text: string): boolean => RATE.test(text) && !/^0*(\.0*)?$/.test(text);

function cellsOf(line: string): string[] {
  if (!line.includes(';')) return line.split(',').map((cell) => cell.trim());
  return line.split(';').map((cell, column) => (column === 3 ? cell.replace(',', '.') : cell).trim());
}

/**
 * Reads lines of `date,base,quote,rate`. A first line of names is skipped; commas or semicolons part the columns, and
 * where semicolons do, a rate may have a decimal comma.
 * @throws rates.line with the number of the first line that cannot be read; rates.date, rates.future, rates.currency,
 *   rates.conflict, rates.too_many
 */
export function readRates(csv: string, today: string): RateLine[] {
  const lines = csv.replace(/^\uFEFF/, '').split(/\r?\n/);
  const found = new Map<string, RateLine>();
  const supported = Object.keys(CURRENCIES).join(', ');
  lines.forEach((text, index) => {
    if (text.trim() === '' || (index === 0 && /date/i.test(text))) return;
    const [date = '', base = '', quote = '', rate = '', ...others] = cellsOf(text);
    const line = index + 1;
    const isRead =
      others.every((cell) => cell === '') && CODE.test(base) && CODE.test(quote) && base !== quote && isRate(rate);
    if (!isRead) throw fieldError('csv', 'rates.line', { line });
    if (!isCalendarDate(date)) throw fieldError('csv', 'rates.date', { line });
    if (date > today) throw fieldError('csv', 'rates.future', { line, why: 'line' });
    const unknown = [base, quote].find((code) => !isCurrency(code));
    if (unknown !== undefined) throw fieldError('csv', 'rates.currency', { line, code: unknown, supported });
    const read = { line, date, base, quote, rate };
    const key = `${pairOf(read)} ${date}`;
    const first = found.get(key);
    if (first === undefined) found.set(key, read);
    else if (!isSameRate(first, read))
      throw fieldError('csv', 'rates.conflict', { line: read.line, first: first.line });
  });
  if (found.size > MOST_LINES) throw fieldError('csv', 'rates.too_many', { max: MOST_LINES });
  if (found.size === 0) throw fieldError('csv', 'rates.line', { line: 1 });
  return [...found.values()];
}
