import { writeCsv } from '../exports/csv.js';
import { withMajorAmounts } from './major-amounts.js';

describe('amounts in files', () => {
  it('are decimals of their currency, as many as it has, in the row and in its parts', () => {
    const rows = [
      { amount: 1234n, currency: 'USD', units: 5 },
      { amount: -5n, currency: 'EUR', parts: [{ amount: 7n }, { amount: 9n, currency: 'JPY' }] },
      { amount: 400n, currency: 'JPY', at: new Date('2026-11-20T00:00:00Z') },
    ].map((row) => withMajorAmounts(row));
    expect(rows).toEqual([
      { amount: '12.34', currency: 'USD', units: 5 },
      { amount: '-0.05', currency: 'EUR', parts: [{ amount: '0.07' }, { amount: '9', currency: 'JPY' }] },
      { amount: '400', currency: 'JPY', at: new Date('2026-11-20T00:00:00Z') },
    ]);
    expect(writeCsv(rows.slice(0, 1))).toContain('"12.34","USD","5"');
  });

  it('of no currency stay as they are', () => {
    expect(withMajorAmounts({ amount: 1234n, currency: null })).toEqual({ amount: 1234n, currency: null });
  });
});
