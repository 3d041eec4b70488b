import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { TakeAway } from '../queries.js';
import type { BankAccount } from './bank-details.js';
import { PayoutPanel } from './payout-panel.js';

const takeAway: TakeAway = {
  canReceiveFunds: true,
  funded: true,
  raised: 500_000,
  feeBasisPoints: 1_000,
  fee: 50_000,
  requested: 0,
  paid: 200_000,
  chargedBack: 0,
  settled: 0,
  closed: 500_000,
  available: 250_000,
  owed: 0,
  bankChangeable: false,
  bankSendableAt: null,
};

const account: BankAccount = {
  accountHolder: 'Clearfold Water Limited',
  bankName: 'Quay Bank',
  accountType: 'checking',
  accountNumberLast4: '6789',
  routingNumber: '021000021',
  tos: true,
  achAccountId: null,
};

const returned = {
  id: 'p-1',
  number: 'PAY-000001',
  campaignId: 'c-1',
  campaignName: 'Clearfold Water',
  amount: 90_000,
  currency: 'USD',
  method: 'bank_transfer',
  state: 'failed',
  reference: 'QB-1',
  declineReason: 'Account closed',
  requestedAt: '2026-11-19T10:12:00.000Z',
  approvedAt: '2026-11-19T11:00:00.000Z',
  releasedAt: '2026-11-19T12:00:00.000Z',
  paidAt: '2026-11-21T10:12:00.000Z',
  failedAt: '2026-11-24T10:12:00.000Z',
  waitingFor: null,
  nextTryAt: null,
};

const show = async (changes: Partial<TakeAway>, payouts: object[] = [], { accounts }: { accounts?: object[] } = {}) => {
  const calls = answering({
    'GET /stripe-connect': () => ({ data: accounts ?? [] }),
    'GET /repayments/payouts/c-1': () => ({ data: payouts }),
    'PATCH /campaign/payment-detail/c-1': () => ({ data: account }),
  });
  await render(
    <PayoutPanel
      campaignId="c-1"
      currency="USD"
      takeAway={{ ...takeAway, ...changes }}
      account={account}
      connects={accounts !== undefined}
    />,
  );
  return calls;
};

describe('C-05 what an owner may be paid', () => {
  it('C-05 is named where something is left', async () => {
    await show({});
    expect(screen.getByText('Available').closest('div')?.textContent).toContain('$2,500.00');
    expect(screen.queryByText('You owe')).toBeNull();
  });

  it('comes with a part that closes too, not with the end alone', async () => {
    await show({ funded: false, available: 0 });
    expect(
      screen.getByText('You can request the money once the campaign, or a part of it, has closed with success.'),
    ).toBeTruthy();
  });

  it('C-05 is owed instead where banks reversed more than was left, and how it is settled is said', async () => {
    await show({ chargedBack: 500_000, settled: 40_000, available: 0, owed: 250_000 });
    expect(screen.getByText('Settled from your wallet').closest('div')?.textContent).toContain('$400.00');
    expect(screen.getByText('You owe').closest('div')?.textContent).toContain('$2,500.00');
    expect(
      screen.getByText(/\$2,500\.00 is taken from your wallet as money comes in, and from later payouts/u),
    ).toBeTruthy();
    expect(screen.queryByText('Available')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Request/u })).toBeNull();
  });
});

describe('R-06 what an owner asks for', () => {
  it('waits for the account that the payout goes to, before any password is asked for', async () => {
    await show({}, [], { accounts: [] });
    expect(await screen.findByText('You can request a payout once your payout account is ready.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Connect a payout account' })).toBeTruthy();
    expect(screen.queryByLabelText('Amount')).toBeNull();
  });

  it('is asked for once that account is ready', async () => {
    await show({}, [], { accounts: [{ id: 'a-1', ready: true }] });
    expect(await screen.findByRole('button', { name: /^Request/u })).toBeTruthy();
    expect(screen.queryByText(/once your payout account is ready/u)).toBeNull();
  });

  it('is named on the button only up to what is available', async () => {
    const user = userEvent.setup();
    await show({});
    const field = screen.getByLabelText('Amount');
    await user.clear(field);
    await user.type(field, '2500.01');
    expect(await screen.findByText('At most $2,500.00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Request payout' }).hasAttribute('disabled')).toBe(true);
    await user.clear(field);
    await user.type(field, '2500');
    expect(screen.getByRole('button', { name: 'Request $2,500.00' })).toBeTruthy();
  });
});

describe('S-03 where a payout goes', () => {
  it('a payout that the bank sent back says why and leads to other bank details', async () => {
    const user = userEvent.setup();
    const calls = await show({ bankChangeable: true }, [returned]);
    const row = within((await screen.findByText('Account closed')).closest('li') ?? document.body);
    expect(row.getByText(/Check your bank details/u)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Correct bank details' }));
    const form = within(await screen.findByRole('form', { name: 'Bank details for payouts' }));
    expect(form.getByText(/no payout is sent to new bank details for the first 72 hours/u)).toBeTruthy();
    await user.type(form.getByLabelText('Account number'), '987654321');
    await user.type(form.getByLabelText('Confirm account number'), '987654321');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Save bank details' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Bank details for payouts' })).toBeNull());
    const sent = calls.find(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ accountNumber: '987654321', routingNumber: '021000021' });
  });

  it('says from when on a payout can be sent to new bank details', async () => {
    await show({ bankChangeable: true, bankSendableAt: '2026-11-25T10:00:00.000Z' });
    expect(screen.getByText(/The bank details are new\. A payout can be sent from:/u).textContent).toContain('2026');
    expect(screen.getByText('Payouts go to the account ending in 6789 at Quay Bank.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change bank details' })).toBeTruthy();
  });

  it('offers no other bank details while finance has a payout in hand', async () => {
    await show({ bankChangeable: false }, [returned]);
    await screen.findByText('Account closed');
    expect(screen.queryByRole('button', { name: /bank details/u })).toBeNull();
  });

  it('V-10 a routing number that no bank has is refused at its field, and nothing is sent', async () => {
    const user = userEvent.setup();
    const calls = await show({ bankChangeable: true });
    await user.click(screen.getByRole('button', { name: 'Change bank details' }));
    const form = within(await screen.findByRole('form', { name: 'Bank details for payouts' }));
    const field = form.getByLabelText('Routing number');
    await user.clear(field);
    await user.type(field, '021000022');
    await user.click(form.getByRole('button', { name: 'Save bank details' }));
    expect(await form.findByText(/valid nine-digit routing number/u)).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });
});

describe('R-06 the day that belongs to a state of a payout', () => {
  it.each([
    ['Requested:', '19 Nov 2026', { state: 'requested', paidAt: null, failedAt: null }],
    ['Requested:', '19 Nov 2026', { state: 'released', paidAt: null, failedAt: null }],
    ['Paid:', '21 Nov 2026', { state: 'paid', failedAt: null }],
    ['Returned:', '24 Nov 2026', {}],
    ['Failed:', '24 Nov 2026', { method: 'connect', paidAt: null, declineReason: 'transfers_not_allowed' }],
  ])('%s %s', async (label, day, changes) => {
    await show({}, [{ ...returned, ...changes }]);
    const line = await screen.findByText(new RegExp(`· ${label}`, 'u'));
    expect(line.textContent).toContain(day);
  });
});

describe('S-03 what is left to do about a payout that did not arrive', () => {
  const TO_DO = /Check your bank details, then request the payout again/u;
  const newer = { ...returned, id: 'p-2', declineReason: null, failedAt: null };

  it.each([
    ['a newer one is requested', {}, [{ ...newer, state: 'requested' }, returned]],
    ['a newer one was paid', {}, [{ ...newer, state: 'paid' }, returned]],
    ['nothing is available', { available: 0 }, [returned]],
  ])('is not said when %s', async (_, changes, payouts) => {
    await show(changes, payouts);
    expect(await screen.findByText('Account closed')).toBeTruthy();
    expect(screen.queryByText(TO_DO)).toBeNull();
    expect(screen.getAllByText(/^Returned by the bank/u).length).toBeGreaterThan(0);
  });

  it('says in a sentence what the bank gave as a code', async () => {
    await show({}, [{ ...returned, declineReason: 'R02' }]);
    expect(await screen.findByText('The account is closed.')).toBeTruthy();
    expect(screen.queryByText(/R02/u)).toBeNull();
  });

  it('is still said after the newer one was cancelled', async () => {
    await show({}, [{ ...newer, state: 'cancelled' }, returned]);
    expect(await screen.findByText(TO_DO)).toBeTruthy();
  });

  it('a declined one is not offered again when nothing is available', async () => {
    await show({ available: 0 }, [{ ...returned, state: 'rejected', declineReason: 'The papers are missing' }]);
    expect(await screen.findByText('The papers are missing')).toBeTruthy();
    expect(screen.queryByText(/request it again/u)).toBeNull();
  });

  it('a provider’s refusal is not offered again when nothing is available', async () => {
    await show({ available: 0 }, [{ ...returned, method: 'connect', declineReason: 'account_not_ready' }]);
    expect(await screen.findByText('Your payout account cannot receive money yet.')).toBeTruthy();
    expect(screen.queryByText(/request the payout again/u)).toBeNull();
  });
});

describe('S-03 the account that a flexible campaign is paid out to', () => {
  const of = (ready: boolean) => ({ id: 'a-1', accountId: 'acct_1', companyName: null, ready });

  it.each([
    ['is to be connected while there is none', [], 'Connect a payout account'],
    ['is to be completed while it is not ready', [of(false)], 'Complete your payout account'],
    ['is not asked for once it is ready', [of(true)], 'Payout account: ready'],
    ['is not asked for once one of several is ready', [of(false), of(true)], 'Payout account: ready'],
  ])('%s', async (_, accounts, name) => {
    await show({}, [], { accounts });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/stripe-account-connect');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
