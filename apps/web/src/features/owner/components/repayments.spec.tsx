import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { CreateRepayment } from './create-repayment.js';
import { PayRepayment } from './pay-repayment.js';
import { RepaymentSums } from './repayment-parts.js';

const repaymentIn = (state: Wire<RepaymentDetail>['state']) =>
  ({
    id: 'r-1',
    campaignId: 'c-1',
    number: 'REP-000001',
    state,
    dueDate: '2026-12-01',
    amount: 52_000,
    principal: 50_000,
    interest: 2_000,
    currency: 'USD',
    parts: [],
  }) as unknown as Wire<RepaymentDetail>; // what these components read of it

describe('U-4 repayments', () => {
  it('U-4 creating one: refused, corrected and accepted, each content under a key of its own', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /repayments/create-repayment/c-1': ({ body }) =>
        body?.includes('90000')
          ? { status: 409, code: 'repayment.above_outstanding', message: 'This is above what is outstanding.' }
          : { data: repaymentIn('due') },
    });
    await render(<CreateRepayment campaignId="c-1" currency="USD" type="debt" />);
    await user.type(screen.getByLabelText('Amount'), '900');
    fireEvent.change(screen.getByLabelText('Due on'), { target: { value: '2027-01-15' } });
    await user.type(screen.getByLabelText('What it is for'), 'An early part');
    await user.click(screen.getByRole('button', { name: 'Create a repayment' }));
    expect(await screen.findByText('This is above what is outstanding.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '400');
    await user.click(screen.getByRole('button', { name: 'Create a repayment' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveProperty('value', ''));
  });

  it('U-4 paying one: refused for the wallet, then from the wallet again as a new command', async () => {
    const user = userEvent.setup();
    let tries = 0;
    const calls = answering({
      'POST /repayments/online-repayment/r-1': () => {
        tries += 1;
        return tries === 1
          ? { status: 409, code: 'wallet.balance_too_low', message: 'Your balance is not enough.' }
          : { data: { url: null } };
      },
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(await screen.findByText('Your balance is not enough.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
  });
});

describe('U-6 the sums of a repayment', () => {
  it.each(['due', 'paying', 'cancelled'] as const)('U-6 %s: no total paid', async (state) => {
    await render(<RepaymentSums repayment={repaymentIn(state)} />);
    expect(screen.queryByText('Total paid')).toBeNull();
  });

  it.each(['distributing', 'distributed'] as const)('U-6 %s: what was paid', async (state) => {
    await render(<RepaymentSums repayment={repaymentIn(state)} />);
    expect(screen.getByText('Total paid')).toBeTruthy();
  });
});
