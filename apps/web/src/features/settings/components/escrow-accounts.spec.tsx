import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { EscrowAccounts } from './escrow-accounts.js';

const offer = (rail: string) => ({ rail, maximum: null, minimum: 1, granularity: 1, surcharge: 0 });
const card = {
  id: 'e-1',
  rail: 'north_card',
  state: 'linked',
  label: 'Visa',
  mask: '2231',
  url: null,
  createdAt: '2026-06-01T10:00:00Z',
};

describe('what is linked at the escrow agent', () => {
  it('is shown masked, and removed once that is confirmed; the other is linked from there', async () => {
    const user = userEvent.setup();
    const calls = answering({
      'GET /escrow/accounts': () => ({
        data: { offers: [offer('north_ach'), offer('north_card')], accounts: [card] },
      }),
      'DELETE /escrow/accounts/e-1': () => ({ data: card }),
    });
    await render(<EscrowAccounts />);
    expect(await screen.findByText('•••• 2231')).toBeTruthy();
    expect(screen.getByText('Not linked')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Link a bank account' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const confirm = screen.getAllByRole('button', { name: 'Remove' }).at(-1);
    if (confirm === undefined) throw new Error('Nothing asks');
    await user.click(confirm);
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});
