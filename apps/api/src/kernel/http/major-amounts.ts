import { formatMajor } from '@cairn/finance';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** A value of a file: amounts in whole units of their currency and decimals, as every file of ours has them. */
const inMajor = (value: unknown, currency: string | null): unknown => {
  if (typeof value === 'bigint') return currency === null ? value : formatMajor(value, currency);
  if (Array.isArray(value)) return value.map((part: unknown) => inMajor(part, currency));
  return isRecord(value) ? withMajorAmounts(value, currency) : value;
};

/**
 * A row of a list as it is written to a file: `1234` of a row in USD becomes `12.34`.
 * @param around the currency of what the row is part of
 */
export function withMajorAmounts(row: object, around: string | null = null): object {
  const cells = Object.entries(row) as [string, unknown][]; // whatever a reply carries
  const own = cells.find(([name]) => name === 'currency')?.[1];
  const currency = typeof own === 'string' ? own : around;
  return Object.fromEntries(cells.map(([name, value]) => [name, inMajor(value, currency)]));
}
