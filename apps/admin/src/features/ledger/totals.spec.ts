import { balanceOf, netOf, totalsByCurrency } from './totals.js';

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

  it('is in the order of a balance sheet', () => {
    const [book] = totalsByCurrency([
      row('X:provider_fee', 'expense', 'USD', 1, 0),
      row('L:wallet', 'liability', 'USD', 0, 1),
      row('A:bank', 'asset', 'USD', 1, 0),
    ]);
    expect(book?.classes.map(({ name }) => name)).toEqual(['asset', 'liability', 'expense']);
  });

  it('has a balance on its own side, zero on the normal side of its class', () => {
    const [book] = totalsByCurrency([
      row('A:bank', 'asset', 'USD', 130, 30),
      row('L:wallet', 'liability', 'USD', 20, 90),
      row('R:wallet_fee', 'revenue', 'USD', 0, 30),
      row('X:adjustment', 'expense', 'USD', 0, 0),
      row('X:rounding', 'expense', 'USD', 5, 5),
      row('L:transit', 'liability', 'USD', 7, 3),
      row('A:fx', 'asset', 'USD', 0, 4),
    ]);
    const balances = book?.classes.flatMap(({ rows }) => rows).map((one) => [one.group, balanceOf(one)]);
    expect(Object.fromEntries(balances ?? [])).toEqual({
      'A:bank': { side: 'debit', minor: 100 },
      'A:fx': { side: 'credit', minor: 4 },
      'L:wallet': { side: 'credit', minor: 70 },
      'L:transit': { side: 'debit', minor: 4 },
      'R:wallet_fee': { side: 'credit', minor: 30 },
      'X:adjustment': { side: 'debit', minor: 0 },
      'X:rounding': { side: 'debit', minor: 0 },
    });
  });

  it('adds up what groups have on one side beyond the other', () => {
    const rows = [
      row('A:bank', 'asset', 'USD', 130, 30),
      row('L:wallet', 'liability', 'USD', 20, 90),
      row('R:wallet_fee', 'revenue', 'USD', 0, 30),
    ];
    expect(rows.map(netOf)).toEqual([
      { netDebit: 100, netCredit: 0 },
      { netDebit: 0, netCredit: 70 },
      { netDebit: 0, netCredit: 30 },
    ]);
    expect(totalsByCurrency(rows)[0]).toMatchObject({ netDebit: 100, netCredit: 100 });
  });

  it('has no totals when nothing was posted', () => {
    expect(totalsByCurrency([])).toEqual([]);
  });
});
