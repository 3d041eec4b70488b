import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, payout, PAYOUT_ID } from '../../testing/records.js';
import { renderConsole, single, type Answers } from '../../testing/render-console.js';

const path = `/admin/payouts/${PAYOUT_ID}`;
const NUMBER = '000123456789';
const DETAILS = {
  accountHolder: 'Heddle Row Cloth CIC',
  bankName: 'Merchant Coast Bank',
  accountKind: 'US',
  accountType: 'checking',
  accountNumber: NUMBER,
  routingNumber: '021000021',
  bic: null,
  amount: 8_640_000,
  currency: 'USD',
  number: 'PO-1001',
};
const answers: Answers = {
  'GET /admin/me': () => single(adminOf('finance')),
  'GET /admin/queues': () => single([]),
  [`GET ${path}`]: () => single(payout()),
  [`POST ${path}/bank-details`]: () => single(DETAILS),
};

type User = ReturnType<typeof userEvent.setup>;

/** Opens the payout as finance and asks for its account. */
async function ask(user: User) {
  const { calls } = await renderConsole({ at: `/payouts/${PAYOUT_ID}`, answers });
  await user.click(await screen.findByRole('button', { name: 'Show bank details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show these bank details?' }));
  return { calls, dialog, confirm: dialog.getByRole('button', { name: 'Show bank details' }) };
}

/** Gives a reason, and waits until the account is shown. */
async function reveal(user: User, { dialog, confirm }: Awaited<ReturnType<typeof ask>>): Promise<void> {
  await user.type(dialog.getByLabelText('Reason'), 'Transfer of today');
  await user.click(confirm);
  await screen.findByText(NUMBER);
}

describe('U-3 bank details in the console', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('U-3 are shown with a reason for sixty seconds, and then nowhere', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const asked = await ask(user);
    await user.click(asked.confirm);
    expect(asked.calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
    await reveal(user, asked);
    expect(screen.getByText('Heddle Row Cloth CIC')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy: Account number' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/\d+ seconds/);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Bank details' }));
    act(() => jest.advanceTimersByTime(50_000));
    expect(screen.queryByText(NUMBER)).toBeTruthy();
    act(() => jest.advanceTimersByTime(11_000));
    expect(screen.queryByText(NUMBER)).toBeNull();
    expect(document.body.innerHTML).not.toContain(NUMBER);
  });

  it('U-3 can be hidden at once', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await reveal(user, await ask(user));
    await user.click(screen.getByRole('button', { name: 'Hide now' }));
    expect(screen.queryByText(NUMBER)).toBeNull();
  });
});
