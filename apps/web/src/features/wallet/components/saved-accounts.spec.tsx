import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { SavedAccounts } from './saved-accounts.js';

const account = { id: 's-1', bankName: 'Coast Bank', last4: '4321', createdAt: '2026-06-01T10:00:00Z' };

describe('bank accounts that were saved for withdrawals', () => {
  it('are listed masked, and removed once that is confirmed', async () => {
    const user = userEvent.setup();
    let saved = [account];
    const calls = answering({
      'GET /wallet/bank-accounts': () => ({ data: saved }),
      'DELETE /wallet/bank-accounts/s-1': () => {
        saved = [];
        return { data: account };
      },
    });
    await render(<SavedAccounts />);
    expect((await screen.findByText('•••• 4321')).getAttribute('dir')).toBe('ltr');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const confirm = screen.getAllByRole('button', { name: 'Remove' }).at(-1);
    if (confirm === undefined) throw new Error('Nothing asks');
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText(/No bank account is saved/)).toBeTruthy());
  });
});
