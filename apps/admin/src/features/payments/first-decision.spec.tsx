import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000501';
const me = adminOf('super');
const refund = {
  id: ID,
  paymentId: ID,
  userId: '0192f000-0000-7000-8000-000000000901',
  userName: 'Clara Duval',
  userEmail: 'clara@example.org',
  subjectType: 'investment',
  amount: 100_000_000,
  takenByBank: 0,
  currency: 'USD',
  createdAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:05:00.000Z',
  attempt: 1,
  origin: 'platform',
  state: 'failed',
  providerRefundId: null,
  failureCode: 'lost_or_stolen_card',
  resolution: null,
  resolvedAt: null,
  firstDecider: null,
  mayResolve: true,
  mayRetry: false,
};

const show = (record: object, more = {}) =>
  renderConsole({
    at: `/refunds/${ID}`,
    answers: {
      'GET /admin/me': () => single(me),
      'GET /admin/queues': () => single([]),
      'GET /admin/refunds': () => list(record),
      [`GET /admin/refunds/${ID}`]: () => single(record),
      ...more,
    },
  });

describe('R-08 money that goes back by two people', () => {
  it('names who has agreed first', async () => {
    await show({ ...refund, firstDecider: 'nora@example.org' });
    expect(await screen.findByText('nora@example.org has agreed first. Another person confirms it.')).toBeTruthy();
  });

  it('tells the first of them that nothing has moved yet', async () => {
    const user = userEvent.setup();
    await show(refund, {
      [`POST /admin/refunds/${ID}/to-wallet`]: () => single({ ...refund, firstDecider: me.email, mayResolve: false }),
    });
    await user.click(await screen.findByRole('button', { name: /Credit/ }));
    await user.type(await screen.findByRole('textbox'), 'The card was closed.');
    const buttons = screen.getAllByRole('button', { name: /Credit/ });
    await user.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText(/Nothing has moved yet: another person confirms it/)).toBeTruthy();
  });
});
