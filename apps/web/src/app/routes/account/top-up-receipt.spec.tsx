import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import TopUpReceipt from './top-up-receipt.js';

const ISSUER = {
  siteName: 'Cairn',
  operatorName: 'Northmoor Community Finance Ltd',
  operatorAddress: '4 Quay Street\nLeith',
  currencyDisplays: [],
};

const RECEIVED = {
  id: 't-1',
  number: 'TOP-000007',
  holderName: 'Anna Stein',
  amount: 10_000,
  fee: 0,
  surcharge: 0,
  total: 10_000,
  paymentType: 'card',
  currency: 'USD',
  state: 'received',
  createdAt: '2026-11-20T09:00:00Z',
  receivedAt: '2026-11-20T09:05:00Z',
  transactionId: 'pi_1',
  returning: 0,
  returnFailed: 0,
  chargedBack: 0,
  returned: 0,
  returnedAt: null,
};

const receiptOf = async (more: object) => {
  answering({
    'POST /wallet/topup/t-1': () => ({ data: { ...RECEIVED, ...more } }),
    'GET /site-setting': () => ({ data: ISSUER }),
  });
  await renderAt(
    <Routes>
      <Route path="/topup-receipt/:id" element={<TopUpReceipt />} />
    </Routes>,
    '/topup-receipt/t-1',
  );
};

describe('U-6 the receipt of a top-up says its state and never more', () => {
  it('that its money was credited, and nothing of where it is now', async () => {
    await receiptOf({});
    expect(await screen.findByRole('heading', { level: 1, name: '$100.00 was added to your wallet' })).toBeTruthy();
    expect(screen.getByText('The money was credited to your wallet.')).toBeTruthy();
  });

  it.each(['returning', 'returnFailed', 'returned', 'chargedBack'])(
    'that it was added, once something of it is %s',
    async (kind) => {
      await receiptOf({ [kind]: 10_000 });
      expect(await screen.findByRole('heading', { level: 1, name: '$100.00 was added to your wallet' })).toBeTruthy();
      expect(screen.queryByText('The money was credited to your wallet.')).toBeNull();
    },
  );

  it('how much went back to the card and when, and that nothing is left', async () => {
    await receiptOf({ returned: 10_000, returnedAt: '2026-11-23T14:30:00Z' });
    const lede = await screen.findByText(/^\$100\.00 was returned to the card on 23 Nov 2026/u);
    expect(lede.textContent).toContain('None of this top-up is left in the wallet.');
  });

  it('that the bank took it back', async () => {
    await receiptOf({ chargedBack: 10_000 });
    const lede = await screen.findByText(/^Your bank took \$100\.00 back\./u);
    expect(lede.textContent).toContain('None of this top-up is left in the wallet.');
    expect(screen.getByText('Taken back by your bank')).toBeTruthy();
  });

  it('shows the part being returned, while the rest is in the wallet', async () => {
    await receiptOf({ returning: 4_000 });
    const lede = await screen.findByText(/^\$40\.00 is being returned to the card\./u);
    expect(lede.textContent).not.toContain('Nothing of this top-up');
  });

  it('names who issued it, to whom and how it was paid, and can be saved and printed', async () => {
    await receiptOf({});
    expect(await screen.findByText('Northmoor Community Finance Ltd')).toBeTruthy();
    for (const text of ['Leith', 'Anna Stein', 'Card', 'pi_1']) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('cannot be saved or printed before the money has arrived', async () => {
    await receiptOf({ state: 'paying', receivedAt: null, transactionId: null });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download as PDF' })).toBeNull();
    expect(screen.queryByText('Northmoor Community Finance Ltd')).toBeNull();
  });
});
