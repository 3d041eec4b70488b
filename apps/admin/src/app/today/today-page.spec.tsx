import { screen, within } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const today = (count: number) =>
  renderConsole({
    at: '/',
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () =>
        single([{ queue: 'platform-fees', count, oldest: count > 0 ? '2026-11-20T07:00:00.000Z' : null }]),
      'GET /admin/audit-log': () => list(),
      'GET /admin/payouts': () => list(),
      'GET /admin/withdrawals': () => list(),
      'GET /admin/refunds': () => list(),
      'GET /admin/payments': () => list(),
      'GET /admin/disputes': () => list(),
      'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: '2026-11-20T07:00:00.000Z' }),
    },
  });

it.each([
  [1, 'Waiting items are counted above and shown in their lists.'],
  [0, 'No items are waiting for your role.'],
])('with %i rows of a list whose rows have no page of their own says: %s', async (count, words) => {
  await today(count);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('names the lists in which nothing waits after those with a count', async () => {
  await today(1);
  const queues = within(await screen.findByRole('region', { name: 'Queues' }));
  const names = queues.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names[0]).toContain('Platform fees1');
  expect(names.slice(1)).toContain('Payouts');
  expect(queues.getByText('Nothing waiting')).toBeTruthy();
});
