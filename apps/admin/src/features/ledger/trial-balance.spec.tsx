import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { renderConsole, single } from '../../testing/render-console.js';

const row = (group: string, name: string, debit: number, credit: number) => ({
  group,
  class: name,
  currency: 'USD',
  accounts: 1,
  debit,
  credit,
  pendingDebit: 0,
  pendingCredit: 0,
});

const show = (language: 'en' | 'fr' | 'ar') =>
  renderConsole({
    at: '/ledger',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      'GET /admin/ledger/trial-balance': () =>
        single({
          balanced: true,
          at: '2026-11-20T08:00:00.000Z',
          rows: [row('A:bank', 'asset', 13_000, 3_000), row('L:wallet', 'liability', 2_000, 12_000)],
        }),
    },
  });

const netsOf = (table: HTMLElement, side: 'netDebit' | 'netCredit') =>
  [...table.querySelectorAll(`[data-net="${side}"]`)].map(({ textContent }) => textContent);

describe('the trial balance', () => {
  it.each([
    ['en', 'Net debit', 'Net credit'],
    ['fr', 'Solde débiteur', 'Solde créditeur'],
    ['ar', 'رصيد مدين', 'رصيد دائن'],
  ] as const)('has the balance of each group on its side in %s', async (language, debit, credit) => {
    await show(language);
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect(within(table).getByRole('columnheader', { name: debit })).toBeTruthy();
    expect(within(table).getByRole('columnheader', { name: credit })).toBeTruthy();
    const [debits, credits] = [netsOf(table, 'netDebit'), netsOf(table, 'netCredit')];
    expect(debits).toHaveLength(3);
    expect(credits).toHaveLength(3);
    expect(debits[0]).toContain('100');
    expect(credits[0]).toBe('');
    expect(debits[1]).toBe('');
    expect(credits[1]).toContain('100');
  });

  it('closes with net debits and net credits that are equal', async () => {
    await show('en');
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect(netsOf(table, 'netDebit').at(-1)).toBe('$100.00');
    expect(netsOf(table, 'netCredit').at(-1)).toBe('$100.00');
  });

  it('is read for the end of a chosen day, and given as a file of that day', async () => {
    const user = userEvent.setup();
    const { calls } = await show('en');
    fireEvent.change(await screen.findByLabelText('At the end of', undefined, { timeout: 10_000 }), {
      target: { value: '2026-11-19' },
    });
    expect(await screen.findByText(/Entries count on the day they take effect/u)).toBeTruthy();
    expect(calls.at(-1)?.path).toBe('/admin/ledger/trial-balance?lng=en&on=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(calls.at(-1)?.path).toBe('/admin/ledger/trial-balance?lng=en&format=csv&on=2026-11-19');
    await user.click(screen.getByRole('button', { name: 'Show now' }));
    expect(await screen.findByText(/As of/u)).toBeTruthy();
  });
});
