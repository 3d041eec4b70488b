import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const account = (code: string) => ({
  code,
  holder: code.includes(':u-1:') ? { kind: 'user', id: 'u-1', name: 'Ines Okafor' } : null,
  class: 'liability',
  currency: 'USD',
  debit: 0,
  credit: 12_000,
  pendingDebit: 0,
  pendingCredit: 0,
});

describe('the accounts of the ledger', () => {
  it.each([
    ['en', 'Wallet'],
    ['fr', 'Portefeuille'],
    ['ar', 'محفظة'],
  ] as const)(
    'are named in %s by what they are and whose; one that is new to the console stays a code',
    async (language, name) => {
      await renderConsole({
        at: '/ledger-accounts',
        language,
        answers: {
          'GET /admin/me': () => single(adminOf('finance')),
          'GET /admin/queues': () => single([]),
          'GET /admin/ledger-accounts': () => list(account('L:wallet:u-1:USD'), account('L:new:USD')),
        },
      });
      const link = await screen.findByRole('link', { name }, { timeout: 10_000 });
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
        '/ledger-transactions?filter={"q":"L:wallet:u-1:USD"}',
      );
      expect(screen.getByText('Ines Okafor')).toBeTruthy();
      expect(screen.queryByText('L:wallet:u-1:USD')).toBeNull();
      expect(screen.getAllByText('L:new:USD').length).toBeGreaterThan(0);
    },
  );
});
