import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import RepaymentReceipt from './repayment-receipt.js';

const REPAYMENT = {
  id: 'r-1',
  number: 'REP-000003',
  campaignId: 'c-1',
  campaignName: 'Bergmoor Dairy',
  instalment: 3,
  rePaymentType: 'interest',
  interest: 850,
  principal: 10_000,
  amount: 10_850,
  currency: 'USD',
  dueDate: '2026-11-18',
  state: 'distributed',
  standing: 'paid',
  description: null,
  paidAt: '2026-11-20T04:30:00Z',
  distributedAt: '2026-11-20T04:31:00Z',
  parts: [],
  surcharge: 0,
};

const show = async (more: object = {}) => {
  answering({
    'GET /repayments/get-single-repayment/r-1': () => ({ data: { ...REPAYMENT, ...more } }),
    'GET /site-setting': () => ({
      data: { siteName: 'Cairn', operatorName: null, timezone: 'America/New_York', currencyDisplays: [] },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/receipt/:id" element={<RepaymentReceipt />} />
    </Routes>,
    '/receipt/r-1',
  );
  await screen.findByRole('heading', { level: 1 });
};

const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the receipt of a repayment that an owner paid', () => {
  it('says who issued it, for which campaign it is and when it was paid, and can be printed', async () => {
    await show();
    expect(await screen.findByText(/^Issued by/u)).toBeTruthy();
    expect(valueOf('Campaign')).toBe('Bergmoor Dairy');
    expect(valueOf('Paid on')).toBe('19 Nov 2026, 23:30 EST');
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('D-5 does not call an instalment cancelled that an early repayment replaced', async () => {
    await show({ state: 'replaced', standing: 'replaced', paidAt: null, distributedAt: null });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Replaced instalment');
    expect(screen.getByText(/^This is not a receipt: an early repayment changed the schedule/u)).toBeTruthy();
    expect(screen.queryByText(/cancelled/iu)).toBeNull();
    expect(screen.queryByText('Calculated once the payment has arrived.')).toBeNull();
  });

  it('tells the investments of one person apart by their numbers', async () => {
    const part = (number: string, amount: number) => ({
      investmentId: number,
      number,
      investorName: 'Dev Nair',
      interest: 0,
      principal: amount,
      amount,
      credited: true,
    });
    await show({ parts: [part('INV-000007', 40_180), part('INV-000012', 2_870)] });
    const names = screen.getAllByRole('row', { name: /Dev Nair/ }).map(({ textContent }) => textContent);
    expect(names).toEqual([expect.stringContaining('INV-000007'), expect.stringContaining('INV-000012')]);
  });

  it('is no receipt while nothing was paid', async () => {
    await show({ state: 'due', standing: 'due', paidAt: null, distributedAt: null });
    expect(valueOf('Campaign')).toBe('Bergmoor Dairy');
    expect(screen.queryByText('Paid on')).toBeNull();
    expect(screen.queryByText(/^Issued by/u)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });
});
