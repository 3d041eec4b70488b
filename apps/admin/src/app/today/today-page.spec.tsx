import { screen, within } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const today = (count: number, fees: readonly object[] = []) =>
  renderConsole({
    at: '/',
    answers: {
      'GET /admin/me': () => single(adminOf('finance')),
      'GET /admin/queues': () =>
        single([{ queue: 'platform-fees', count, oldest: count > 0 ? '2026-11-20T07:00:00.000Z' : null }]),
      'GET /admin/audit-log': () => list(),
      'GET /admin/platform-fees': () => list(...fees),
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
])('with %i rows, and none in any list any more, says: %s', async (count, words) => {
  await today(count);
  expect(await screen.findByText(words)).toBeTruthy();
});

it('has the oldest of a list whose rows open no record among the others; it leads to the list', async () => {
  const waits = { id: 'f-1', makerEmail: 'k.lund@example.org', madeAt: '2026-11-20T07:00:00.000Z' };
  const { calls } = await today(1, [waits]);
  const row = await screen.findByRole('link', { name: waits.makerEmail });
  expect(row.getAttribute('href')).toBe('/platform-fees');
  // What is counted as empty is not asked for.
  expect(calls.filter(({ path }) => path.startsWith('/admin/payouts'))).toEqual([]);
  expect(calls.find(({ path }) => path.startsWith('/admin/platform-fees'))?.path).toContain('state=waiting');
});

it('names the lists in which nothing waits after those with a count', async () => {
  await today(1);
  const queues = within(await screen.findByRole('region', { name: 'Queues' }));
  const names = queues.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names[0]).toContain('Platform fees1');
  expect(names.slice(1)).toContain('Payouts');
  expect(queues.getByText('Nothing waiting')).toBeTruthy();
});
