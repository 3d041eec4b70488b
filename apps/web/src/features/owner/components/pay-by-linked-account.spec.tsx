import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { render } from '../../../testing/render.js';
import { PayRepayment } from './pay-repayment.js';

const repayment = {
  id: 'r-1',
  campaignId: 'c-1',
  number: 'REP-000001',
  state: 'due',
  dueDate: '2026-12-01',
  amount: 52_000,
  principal: 50_000,
  interest: 2_000,
  currency: 'USD',
  parts: [],
  surcharge: 0,
} as unknown as Wire<RepaymentDetail>; // what these components read of it

const DEBIT = { rail: 'ach', minimum: 50, maximum: 10_000_000, granularity: 1, surcharge: 0 };

const begin = async () => {
  const user = userEvent.setup();
  const calls = answering({
    'GET /wallet': () => ({ data: { currency: 'USD', available: 0, topUpRails: [] } }),
    'GET /payment-rails': () => ({ data: [DEBIT] }),
    'GET /ach/accounts': () => ({ data: [linkedAccount()] }),
    'POST /ach/process': () => ({ status: 409, code: 'link.broken', message: 'Reconnect it first.' }),
    'POST /repayments/online-repayment/r-1': () => ({
      status: 409,
      code: 'page.closed',
      message: 'The page is closed.',
    }),
  });
  await render(<PayRepayment repayment={repayment} />);
  await user.click(await screen.findByRole('radio', { name: /^US bank account/ }));
  return { user, calls, sent: () => calls.filter(({ method }) => method === 'POST') };
};

describe('a repayment by bank debit', () => {
  it('is of a linked account, once the owner allows it', async () => {
    const { user, sent } = await begin();
    await screen.findByText('Hill Bank');
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /debit of \$520\.00/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(await screen.findByText('Reconnect it first.')).toBeTruthy();
    const body = { purpose: 'repayment', id: 'r-1', accountId: 'a-1', amount: 52_000, accepted: true };
    expect(sent().map(({ body: posted }) => JSON.parse(posted ?? ''))).toEqual([body]);
  });

  it('is of another account on the provider’s page, where the owner chooses that', async () => {
    const { user, sent } = await begin();
    const which = within(await screen.findByRole('group', { name: 'Debit which account?' }));
    await user.click(which.getByRole('radio', { name: /^Another account/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(await screen.findByText('The page is closed.')).toBeTruthy();
    expect(sent().map(({ path }) => path)).toEqual(['/repayments/online-repayment/r-1']);
  });
});
