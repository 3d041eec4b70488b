import { screen } from '@testing-library/react';
import { adminOf } from '../testing/records.js';
import { list, renderConsole, single } from '../testing/render-console.js';

const entry = {
  id: 'e-1',
  at: '2026-11-20T08:00:00.000Z',
  actor: 'nora@example.org',
  action: 'payout.approved',
  subjectType: 'payout',
  subjectId: 'p-1',
  before: null,
  after: { amount: 8_640_000, currency: 'USD' },
  reason: null,
};
const unknown = { ...entry, id: 'e-2', action: 'a_new.action', subjectType: 'a_new_subject', after: null };

const show = (language: 'en' | 'fr' | 'ar') =>
  renderConsole({
    at: '/audit-log',
    language,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/audit-log/chain': () => single({ blocks: 0, entries: 0, waiting: 0, broken: [] }),
      'GET /admin/audit-log': () => list(entry, unknown),
    },
  });

describe('the audit log', () => {
  it.each([
    ['en', 'Payout approved', 'Payout'],
    ['fr', 'Versement approuvé', 'Versement'],
    ['ar', 'الموافقة على صرف', 'صرف'],
  ] as const)('says in %s what was done and to what, with the codes beside it', async (language, action, subject) => {
    await show(language);
    expect(await screen.findByText(action, undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('payout.approved')).toBeTruthy();
    expect(screen.getAllByText('p-1')[0]?.parentElement?.textContent).toBe(`${subject} p-1`);
    expect(screen.getByText('a_new_subject', { exact: false })).toBeTruthy();
  });

  it('writes an amount in its currency', async () => {
    await show('en');
    expect(await screen.findByText('$86,400.00', undefined, { timeout: 10_000 })).toBeTruthy();
    expect(screen.queryByText('8640000')).toBeNull();
  });
});
