import { isCalendarDate, isCurrency } from '@cairn/finance';
import type { RateLine } from './read-rates.js';

const DAY = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/;
const RATE = /<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"](\d{1,10}(?:\.\d{1,10})?)['"]\s*\/>/g;

/**
 * The rates of the European Central Bank's daily file (`eurofxref-daily.xml`), as they stand there: one euro in each
 * currency that this product knows. Rates between two others follow from them exactly (`crossRate`).
 * @throws where it is not such a file
 */
export function readCentralBankFile(xml: string): RateLine[] {
  const date = DAY.exec(xml)?.[1];
  if (date === undefined || !isCalendarDate(date)) throw new Error('The file of the European Central Bank has no day');
  const lines = [...xml.matchAll(RATE)].flatMap(([, quote = '', rate = '']) =>
    isCurrency(quote) && quote !== 'EUR' && !/^[0.]+$/.test(rate) ? [{ date, base: 'EUR', quote, rate }] : [],
  );
  if (lines.length === 0) throw new Error('The file of the European Central Bank has no rates');
  return lines.map((line, index) => ({ ...line, line: index + 1 }));
}
