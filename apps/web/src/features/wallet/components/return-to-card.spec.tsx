import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { ReturnToCard } from './return-to-card.js';

const walletWith = (returnable: Wallet['returnable']) => ({ currency: 'USD', returnable }) as unknown as Wallet; // what the list reads of it

const topUp = {
  preapprovalId: 't-1',
  number: 'TOP-000001',
  amount: 30_000,
  at: '2026-11-20T09:00:00Z',
  paymentType: 'card' as const,
};

describe('D-10 money goes back to the card', () => {
  it('D-10 asks first, names the amount, and sends it once', async () => {
    const user = userEvent.setup();
    const asked = answering({ 'POST /wallet/topup/t-1/return': () => ({ data: { id: 't-1' } }) });
    await render(<ReturnToCard wallet={walletWith([topUp])} />);
    await user.click(screen.getByRole('button', { name: 'Return $300.00 to your card' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return $300.00 to your card?' });
    expect(asked).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Return $300.00 to your card' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says the account that it goes back to, by the way it was paid', async () => {
    await render(<ReturnToCard wallet={walletWith([{ ...topUp, paymentType: 'ach' }])} />);
    expect(screen.getByText(/Added by bank debit on/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Return $300.00 to your bank account' })).toBeTruthy();
  });

  it('shows nothing where nothing may go back', async () => {
    const { container } = await render(<ReturnToCard wallet={walletWith([])} />);
    expect(container.querySelector('section')).toBeNull();
  });
});
