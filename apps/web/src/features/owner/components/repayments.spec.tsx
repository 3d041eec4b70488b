import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RepaymentDetail } from '@cairn/contracts/repayments/repayments.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { answering } from '../../../testing/answers.js';
import { render, renderGuarded } from '../../../testing/render.js';
import { repaymentQuery } from '../queries.js';
import { CreateRepayment } from './create-repayment.js';
import { PayRepayment } from './pay-repayment.js';
import { RepaymentSums } from './repayment-parts.js';
import { RepaymentPlan } from './repayment-plan.js';

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
    surcharge: 0,
  }) as unknown as Wire<RepaymentDetail>; // what these components read of it

const CARD = { rail: 'card', minimum: 50, maximum: 500_000, granularity: 1, surcharge: 0 };

describe('U-4 repayments', () => {
  it('U-4 creating one: refused, corrected and accepted, each content under a key of its own', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /repayments/create-repayment/c-1': ({ body }) =>
        body?.includes('90000')
          ? { status: 409, code: 'repayment.above_outstanding', message: 'This is above what is outstanding.' }
          : { data: repaymentIn('due') },
    });
    await renderGuarded(<CreateRepayment campaignId="c-1" currency="USD" type="debt" />);
    await user.type(screen.getByLabelText('Amount'), '900');
    fireEvent.change(screen.getByLabelText('Due on'), { target: { value: '2027-01-15' } });
    await user.type(screen.getByLabelText('Description'), 'An early part');
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
    const commands = () => calls.filter(({ method }) => method === 'POST');
    await waitFor(() => expect(commands()).toHaveLength(2));
    expect(new Set(commands().map(({ key }) => key)).size).toBe(2);
  });

  it('the list beside it and the wallet are read again once it is paid', async () => {
    const user = userEvent.setup();
    let isPaid = false;
    const plan = () => ({
      currency: 'USD',
      outstandingPrincipal: isPaid ? 0 : 50_000,
      paid: 0,
      totalInterest: 2_000,
      repayments: [{ ...repaymentIn(isPaid ? 'distributed' : 'due'), standing: isPaid ? 'paid' : 'due' }],
      replaced: [],
    });
    const calls = answering({
      'GET /wallet': () => ({ data: { currency: 'USD', available: isPaid ? 8_000 : 60_000, topUpRails: [CARD] } }),
      'GET /repayments/get-repayment/c-1': () => ({ data: plan() }),
      'POST /repayments/online-repayment/r-1': () => {
        isPaid = true;
        return { data: { url: null } };
      },
    });
    await render(
      <>
        <RepaymentPlan campaignId="c-1" type="equity" />
        <PayRepayment repayment={repaymentIn('due')} />
      </>,
    );
    expect(await screen.findByRole('link', { name: 'Pay' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Pay' })).toBeNull());
    expect(calls.filter(({ path }) => path === '/wallet').length).toBeGreaterThan(1);
  });

  it('paying one from a wallet that holds too little: says how much is missing, and leads to adding money', async () => {
    const calls = answering({
      'GET /wallet': () => ({ data: { currency: 'USD', available: 12_000, topUpRails: [CARD] } }),
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    expect(await screen.findByText('Balance: $120.00. You need $400.00 more.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Wallet/ }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Add money to the wallet' }).getAttribute('href')).toBe('/settings/wallet');
    expect(calls[0]?.query.get('currencyId')).toBe('USD');
  });

  it('paying one that is too large for a card: says how many top-ups the wallet needs', async () => {
    answering({
      'GET /wallet': () => ({
        data: { currency: 'USD', available: 2_000, topUpRails: [{ ...CARD, maximum: 20_000 }] },
      }),
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    expect(await screen.findByText('A top-up is at most $200.00: you need 3 of them.')).toBeTruthy();
  });

  it('D-4 paying one is not offered from a wallet that is switched off', async () => {
    answering({
      'GET /wallet': () => ({ data: { currency: 'USD', available: 60_000, topUpRails: [] } }),
      'GET /payment-gateways': () => ({ data: [{ code: 'card', limits: [] }] }),
      'GET /payment-rails': () => ({ data: [CARD] }),
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    expect(await screen.findByText('Payment from the wallet is not available at the moment.')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Wallet/ }).hasAttribute('disabled')).toBe(true);
    expect((await screen.findByRole('radio', { name: /Card/ })).hasAttribute('disabled')).toBe(false);
  });

  it('paying one says when investors can withdraw what a card paid', async () => {
    answering({
      'GET /wallet': () => ({
        data: { currency: 'USD', available: 60_000, topUpRails: [CARD], cardMoneyCooldownDays: 120 },
      }),
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    expect(await screen.findByText(/can be withdrawn by your investors 120 days after it was paid/)).toBeTruthy();
  });

  it('paying one that the wallet could not: says what is missing by then', async () => {
    const user = userEvent.setup();
    let available = 60_000;
    answering({
      'GET /wallet': () => ({ data: { currency: 'USD', available, topUpRails: [CARD] } }),
      'POST /repayments/online-repayment/r-1': () => {
        available = 12_000;
        return { status: 409, code: 'wallet.insufficient', message: 'Insufficient Wallet Balance.' };
      },
    });
    await render(<PayRepayment repayment={repaymentIn('due')} />);
    await user.click(screen.getByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(await screen.findByText('Balance: $120.00. You need $400.00 more.')).toBeTruthy();
  });
});

describe('the payment page of a repayment that is not due', () => {
  it.each([
    ['distributed', 'This repayment has been paid.'],
    ['cancelled', 'It was cancelled. Nothing is due.'],
    ['replaced', 'An early repayment changed the schedule. Nothing is due.'],
  ] as const)('%s: says so, and neither asks for money nor offers to pay', async (state, sentence) => {
    await render(<PayRepayment repayment={repaymentIn(state)} />);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Repayment of $520.00' })).toBeTruthy();
    expect(screen.queryByText(/^Due /u)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to repayments' })).toBeTruthy();
  });

  it('cancelled in another tab: the refused press reads it again, and offers no second one', async () => {
    const user = userEvent.setup();
    let state: 'due' | 'cancelled' = 'due';
    answering({
      'GET /repayments/get-single-repayment/r-1': () => ({ data: repaymentIn(state) }),
      'POST /repayments/online-repayment/r-1': () => {
        state = 'cancelled';
        return { status: 409, code: 'repayment.not_due', message: 'This repayment is not due.' };
      },
    });
    const Page = () => {
      const { data } = useQuery(repaymentQuery('r-1'));
      return data ? <PayRepayment repayment={data} /> : null;
    };
    await render(<Page />);
    await user.click(await screen.findByRole('radio', { name: /Wallet/ }));
    await user.click(screen.getByRole('button', { name: 'Pay $520.00' }));
    expect(await screen.findByText('It was cancelled. Nothing is due.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
  });
});

describe('what a repayment outside the schedule can be', () => {
  it.each([
    ['en', 'equity', /A dividend on the shares/u],
    ['en', 'debt', /Additional interest on the loan/u],
    ['fr', 'equity', /Un dividende sur les actions/u],
    ['fr', 'debt', /Des intérêts supplémentaires sur le prêt/u],
    ['ar', 'equity', /أرباح على الأسهم/u],
    ['ar', 'debt', /فائدة إضافية على القرض/u],
  ] as const)('in %s for %s: nothing that cannot be created', async (language, type, note) => {
    const { container } = await renderGuarded(
      <CreateRepayment campaignId="c-1" currency="USD" type={type} />,
      language,
    );
    expect(screen.getByText(note)).toBeTruthy();
    const offersEarly = /early repayment|remboursement anticipé|سداد مبكر/iu.test(container.textContent);
    expect(offersEarly).toBe(type === 'debt');
  });

  it('D-5 an early repayment of a loan: what it returns, when, and what comes with it', async () => {
    await renderGuarded(<CreateRepayment campaignId="c-1" currency="USD" type="debt" />);
    await userEvent.setup().selectOptions(screen.getByLabelText('Type'), 'Early repayment');
    expect(screen.getByLabelText('Principal to repay')).toBeTruthy();
    expect(screen.getByLabelText('Repayment date')).toBeTruthy();
    expect(screen.getByText(/Interest up to that day is added/u)).toBeTruthy();
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
