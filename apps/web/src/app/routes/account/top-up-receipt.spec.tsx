import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import TopUpReceipt from './top-up-receipt.js';

const RECEIVED = {
  id: 't-1',
  number: 'TOP-000007',
  amount: 10_000,
  fee: 0,
  total: 10_000,
  currency: 'USD',
  state: 'received',
  createdAt: '2026-11-20T09:00:00Z',
  receivedAt: '2026-11-20T09:05:00Z',
  transactionId: 'pi_1',
  returning: 0,
  returnFailed: 0,
  returned: 0,
};

const receiptOf = async (more: object) => {
  answering({ 'POST /wallet/topup/t-1': () => ({ data: { ...RECEIVED, ...more } }) });
  await renderAt(
    <Routes>
      <Route path="/topup-receipt/:id" element={<TopUpReceipt />} />
    </Routes>,
    '/topup-receipt/t-1',
  );
};

describe('U-6 the receipt of a top-up says its state and never more', () => {
  it('that its money is in the wallet while it is', async () => {
    await receiptOf({});
    expect(await screen.findByRole('heading', { level: 1, name: '$100.00 is in your wallet' })).toBeTruthy();
  });

  it.each(['returning', 'returnFailed', 'returned'])('that it was added, once something of it is %s', async (kind) => {
    await receiptOf({ [kind]: 10_000 });
    expect(await screen.findByRole('heading', { level: 1, name: '$100.00 was added to your wallet' })).toBeTruthy();
    expect(screen.queryByText('The money is in your wallet.')).toBeNull();
  });
});
