import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000501';
const DAY = 86_400_000;

const dispute = (evidenceDueAt: string | null, state = 'open') => ({
  id: ID,
  paymentId: ID,
  ref: 'dp_1',
  userId: ID,
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  purpose: 'investment',
  state,
  amount: 120_000,
  currency: 'USD',
  fee: 1_500,
  reason: 'fraudulent',
  borneBy: 'escrow',
  evidenceDueAt,
  openedAt: '2026-11-20T09:00:00.000Z',
  withdrawnAt: null,
  closedAt: null,
});

const show = async (record: object, role: 'finance' | 'super' = 'finance') => {
  const answers: Answers = {
    'GET /admin/me': () => single(adminOf(role)),
    'GET /admin/queues': () => single([]),
    'GET /admin/disputes': () => list(record),
    [`GET /admin/disputes/${ID}`]: () => single(record),
    [`GET /admin/disputes/${ID}/evidence`]: () =>
      single([
        { item: 'receipt', count: 1, gap: null },
        { item: 'agreement', count: 0, gap: 'not_signed' },
        { item: 'messages', count: 3, gap: null },
      ]),
    [`POST /admin/disputes/${ID}/evidence`]: () => single(null),
  };
  const shown = await renderConsole({ at: `/disputes/${ID}`, answers });
  await screen.findByText('Charged to', undefined, { timeout: 10_000 });
  return shown;
};
const dueIn = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

it.each([
  [6.5, '6 days left', 'neutral'],
  [2.5, '2 days left', 'danger'],
  [0.5, 'Less than a day left', 'danger'],
  [-1, 'The time is over', 'danger'],
])('%s days before its evidence is due, a dispute says: %s', async (days, words, tone) => {
  await show(dispute(dueIn(days)));
  expect((await screen.findByText(words)).dataset['tone']).toBe(tone);
});

it('a dispute that is decided counts no days', async () => {
  await show(dispute(dueIn(2.5), 'won'));
  expect(screen.queryByText(/days left/u)).toBeNull();
});

it('says what the pack holds, and what is missing and why', async () => {
  await show(dispute(null));
  expect(await screen.findByText('1 document')).toBeTruthy();
  expect(screen.getByText('Missing: no agreement was signed')).toBeTruthy();
  expect(screen.getByText('3 entries')).toBeTruthy();
});

it('SEC-50 asks for a reason before the pack is downloaded', async () => {
  const { calls } = await show(dispute(dueIn(5)));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Download the evidence' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'The bank asks for it');
  await user.click(dialog.getByRole('button', { name: 'Download the evidence' }));
  await screen.findByText('Charged to');
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path.split('?')[0], body])).toEqual([
    [`/admin/disputes/${ID}/evidence`, JSON.stringify({ reason: 'The bank asks for it' })],
  ]);
});

it('the first screen counts the disputes whose evidence is due', async () => {
  await renderConsole({
    at: '/',
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () => single([{ queue: 'dispute-evidence', count: 2, oldest: '2026-11-20T07:00:00.000Z' }]),
      'GET /admin/audit-log': () => list(),
      'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: '2026-11-20T07:00:00.000Z' }),
    },
  });
  expect(await screen.findByText('Evidence on 2 disputes is due within seven days.')).toBeTruthy();
});
