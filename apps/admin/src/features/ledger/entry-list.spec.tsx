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
  actorName: null,
  effectiveAt: '2026-11-20T08:00:00.000Z',
  sealed: true,
  lines: [],
};
const unknown = {
  ...entry,
  id: '2',
  kind: 'a_new_kind',
  sourceType: 'a_new_source',
  sourceId: 's-2',
  actor: '01a214e9-ca01-70e7-97f4-6d13e1aa5482',
  actorName: 'Ines Okafor',
};

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
    ['en', 'Fee of a dispute', 'Dispute', 'Chargebacks'],
    ['fr', 'Frais d’une contestation', 'Contestation', 'Contestations'],
    ['ar', 'رسم اعتراض', 'اعتراض', 'الاعتراضات'],
  ] as const)(
    'names kind, source and who posted in %s; one that is new to the console stays a code',
    async (language, kind, source, process) => {
      await show(language);
      expect(await screen.findByText(kind, undefined, { timeout: 10_000 })).toBeTruthy();
      expect(screen.getByRole('link', { name: source }).getAttribute('href')).toBe('/disputes/d-1');
      expect(screen.getByText(process, { selector: 'p *' })).toBeTruthy();
      expect(screen.getByText('Ines Okafor')).toBeTruthy();
      expect(screen.getByText('a_new_kind')).toBeTruthy();
      expect(screen.getByText('a_new_source')).toBeTruthy();
    },
  );
});
