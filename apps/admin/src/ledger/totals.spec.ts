import { totalsByCurrency } from './totals.js';

const row = (group: string, name: string, currency: string, debit: number, credit: number) => ({
  group,
  class: name,
  currency,
  accounts: 1,
  debit,
  credit,
  pendingDebit: 0,
  pendingCredit: 0,
});

describe('the trial balance', () => {
  it('adds up each currency on its own', () => {
    const books = totalsByCurrency([
      row('A:bank', 'asset', 'USD', 100, 0),
      row('L:wallet', 'liability', 'USD', 0, 100),
      row('A:bank', 'asset', 'EUR', 7, 0),
    ]);
    expect(books.map(({ currency, debit, credit }) => [currency, debit, credit])).toEqual([
      ['EUR', 7, 0],
      ['USD', 100, 100],
    ]);
  });

  it('stands in the order of a balance sheet', () => {
    const [book] = totalsByCurrency([
      row('X:provider_fee', 'expense', 'USD', 1, 0),
      row('L:wallet', 'liability', 'USD', 0, 1),
      row('A:bank', 'asset', 'USD', 1, 0),
    ]);
    expect(book?.classes.map(({ name }) => name)).toEqual(['asset', 'liability', 'expense']);
  });

  it('has no book when nothing was booked', () => {
    expect(totalsByCurrency([])).toEqual([]);
  });
});
