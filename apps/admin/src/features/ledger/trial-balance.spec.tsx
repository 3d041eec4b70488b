import { screen, within } from '@testing-library/react';
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

describe('the trial balance', () => {
  it.each([
    ['en', 'Balance', 'Debit', 'Credit'],
    ['fr', 'Solde', 'Débit', 'Crédit'],
    ['ar', 'الرصيد', 'مدين', 'دائن'],
  ] as const)('has the balance of each group with its side in %s', async (language, head, debit, credit) => {
    await show(language);
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect(within(table).getByRole('columnheader', { name: head })).toBeTruthy();
    const balances = [...table.querySelectorAll('[data-balance]')].map(({ textContent }) => textContent);
    expect(balances).toHaveLength(3);
    expect(balances[0]).toContain('100');
    expect(balances[0]).toContain(debit);
    expect(balances[1]).toContain('100');
    expect(balances[1]).toContain(credit);
  });

  it('closes with a difference of zero', async () => {
    await show('en');
    const table = await screen.findByRole('table', undefined, { timeout: 10_000 });
    expect([...table.querySelectorAll('[data-balance]')].at(-1)?.textContent).toBe('$0.00');
  });
});
