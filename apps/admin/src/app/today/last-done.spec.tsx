import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const entry = (action: string) => ({
  id: action,
  at: '2026-11-20T08:00:00.000Z',
  actor: 'nora@example.org',
  action,
  subjectType: 'admin',
  subjectId: 'a-1',
  before: null,
  after: null,
  reason: null,
  about: null,
});

it.each([
  ['en', ['Admin signed in', 'Settings changed', 'Verification of the ledger started']],
  ['fr', ['Connexion d’un administrateur', 'Réglages modifiés', 'Vérification du grand livre lancée']],
] as const)('the console’s home says in %s what was done last, a new act as it is stored', async (language, words) => {
  await renderConsole({
    at: '/',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: '2026-11-20T08:00:00.000Z' }),
      'GET /admin/audit-log': () =>
        list(entry('admin.signed_in'), entry('settings.change'), entry('ledger.verified'), entry('a_new.action')),
    },
  });
  for (const word of [...words, 'a_new.action']) {
    expect(await screen.findByText(word, undefined, { timeout: 10_000 })).toBeTruthy();
  }
  expect(screen.queryByText('admin.signed_in')).toBeNull();
});
