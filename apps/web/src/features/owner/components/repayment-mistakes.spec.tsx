import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Asked } from '../../../testing/answers.js';
import { isLeavingAsked } from '../../../testing/leaving.js';
import { render, renderGuarded } from '../../../testing/render.js';
import { CreateRepayment } from './create-repayment.js';
import { RepaymentPlan } from './repayment-plan.js';

const repayment = (id: string, more: object = {}) => ({
  id,
  number: id,
  campaignId: 'c-1',
  instalment: null,
  scheduleVersion: 1,
  early: false,
  rePaymentType: 'interest',
  interest: 5_200_000,
  principal: 0,
  amount: 5_200_000,
  currency: 'USD',
  dueDate: '2026-12-01',
  state: 'due',
  standing: 'due',
  description: null,
  paidAt: null,
  distributedAt: null,
  ...more,
});

const ASKED = {
  status: 422,
  code: 'repayment.implausible',
  message: 'Please check the amount.',
  errors: [
    {
      field: 'amount',
      code: 'repayment.implausible',
      msg: 'This is more than everything that is invested.',
      params: { invested: 1_000_000, currency: 'USD' },
    },
  ],
};

describe('an amount that looks like a slip', () => {
  const isMeant = ({ body }: Asked): boolean =>
    (JSON.parse(body ?? '{}') as { confirmed?: boolean }).confirmed === true;
  const type = async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /repayments/create-repayment/c-1': (asked) => (isMeant(asked) ? { data: repayment('r-1') } : ASKED),
    });
    await renderGuarded(<CreateRepayment campaignId="c-1" currency="USD" type="debt" />);
    await user.type(screen.getByLabelText('Amount'), '52000');
    fireEvent.change(screen.getByLabelText('Due on'), { target: { value: '2027-01-15' } });
    await user.click(screen.getByRole('button', { name: 'Create a repayment' }));
    return { user, calls, question: within(await screen.findByRole('dialog')) };
  };

  it('needs a confirmation with its figures, and is created with it', async () => {
    const { user, calls, question } = await type();
    expect(question.getByText('Is $52,000.00 the right amount?')).toBeTruthy();
    expect(isLeavingAsked()).toBe(true);
    expect(question.getByText(/\$52,000\.00 is more than the total invested .*, \$10,000\.00/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Create $52,000.00' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.map(isMeant)).toEqual([false, true]);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(2);
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '');
    expect(isLeavingAsked()).toBe(false);
  });

  it('is corrected at its field, and needs a confirmation again when it is sent again', async () => {
    const { user, calls, question } = await type();
    await user.click(question.getByRole('button', { name: 'Correct the amount' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByText('This is more than everything that is invested.').length).toBeGreaterThan(0);
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '1');
    await user.click(screen.getByRole('button', { name: 'Create a repayment' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(calls.map(isMeant)).toEqual([false, false]);
  });
});

describe('a repayment outside the schedule', () => {
  const show = async (repayments: readonly object[], refusal?: { status: number; code: string; message: string }) => {
    let isCancelled = false;
    const calls = answering({
      'GET /repayments/get-repayment/c-1': () => ({
        data: {
          currency: 'USD',
          principal: 0,
          totalInterest: 0,
          paid: 0,
          outstandingPrincipal: 0,
          repayments: isCancelled ? [repayment('r-1', { state: 'cancelled', standing: 'cancelled' })] : repayments,
          replaced: [],
        },
      }),
      'POST /repayments/cancel-repayment/r-1': () => {
        if (refusal !== undefined) return refusal;
        isCancelled = true;
        return { data: repayment('r-1', { state: 'cancelled' }) };
      },
    });
    await render(<RepaymentPlan campaignId="c-1" type="debt" />);
    await screen.findByRole('table');
    return calls;
  };
  const cancelButton = () => screen.queryByRole('button', { name: 'Cancel repayment' });

  it('is cancelled after a question with the consequences, and shown as cancelled', async () => {
    const user = userEvent.setup();
    const calls = await show([repayment('r-1')]);
    await user.click(screen.getByRole('button', { name: 'Cancel repayment' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/Investors no longer see it as an expected payment/)).toBeTruthy();
    expect(question.queryByText(/card payment page/)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Cancel $52,000.00' }));
    expect(await screen.findByText('Cancelled')).toBeTruthy();
    expect(cancelButton()).toBeNull();
    expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says where a card page is open that it is closed', async () => {
    const user = userEvent.setup();
    await show([repayment('r-1', { state: 'paying' })]);
    await user.click(screen.getByRole('button', { name: 'Cancel repayment' }));
    expect(within(await screen.findByRole('dialog')).getByText(/card payment page .* will be closed/)).toBeTruthy();
  });

  it('says why it cannot be cancelled', async () => {
    const user = userEvent.setup();
    const message = 'This repayment has already been settled.';
    await show([repayment('r-1')], { status: 409, code: 'repayment.bad_transition', message });
    await user.click(screen.getByRole('button', { name: 'Cancel repayment' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Cancel $52,000.00' }));
    expect(await question.findByText(message)).toBeTruthy();
  });

  it.each([
    ['an instalment of the schedule', { instalment: 1 }],
    ['one that is being shared out', { state: 'distributing', standing: 'paid' }],
    ['one that was paid', { state: 'distributed', standing: 'paid' }],
    ['one that was cancelled', { state: 'cancelled', standing: 'cancelled' }],
  ])('%s cannot be cancelled', async (_what, more) => {
    await show([repayment('r-1', more)]);
    expect(cancelButton()).toBeNull();
  });
});
