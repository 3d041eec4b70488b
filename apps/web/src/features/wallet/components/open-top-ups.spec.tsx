import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { Wallet } from '../balance.js';
import { OpenTopUps } from './open-top-ups.js';

const walletWith = (openTopUps: Wallet['openTopUps'], isOpen = true) =>
  ({ currency: 'USD', openTopUps, topUpRails: isOpen ? [{ rail: 'card' }] : [] }) as unknown as Wallet; // what the list reads of it

const topUp = {
  preapprovalId: 't-1',
  number: 'TOP-000007',
  amount: 30_000,
  until: '2099-11-20T09:00:00Z',
  clearing: false,
  paymentType: 'card' as const,
  paymentId: 'p-1',
  arrived: 0,
  asked: 30_000,
};

describe('top-ups that were begun and left', () => {
  it('are listed with their end, to be continued', async () => {
    await render(<OpenTopUps wallet={walletWith([topUp])} />);
    expect(screen.getByText('Add $300.00')).toBeTruthy();
    expect(screen.getByText(/Payment page open until 20 Nov 2099/)).toBeTruthy();
    expect(screen.getByText('TOP-000007')).toBeTruthy();
    const go = screen.getByRole('link', { name: 'Continue top-up of $300.00' });
    expect(go.getAttribute('href')).toBe('/topup-payment/t-1');
    expect(go.textContent).toBe('Continue');
  });

  it('are listed before they have a card page', async () => {
    await render(<OpenTopUps wallet={walletWith([{ ...topUp, until: null }])} />);
    expect(screen.getByText(/No way to pay chosen yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue top-up of $300.00' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel top-up of $300.00' })).toBeTruthy();
  });

  it('D-4 can be cancelled, and continued later, while cards are switched off', async () => {
    await render(<OpenTopUps wallet={walletWith([topUp], false)} />);
    expect(screen.getByText(/You can cancel each of these, or continue later/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel top-up of $300.00' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue top-up of $300.00' })).toBeNull();
  });

  it('can be cancelled', async () => {
    const user = userEvent.setup();
    const asked = answering({ 'POST /wallet/topup/t-1/cancel': () => ({ data: { id: 't-1' } }) });
    await render(<OpenTopUps wallet={walletWith([topUp])} />);
    await user.click(screen.getByRole('button', { name: 'Cancel top-up of $300.00' }));
    await waitFor(() => expect(asked).toHaveLength(1));
  });

  it('say why where one can no longer be cancelled', async () => {
    const user = userEvent.setup();
    const refused = { status: 409, code: 'wallet.bad_transition', message: 'This has already been settled.' };
    answering({ 'POST /wallet/topup/t-1/cancel': () => refused });
    await render(<OpenTopUps wallet={walletWith([topUp])} />);
    await user.click(screen.getByRole('button', { name: 'Cancel top-up of $300.00' }));
    expect(await screen.findByText('This has already been settled.')).toBeTruthy();
  });

  it('S-16 are on their way while the payer’s bank decides, with nothing left to do', async () => {
    await render(<OpenTopUps wallet={walletWith([{ ...topUp, until: null, clearing: true }])} />);
    expect(screen.getByText(/Your bank decides about the debit within 4 business days/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('say what has arrived of a wire transfer, what is missing, and where its instructions are', async () => {
    const wire = { ...topUp, paymentType: 'wire' as const, arrived: 11_000, asked: 32_000 };
    await render(<OpenTopUps wallet={walletWith([wire])} />);
    expect(screen.getByText(/\$110\.00 of \$320\.00 has arrived\. Transfer the missing \$210\.00/)).toBeTruthy();
    expect(screen.queryByText(/Nothing has been charged/)).toBeNull();
    const link = screen.getByRole('link', { name: 'Transfer instructions' });
    expect(link.getAttribute('href')).toBe('/wire-transfer/p-1');
  });

  it('take no room where there is none', async () => {
    const { container } = await render(<OpenTopUps wallet={walletWith([])} />);
    expect(container.querySelector('section')).toBeNull();
  });
});
