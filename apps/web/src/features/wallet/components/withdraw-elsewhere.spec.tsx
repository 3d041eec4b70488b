import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { walletIn } from '../../../testing/wallets.js';
import { Withdraw } from './withdraw.js';

const ID = '0190a000-0000-7000-8000-000000000001';
const SAVED = { id: ID, type: 'IBAN', bankName: 'Banque du Lac', last4: '2606', savedAt: '2026-06-01T10:00:00Z' };
const wallet = walletIn({ available: 100_000, withdrawable: 100_000 });
const refused = (field: string, code: string, msg: string) => ({
  status: 422,
  code: 'validation.failed',
  message: 'Some fields need your attention.',
  errors: [{ field, code, msg }],
});

describe('V-11 V-24 withdrawing to a bank account of any country', () => {
  const open = async (saved: object[], more: Parameters<typeof answering>[0] = {}) => {
    const calls = answering({
      'GET /wallet/bank-accounts': () => ({ data: saved }),
      'GET /wallet/payer-accounts': () => ({ data: [] }),
      ...more,
    });
    await render(<Withdraw wallet={wallet} />);
    return () => calls.filter(({ method }) => method !== 'GET');
  };

  it('offers what was saved first, masked and with its bank, and sends no number', async () => {
    const user = userEvent.setup();
    const calls = await open([SAVED], {
      'POST /wallet/withdraw-saved': () => refused('amount', 'wallet.frozen', 'Not now.'),
    });
    const first = await screen.findByRole('radio', { name: /^Banque du Lac •••• 2606/u });
    expect(first).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: /^Another account/u })).toBeTruthy();
    await user.type(screen.getByLabelText('Amount'), '50');
    await user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(JSON.parse(calls()[0]?.body ?? '{}')).toEqual({ amount: 5_000, currency: 'USD', accountId: ID });
  });

  it('deletes a saved account once that is confirmed', async () => {
    const user = userEvent.setup();
    const calls = await open([SAVED], { [`DELETE /wallet/bank-accounts/${ID}`]: () => ({ data: SAVED }) });
    await user.click(await screen.findByRole('button', { name: 'Delete this saved account' }));
    const [, confirm] = screen.getAllByRole('button', { name: 'Delete this saved account' });
    if (confirm === undefined) throw new Error('Nothing asks');
    await user.click(confirm);
    await waitFor(() => expect(calls().map(({ method }) => method)).toEqual(['DELETE']));
  });

  it.each([
    ['IBAN', ['IBAN', 'BIC (optional)', 'Bank']],
    ['GB', ['Sort code', 'Account number', 'Bank']],
    ['CA', ['Institution number', 'Branch code (transit)', 'Account number', 'Bank']],
    ['OTHER', ['BIC', 'Account number', 'Country of the bank', 'Bank']],
    ['US', ['Routing number', 'Account number', 'Confirm account number', 'Account type', 'Bank']],
  ])('%s has the form of its country', async (kind, labels) => {
    const user = userEvent.setup();
    await open([]);
    await user.selectOptions(await screen.findByLabelText('Where the account is'), kind);
    for (const label of labels) expect(screen.getByLabelText(label)).toBeTruthy();
    const others = ['IBAN', 'Sort code', 'Institution number', 'Routing number'].filter(
      (label) => !labels.includes(label),
    );
    for (const label of others) expect(screen.queryByLabelText(label)).toBeNull();
    expect(screen.getByLabelText(/^Save this account/u)).toHaveProperty('checked', false);
  });

  it('keeps the amount when the account turns out to be in another place', async () => {
    const user = userEvent.setup();
    await open([]);
    await user.type(await screen.findByLabelText('Amount'), '50');
    for (const kind of ['GB', 'IBAN', 'US']) {
      await user.selectOptions(screen.getByLabelText('Where the account is'), kind);
      expect(screen.getByRole('button', { name: 'Withdraw $50.00' })).toBeTruthy();
    }
  });

  it('sends the numbers of its kind with the consent, and says beside the country that none can be sent there', async () => {
    const user = userEvent.setup();
    const calls = await open([], {
      'POST /wallet/withdraw-abroad': () => refused('type', 'wallet.account_not_carried', 'Not to there.'),
    });
    await user.selectOptions(await screen.findByLabelText('Where the account is'), 'GB');
    await user.type(screen.getByLabelText('Amount'), '50');
    await user.clear(screen.getByLabelText('Account holder'));
    await user.type(screen.getByLabelText('Account holder'), 'Ines Okafor');
    await user.type(screen.getByLabelText('Bank'), 'Quay Bank');
    await user.type(screen.getByLabelText('Sort code'), '20-00-00');
    await user.type(screen.getByLabelText('Account number'), '55779911');
    await user.click(screen.getByLabelText(/^Save this account/u));
    await user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(JSON.parse(calls()[0]?.body ?? '{}')).toMatchObject({
      amount: 5_000,
      type: 'GB',
      sortCode: '20-00-00',
      accountNumber: '55779911',
      saveAccount: true,
    });
    const place = await screen.findByLabelText('Where the account is');
    await waitFor(() => expect(place.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('Not to there.').length).toBeGreaterThan(0);
  });
});
