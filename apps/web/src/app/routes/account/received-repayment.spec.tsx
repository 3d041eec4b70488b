import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { renderAt } from '../../../testing/render.js';
import ReceivedRepayment from './received-repayment.js';

const PART = {
  investmentId: 'i-1',
  number: 'INV-000001',
  interest: 850,
  principal: 10_000,
  amount: 10_850,
  transactionId: 'tx-1',
};

const RECEIPT = {
  id: 'r-1',
  number: 'REP-000003',
  campaignId: 'c-1',
  campaignName: 'Bergmoor Dairy',
  campaignSlug: 'bergmoor-dairy',
  investorName: 'Anna Stein',
  rePaymentType: 'interest',
  instalment: 3,
  instalments: 12,
  dueDate: '2026-11-18',
  paidAt: '2026-11-19T10:00:00Z',
  creditedAt: '2026-11-20T09:05:00Z',
  currency: 'USD',
  interest: 850,
  principal: 10_000,
  amount: 10_850,
  fees: 0,
  taxWithheld: 0,
  parts: [PART],
};

const receiptOf = async (more: object = {}, site: object = {}) => {
  answering({
    'GET /repayments/receipt/r-1': () => ({ data: { ...RECEIPT, ...more } }),
    'GET /site-setting': () => ({
      data: { siteName: 'Cairn', operatorName: null, operatorAddress: null, currencyDisplays: [], ...site },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/repayment-receipt/:id" element={<ReceivedRepayment />} />
    </Routes>,
    '/repayment-receipt/r-1',
  );
  await screen.findByRole('heading', { level: 1 });
};

const rows = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, place) => `${textContent}: ${values[place]}`);
};

describe('the receipt of a repayment that an investor received', () => {
  it('shows a long transaction number by its beginning, to be copied whole', async () => {
    const transactionId = '48406325-2590-5ebc-8fe2-8888e0764925';
    await receiptOf({ parts: [{ ...PART, transactionId }] });
    expect(screen.getByText('48406325\u2026')).toBeTruthy();
    expect(screen.queryByText(transactionId)).toBeNull();
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy();
  });

  it('names one day, the site’s, above its table and in it', async () => {
    await receiptOf({ creditedAt: '2026-11-20T04:30:00Z' }, { timezone: 'America/New_York' });
    expect(await screen.findByText(/19 Nov 2026, 23:30 EST/u, { selector: 'dd *' })).toBeTruthy();
    expect(screen.getByText(/19 Nov 2026\b(?!,)/u)).toBeTruthy();
    expect(screen.queryByText(/20 Nov 2026/u)).toBeNull();
  });

  it('says which campaign and instalment, when it was due and paid, where the money is, and each part of it', async () => {
    await receiptOf();
    expect(screen.getByRole('heading', { level: 1, name: 'You received $108.50 from Bergmoor Dairy' })).toBeTruthy();
    const said = rows();
    expect(said).toEqual(
      expect.arrayContaining([
        'Receipt number: REP-000003',
        'Campaign: Bergmoor Dairy',
        'Investor: Anna Stein',
        'Payment: Instalment 3 of 12',
        'Investment: INV-000001',
        'Credited to: Your wallet in USD',
        'Transaction: tx-1Copy the reference',
        'Interest: $8.50',
        'Principal: $100.00',
        'Fees: $0.00',
        'Tax withheld: $0.00',
        'Total received: $108.50',
      ]),
    );
    expect(said.filter((row) => /^(Due|Paid by the company|Credited) on: /.test(row))).toHaveLength(3);
    expect(await screen.findByText('Cairn')).toBeTruthy();
  });

  it('can be saved and printed', async () => {
    await receiptOf();
    expect(screen.getByRole('button', { name: 'Download as PDF' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  });

  it('tells several investments apart, and calls a dividend a dividend', async () => {
    await receiptOf({
      rePaymentType: 'dividend',
      instalment: null,
      parts: [PART, { ...PART, investmentId: 'i-2', number: 'INV-000002', amount: 500 }],
    });
    expect(rows()).toEqual(
      expect.arrayContaining([
        'Payment: Dividend',
        'Investment INV-000001: $108.50',
        'Investment INV-000002: $5.00',
        'Dividend: $8.50',
      ]),
    );
  });
});
