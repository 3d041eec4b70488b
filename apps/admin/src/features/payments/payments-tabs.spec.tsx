import { screen, within } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

it.each([
  [
    '/payments',
    'Payments',
    [
      'Payments',
      'Refunds 2 waiting',
      'Second decisions',
      'Disputes 1 waiting',
      'Provider statement',
      'Provider balances',
    ],
  ],
  ['/parked-items', 'Failed jobs', ['Unfinished items', 'Undelivered messages 3 waiting']],
])('the tabs of %s bear the number that waits in each', async (at, label, names) => {
  const queues = [
    { queue: 'refunds', count: 2, oldestAt: null },
    { queue: 'disputes', count: 1, oldestAt: null },
    { queue: 'payments', count: 0, oldestAt: null },
    { queue: 'dead-letters', count: 3, oldestAt: null },
  ];
  await renderConsole({
    at,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single(queues),
      [`GET /admin${at}`]: () => list(),
    },
  });
  const tabs = within(await screen.findByRole('navigation', { name: label }));
  await tabs.findByRole('link', { name: names[1] as string });
  expect(tabs.getAllByRole('link').map((link) => link.textContent.trim())).toEqual(names);
});
