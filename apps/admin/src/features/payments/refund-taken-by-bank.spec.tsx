import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000501';

const refund = {
  id: ID,
  paymentId: ID,
  userId: '0192f000-0000-7000-8000-000000000901',
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  subjectType: 'investment',
  amount: 100_000,
  takenByBank: 40_000,
  takenElsewhere: 0,
  currency: 'USD',
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:05:00.000Z',
  attempt: 1,
  origin: 'platform',
  state: 'failed',
  providerRefundId: null,
  failureCode: 'charge_disputed',
  resolution: null,
  resolvedAt: null,
  firstDecider: null,
  mayResolve: true,
  mayRetry: false,
};

it('B-3 of a refund that a bank took a part of, the rest can be credited and nothing sent to the card', async () => {
  await renderConsole({
    at: `/refunds/${ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/refunds': () => list(refund),
      [`GET /admin/refunds/${ID}`]: () => single(refund),
    },
  });
  expect(await screen.findByRole('button', { name: 'Credit $600.00 to wallet' })).toBeTruthy();
  expect(screen.getByText('Taken back by the bank').parentElement?.textContent).toContain('$400.00');
  expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
});

it('a refund that somebody made at the provider is called so, with its amount, and no chargeback', async () => {
  const settled = {
    ...refund,
    takenByBank: 0,
    takenElsewhere: 100_000,
    resolution: 'refunded_elsewhere',
    resolvedAt: '2026-11-21T09:00:00.000Z',
    mayResolve: false,
  };
  await renderConsole({
    at: `/refunds/${ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/refunds': () => list(settled),
      [`GET /admin/refunds/${ID}`]: () => single(settled),
    },
  });
  expect(await screen.findByText('Refunded at the provider by somebody else')).toBeTruthy();
  expect(screen.getByText('Refunded at the provider').parentElement?.textContent).toContain('$1,000.00');
  expect(screen.queryByText(/Taken back by/)).toBeNull();
});
