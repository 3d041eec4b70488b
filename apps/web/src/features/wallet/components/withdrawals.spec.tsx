import { screen } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Withdrawal } from '../queries.js';
import { Withdrawals } from './withdrawals.js';

const SERVER = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR = 3_600_000;

const withdrawal: Withdrawal = {
  id: 'w-1',
  number: 'WD-1001',
  amount: 12_000,
  fee: 0,
  currency: 'USD',
  provider: null,
  payerLabel: null,
  bankName: 'Quay Bank',
  accountNumberLast4: '6789',
  accountHolder: 'Clara Duval',
  state: 'requested',
  status: 0,
  needsApproval: false,
  sendableAt: new Date(SERVER).toISOString(),
  cancellable: false,
  reference: null,
  reason: null,
  createdAt: '2026-11-19T12:00:00.000Z',
  sentAt: null,
};

describe('D-10 when a withdrawal may be sent', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['ahead', HOUR, 'still to come', HOUR / 2, 1],
    ['behind', -HOUR, 'past', -HOUR / 2, 0],
  ])('D-10 a device an hour %s (%d ms) takes a time that is %s for what it is', async (_off, off, _is, from, shown) => {
    jest.spyOn(Date, 'now').mockReturnValue(SERVER + off);
    const sendableAt = new Date(SERVER + from).toISOString();
    answering(
      { 'GET /wallet/withdrawals': () => page([{ ...withdrawal, sendableAt }]) },
      new Date(SERVER).toUTCString(),
    );
    await render(<Withdrawals />);
    await screen.findByText('Quay Bank');
    expect(screen.queryAllByText(/sent at the earliest/i)).toHaveLength(shown);
  });
});
