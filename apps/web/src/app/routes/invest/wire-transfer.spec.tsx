import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import WireTransfer from './wire-transfer.js';

const TOLD = {
  id: 'p-1',
  purpose: 'investment',
  subjectId: 's-1',
  subjectNumber: 'INV-000004',
  campaignId: 'c-1',
  campaignName: 'Clearfold Water',
  state: 'open',
  replaced: false,
  arrived: 0,
  total: 52_000,
  amount: 50_000,
  fee: 2_000,
  currency: 'USD',
  reference: 'W23456789A',
  shownAt: '2026-11-20T09:00:00Z',
  expiresAt: '2099-11-20T09:00:00Z',
  holder: 'Example Platform Inc',
  bankName: 'Example Bank',
  bankAddress: null,
  iban: 'DE89370400440532013000',
  accountNumber: null,
  routingNumber: null,
  bic: null,
};
const TOP_UP = { purpose: 'top_up', subjectNumber: 'TOP-000004', campaignId: null, campaignName: null };

const shown = async (more: object = {}) => {
  const asked = answering({
    'GET /wire-transfers/p-1': () => ({ data: { ...TOLD, ...more } }),
    'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }),
    'POST /wallet/topup/s-1/cancel': () => ({ data: { id: 's-1' } }),
  });
  await renderAt(
    <Routes>
      <Route path="/wire-transfer/:id" element={<WireTransfer />} />
    </Routes>,
    '/wire-transfer/p-1',
  );
  return asked;
};
const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the instructions of a wire transfer', () => {
  it('S-07 name the campaign and the number, and lead back, to another way to pay, and out', async () => {
    await shown();
    expect(await screen.findByText('INV-000004')).toBeTruthy();
    expect(screen.getByText('Investing in Clearfold Water')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy();
    expect(linkOf('Choose another way to pay')).toBe('/payment/s-1');
    expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
  });

  it('of a top-up speak of no investment, place or campaign, and can be cancelled', async () => {
    const asked = await shown(TOP_UP);
    expect(await screen.findByText('TOP-000004')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/investment|your place|campaign/i);
    expect(linkOf('Choose another way to pay')).toBe('/topup-payment/s-1');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the top-up' }));
    expect(asked.some(({ path }) => path.endsWith('/wallet/topup/s-1/cancel'))).toBe(true);
  });

  it('say what has arrived and what is missing', async () => {
    await shown({ arrived: 40_000 });
    expect(await screen.findByText(/\$400\.00 has arrived\. \$120\.00 is missing/)).toBeTruthy();
  });

  it('say that another way was chosen, and not that the time is over', async () => {
    await shown({ replaced: true });
    expect(await screen.findByText(/You chose another way to pay, or cancelled/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/time for this transfer is over|open to others|W23456789A/);
  });
});
