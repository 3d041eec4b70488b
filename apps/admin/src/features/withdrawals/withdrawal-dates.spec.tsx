import { screen } from '@testing-library/react';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000602';

const withdrawal = {
  id: ID,
  number: 'WD-1002',
  userId: '0192f000-0000-7000-8000-000000000901',
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  amount: 120_000,
  fee: 150,
  currency: 'USD',
  provider: null,
  payerLabel: null,
  bankName: 'Quay Bank',
  accountNumberLast4: '6789',
  accountHolder: 'Clara Duval',
  state: 'requested',
  status: 0,
  needsApproval: true,
  sendableAt: '2026-11-10T12:00:00.000Z',
  cancellable: false,
  reference: null,
  reason: null,
  createdAt: '2026-11-10T12:00:00.000Z',
  approvedBy: null,
  approvedAt: null,
  accountShownAt: null,
  transferBegunAt: null,
  file: null,
  sentBy: null,
  releasedAt: null,
  sentAt: null,
  failedAt: null,
  endedAt: null,
  ownerObstacle: null,
  mayApprove: false,
  maySend: false,
};
const sent = { state: 'sent', sentBy: 'nora@example.org', sentAt: '2026-11-12T12:00:00.000Z' };

const show = async (more: object) => {
  const record = { ...withdrawal, ...more };
  await renderConsole({
    at: `/withdrawals/${ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('super')),
      'GET /admin/queues': () => single([]),
      'GET /admin/withdrawals': () => list(record),
      [`GET /admin/withdrawals/${ID}`]: () => single(record),
    },
  });
  await screen.findByText('Can be sent from', undefined, { timeout: 10_000 });
};

/** The value next to a label. */
const beside = (label: string): string => screen.getByText(label).nextElementSibling?.textContent ?? '';

describe('D-10 the panel of a withdrawal says when it was sent, returned or rejected', () => {
  it.each([
    ['approved', { approvedBy: 'ada@example.org', approvedAt: '2026-11-11T12:00:00.000Z' }, ['Approved on', /11/]],
    ['sent', sent, ['Sent on', /12/]],
    ['failed', { ...sent, state: 'failed', failedAt: '2026-11-14T12:00:00.000Z' }, ['Returned on', /14/]],
    ['rejected', { state: 'rejected', endedAt: '2026-11-13T12:00:00.000Z' }, ['Rejected on', /13/]],
    ['cancelled', { state: 'cancelled', endedAt: '2026-11-13T12:00:00.000Z' }, ['Cancelled on', /13/]],
  ] as const)('%s', async (state, more, [label, day]) => {
    await show({ state, ...more });
    expect(beside(label)).toMatch(day);
  });

  it.each([
    ['requested', 'To be transferred to the bank'],
    ['approved', 'To be transferred to the bank'],
    ['sent', 'Transferred to the bank'],
    ['failed', 'Transferred, then returned by the bank'],
    ['rejected', 'Not transferred'],
    ['cancelled', 'Not transferred'],
  ])('%s: says of the sum “%s”', async (state, label) => {
    await show({ state });
    expect(beside(label)).toContain('$1,198.50');
  });
});
