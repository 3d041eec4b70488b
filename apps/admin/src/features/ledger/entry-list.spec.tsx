import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const entry = {
  id: '1',
  uid: 'u-1',
  kind: 'dispute_fee',
  phase: 'posted',
  sourceType: 'dispute',
  sourceId: 'd-1',
  actor: 'disputes',
  effectiveAt: '2026-11-20T08:00:00.000Z',
  sealed: true,
  lines: [],
};
const unknown = { ...entry, id: '2', kind: 'a_new_kind', sourceType: 'a_new_source', sourceId: 's-2' };

const show = (language: 'en' | 'fr' | 'ar') =>
  renderConsole({
    at: '/ledger-transactions',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([]),
      'GET /admin/ledger-transactions': () => list(entry, unknown),
    },
  });

describe('the entries of the ledger', () => {
  it.each([
    ['en', 'Fee of a dispute', 'Dispute'],
    ['fr', 'Frais d’une contestation', 'Contestation'],
    ['ar', 'رسم اعتراض', 'اعتراض'],
  ] as const)(
    'names kind and source in %s; one that is new to the console stays a code',
    async (language, kind, source) => {
      await show(language);
      expect(await screen.findByText(kind, undefined, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole('link', { name: source }).getAttribute('href')).toBe('/disputes/d-1');
      expect(screen.getByText('a_new_kind')).toBeTruthy();
      expect(screen.getByText('a_new_source')).toBeTruthy();
    },
  );
});
