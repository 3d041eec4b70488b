import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, type Asked } from '../../../testing/answers.js';
import { linkedAccount } from '../../../testing/linked-account.js';
import { render } from '../../../testing/render.js';
import { walletIn } from '../../../testing/wallets.js';
import { Withdraw } from './withdraw.js';

const wallet = walletIn();

const fillIn = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.type(screen.getByLabelText('Amount'), '100');
  await user.type(screen.getByLabelText('Bank'), 'First Bank');
  await user.type(screen.getByLabelText('Routing number'), '021000021');
  await user.type(screen.getByLabelText('Account number'), '123456789');
  await user.type(screen.getByLabelText('Confirm account number'), '123456789');
};

const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /^Withdraw/ }));

const descriptionOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** What was asked for, apart from what the form reads. */
const posted = (calls: Asked[]) => calls.filter(({ method }) => method === 'POST');
const keys = (calls: Asked[]) => posted(calls).map(({ key }) => key);

describe('D-10 what a withdrawal says', () => {
  it('D-10 names what may leave now, and when the rest may', async () => {
    const user = userEvent.setup();
    const withdrawableLater = [{ amount: 30_000, at: '2027-03-22T12:00:00.000Z' }];
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000, withdrawableLater }} />);
    expect(screen.getByText(/can be withdrawn 120 days after the card payment/)).toBeTruthy();
    expect(screen.getByText(/2027/)).toBeTruthy();
    await user.type(screen.getByLabelText('Amount'), '200.01');
    expect(await screen.findByText('You can withdraw $200.00 now')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Withdraw/ }).hasAttribute('disabled')).toBe(true);
  });

  it.each([
    ['en', '$300.00: from'],
    ['fr', '\u00a0: à partir du'],
  ])('names in %s the day from which money may leave, with the spaces of the language', async (language, words) => {
    const withdrawableLater = [{ amount: 30_000, at: '2027-03-22T12:00:00.000Z' }];
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000, withdrawableLater }} />, language);
    expect(screen.getByRole('listitem').textContent).toContain(words);
  });

  it('D-10 says only what waits, and until when, while nothing may leave', async () => {
    const withdrawableLater = [{ amount: 50_000, at: '2027-03-22T12:00:00.000Z' }];
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 0, withdrawableLater }} />);
    expect(screen.getByText('You can withdraw now:', { exact: false }).textContent).toContain('$0.00');
    expect(screen.getByRole('listitem').textContent).toContain('$500.00: from 22 Mar 2027');
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that an empty wallet has nothing to withdraw', async () => {
    await render(<Withdraw wallet={{ ...wallet, available: 0, withdrawable: 0 }} />);
    expect(screen.getByText('There is no money to withdraw.')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('D-10 says that card money can go back to its card only where some can', async () => {
    const some = {
      preapprovalId: 't-1',
      number: 'TOP-000007',
      at: '2026-11-20T10:00:00Z',
      amount: 30_000,
      paymentType: 'card' as const,
    };
    const { unmount } = await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000 }} />);
    expect(screen.queryByText(/can be returned to where you paid from/)).toBeNull();
    unmount();
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000, returnable: [some] }} />);
    expect(screen.getByText(/can be returned to where you paid from/)).toBeTruthy();
  });

  it('D-10 promises nothing of an amount above what may leave', async () => {
    const user = userEvent.setup();
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000 }} />);
    const field = screen.getByLabelText('Amount');
    await user.type(field, '349.05');
    expect(descriptionOf(field)).toContain('You can withdraw $200.00 now');
    expect(screen.queryByText('Arrives at your bank')).toBeNull();
    expect(screen.queryByText(/349\.05/)).toBeNull();
    await user.clear(field);
    await user.type(field, '200');
    expect(screen.getByText('Arrives at your bank')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw $200.00' })).toBeTruthy();
  });

  it('D-10 takes everything that may leave by one press', async () => {
    const user = userEvent.setup();
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 20_000 }} />);
    await user.click(screen.getByRole('button', { name: 'All: $200.00' }));
    expect(screen.getByRole('button', { name: 'Withdraw $200.00' })).toBeTruthy();
    expect(screen.getByText('Arrives at your bank').closest('div')?.textContent).toContain('$200.00');
  });

  it('D-10 says that withdrawals are on hold before anything is filled in', async () => {
    await render(<Withdraw wallet={{ ...wallet, withdrawable: 0, frozen: true }} />);
    expect(screen.getByText(/Withdrawals are on hold/)).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that the fee is not known where there is no exchange rate, and asks for nothing', async () => {
    await render(<Withdraw wallet={{ ...wallet, currency: 'JPY', withdrawalFeeFlat: null }} />);
    expect(screen.getByText(/no exchange rate for JPY today, so the fee cannot be calculated/)).toBeTruthy();
    expect(screen.queryByText('Fee')).toBeNull();
    expect(screen.getByRole('button', { name: /^Withdraw/ }).hasAttribute('disabled')).toBe(true);
  });

  it('D-10 names what may leave beside an amount above the balance, until it is corrected', async () => {
    const user = userEvent.setup();
    await render(<Withdraw wallet={wallet} />);
    const field = screen.getByLabelText('Amount');
    await user.type(field, '500.01');
    expect(descriptionOf(field)).toMatch(/less than wallet balance\. You can withdraw \$500\.00 now/u);
    await user.clear(field);
    await user.type(field, '500');
    expect(descriptionOf(field)).toBe('');
  });

  it('D-10 names it too when the money was spent elsewhere meanwhile', async () => {
    const user = userEvent.setup();
    answering({
      'POST /wallet/withdraw': () => ({
        status: 409,
        code: 'wallet.insufficient',
        message: 'Insufficient Wallet Balance.',
      }),
      'GET /wallet': () => ({ data: { ...wallet, available: 6_000, withdrawable: 6_000 } }),
    });
    await render(<Withdraw wallet={wallet} />);
    await fillIn(user);
    await press(user);
    const field = screen.getByLabelText('Amount');
    await waitFor(() => expect(descriptionOf(field)).toMatch(/You can withdraw \$60\.00 now/u));
    await user.clear(field);
    await user.type(field, '50');
    expect(descriptionOf(field)).toBe('');
    expect(screen.queryByText(/Insufficient|You can withdraw/u)).toBeNull();
  });

  it('D-10 asks for a confirmed identity first', async () => {
    await render(<Withdraw wallet={{ ...wallet, identityNeeded: true, accountHolder: null }} />);
    expect(screen.getByText(/Your identity must be confirmed before you can withdraw money/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Confirm your identity' })).toBeTruthy();
  });
});

describe('V-24 a withdrawal to an account from which the person has paid', () => {
  const payer = {
    id: '0192f000-0000-7000-8000-000000000777',
    provider: 'paypal',
    label: 'PayPal, in…@example.com',
    lastPaidAt: '2026-06-01T12:00:00.000Z',
  };

  it('is offered first, and asks for the amount alone', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'GET /wallet/payer-accounts': () => ({ data: [payer] }),
      'POST /wallet/withdraw-payer': () => ({ data: { id: 'w', amount: 10_000, provider: 'paypal' } }),
    });
    await render(<Withdraw wallet={wallet} />);
    expect(await screen.findByRole('radio', { name: /PayPal, in…@example.com/, checked: true })).toBeTruthy();
    expect(screen.queryByLabelText('Routing number')).toBeNull();
    await user.type(screen.getByLabelText('Amount'), '100');
    expect(screen.getByText('Arrives in your account')).toBeTruthy();
    await press(user);
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    expect(JSON.parse(posted(calls)[0]?.body ?? '{}')).toMatchObject({ accountId: payer.id, amount: 10_000 });
  });

  it('leaves a bank account as another choice', async () => {
    const user = userEvent.setup();
    answering({ 'GET /wallet/payer-accounts': () => ({ data: [payer] }) });
    await render(<Withdraw wallet={wallet} />);
    await user.click(await screen.findByRole('radio', { name: /other|another/i }));
    expect(screen.getByLabelText('Routing number')).toBeTruthy();
  });
});

describe('U-4 a withdrawal', () => {
  it('V-10 to a routing number that no bank has is refused at its field, before step-up is asked for', async () => {
    const user = userEvent.setup();
    const calls = answering({ 'POST /wallet/withdraw': () => ({ data: { id: 'w', amount: 10_000 } }) });
    await render(<Withdraw wallet={wallet} />);
    await fillIn(user);
    const field = screen.getByLabelText('Routing number');
    await user.clear(field);
    await user.type(field, '021000022');
    await press(user);
    await waitFor(() => expect(descriptionOf(field)).toMatch(/valid nine-digit routing number/u));
    expect(posted(calls)).toEqual([]);
  });

  it('U-4 refused, corrected and accepted: each content under a key of its own', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'POST /wallet/withdraw': ({ body }) =>
        body?.includes('10000')
          ? { status: 409, code: 'wallet.balance_too_low', message: 'Your balance is not enough.' }
          : { data: { id: 'w', amount: 5_000 } },
    });
    await render(<Withdraw wallet={wallet} />);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText('Your balance is not enough.')).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '50');
    await press(user);
    await waitFor(() => expect(posted(calls)).toHaveLength(2));
    expect(new Set(keys(calls)).size).toBe(2);
  });

  it('U-5 pressed without a connection is not sent, now or later, with a notice', async () => {
    const user = userEvent.setup();
    const calls = answering({ 'POST /wallet/withdraw': () => ({ data: { id: 'w', amount: 10_000 } }) });
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await render(<Withdraw wallet={wallet} />);
    await fillIn(user);
    await press(user);
    expect(await screen.findByText(/You are offline. Nothing was sent/)).toBeTruthy();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/You are offline/)).toBeNull();
    expect(posted(calls)).toEqual([]);
    await press(user);
    await waitFor(() => expect(posted(calls)).toHaveLength(1));
    online.mockRestore();
  });
});

describe('V-24 to a linked account', () => {
  const ACCOUNT = '0190c6a4-7c1e-7f3a-8b1d-5e2f4a6b8c0d';

  it('asks for the amount alone, and for the numbers only of another one', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'GET /payment-gateways': () => ({ data: [{ code: 'ach', limits: [] }] }),
      'GET /ach/accounts': () => ({
        data: [linkedAccount({ id: ACCOUNT, hindrance: 'stopped' }), linkedAccount({ id: 'a-2', hindrance: 'owner' })],
      }),
      'POST /wallet/withdraw-linked': () => ({ status: 409, code: 'wallet.frozen', message: 'Frozen.' }),
    });
    await render(<Withdraw wallet={wallet} />);
    expect(await screen.findAllByRole('radio', { name: /^Hill Bank/ })).toHaveLength(1);
    expect(screen.queryByLabelText('Routing number')).toBeNull();
    await user.type(screen.getByLabelText('Amount'), '100');
    await press(user);
    expect(await screen.findByText('Frozen.')).toBeTruthy();
    const body: unknown = JSON.parse(calls.at(-1)?.body ?? '{}');
    expect(body).toEqual({ amount: 10_000, currency: 'USD', accountId: ACCOUNT });
    await user.click(screen.getByRole('radio', { name: /^Another account/ }));
    expect(screen.getByLabelText('Routing number')).toBeTruthy();
    expect(screen.getByLabelText('Amount')).toHaveProperty('value', '100');
  });

  it('keeps the amount from PayPal to another account and back, and forgets it once it is withdrawn', async () => {
    const user = userEvent.setup();
    answering({
      'GET /wallet/payer-accounts': () => ({ data: [{ id: ACCOUNT, label: 'PayPal i•••@example.com' }] }),
      'POST /wallet/withdraw-payer': () => ({ data: { id: 'w', amount: 12_000, provider: 'paypal' } }),
    });
    await render(<Withdraw wallet={wallet} />);
    const amount = () => screen.getByLabelText<HTMLInputElement>('Amount').value;
    expect(await screen.findByRole('radio', { name: /^PayPal/ })).toBeTruthy();
    await user.type(screen.getByLabelText('Amount'), '120');
    await user.click(screen.getByRole('radio', { name: /^Another account/ }));
    expect(amount()).toBe('120');
    await user.click(screen.getByRole('radio', { name: /^PayPal/ }));
    expect(amount()).toBe('120');
    await press(user);
    await waitFor(() => expect(amount()).toBe(''));
  });
});
