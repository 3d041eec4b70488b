import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering } from '../../../testing/answers.js';
import { preparationOf, receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { PaymentForm } from './payment-form.js';

const OFFER = { rail: 'north_ach', maximum: 10_000_000, minimum: 100, granularity: 1, surcharge: 0 };
const LINK = {
  id: 'l-1',
  rail: 'north_ach',
  label: 'First Escrow Bank',
  mask: '6789',
  createdAt: '2026-11-01T00:00:00Z',
};

const site = (accounts: object[]) =>
  answering({
    'GET /payment-gateways': () => ({ data: [{ code: 'north_ach', limits: [] }] }),
    'GET /escrow/accounts': () => ({ data: { offers: [OFFER], accounts } }),
    'POST /escrow/link-ach': () => ({
      data: { ...LINK, label: null, mask: null, state: 'opening', url: 'https://agent.example/link' },
    }),
    'POST /escrow/process': () => ({ status: 409, code: 'payment.page_outdated', message: 'It was changed.' }),
  });

describe('paying into escrow', () => {
  const choose = async (accounts: object[]) => {
    const user = userEvent.setup();
    const calls = site(accounts);
    await render(<PaymentForm investment={receiptIn('reserved')} preparation={preparationOf()} />);
    await user.click(await screen.findByRole('radio', { name: /Bank account, held in escrow/ }));
    return { user, calls };
  };

  it('collects from what is linked, by the payer’s word alone', async () => {
    const { user, calls } = await choose([{ ...LINK, state: 'linked', url: null }]);
    expect(await screen.findByText('First Escrow Bank')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(screen.getByText('Link it first, and allow this payment.')).toBeTruthy();
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Pay $1,000.00' }));
    expect(await screen.findByText('It was changed.')).toBeTruthy();
    const [sent] = calls.filter(({ body }) => (body ?? '').includes('accountId'));
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ id: 'i-1', amount: 100_000, accountId: 'l-1', accepted: true });
  });

  it('leads to the agent’s page where nothing is linked', async () => {
    const { user } = await choose([]);
    await user.click(screen.getByRole('button', { name: /^Pay/ }));
    expect(await screen.findByText('Link one first, then allow this payment.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Link a bank account' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Open the agent’s page' }).getAttribute('href')).toBe(
        'https://agent.example/link',
      ),
    );
  });

  it('says that nothing is linked yet, and how to go on, to who says that it is', async () => {
    const { user } = await choose([
      { ...LINK, label: null, mask: null, state: 'opening', url: 'https://agent.example/link' },
    ]);
    await user.click(await screen.findByRole('button', { name: 'I have linked it' }));
    expect(await screen.findByText(/Nothing is linked at the escrow agent yet\. Open the agent’s page/)).toBeTruthy();
  });
});
