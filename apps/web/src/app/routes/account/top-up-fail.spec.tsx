import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import TopUpFail from './top-up-fail.js';

const topUp = {
  id: 't-1',
  number: 'TOP-000001',
  state: 'failed',
  amount: 5_000,
  fee: 150,
  surcharge: 0,
  total: 5_150,
  paymentType: 'card',
  currency: 'USD',
  createdAt: '2026-11-20T09:00:00Z',
  receivedAt: null,
};

const show = async (more: object = {}) => {
  answering({
    'GET /wallet/preapproval/t-1': () => ({ data: { ...topUp, ...more } }),
    'POST /stripe/check-session': () => ({
      data: { sessionId: 'cs_1', gatewayResult: 'FAIL', failureCode: 'expired_card', state: 'failed' },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/topup-fail" element={<TopUpFail />} />
      <Route path="/topup-receipt/:id" element="its receipt" />
    </Routes>,
    '/topup-fail?topup=t-1&session_id=cs_1',
  );
};

describe('U-6 a top-up that failed', () => {
  it('U-6 says that nothing was charged, why, what is possible, and what to quote', async () => {
    await show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Top-up process failed' })).toBeTruthy();
    expect(screen.getByText(/Nothing was charged\. This card has expired\./)).toBeTruthy();
    expect(screen.getByText(/Your wallet has not changed/)).toBeTruthy();
    expect(screen.getByText('Charged').closest('div')?.textContent).toContain('$0.00');
    expect(screen.getByText('TOP-000001')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/topup-payment/t-1');
  });

  it('U-6 claims nothing of a top-up that was received', async () => {
    await show({ state: 'received', receivedAt: '2026-11-20T09:05:00Z' });
    expect(await screen.findByText('its receipt')).toBeTruthy();
  });
});
