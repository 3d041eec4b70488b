import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answering } from '../../../testing/answers.js';
import { receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import Holding from './holding.js';

const show = async (state: 'reserved' | 'paying' | 'settled', more: object = {}) => {
  answering({
    'GET /my-investment/get-full-detail/i-1': () => ({
      data: {
        ...receiptIn(state),
        principalReturned: 0,
        incomeReceived: 0,
        nextDistributionDate: null,
        nextDistributionAmount: null,
        nextDistributionOverdue: false,
        ...more,
        distributions: [],
      },
    }),
  });
  await renderAt(
    <Routes>
      <Route path="/holding/:investorId" element={<Holding />} />
    </Routes>,
    '/holding/i-1',
  );
};

describe('an investment in the portfolio', () => {
  it.each(['reserved', 'paying'] as const)(
    'that is %s says until when, and leads to paying or changing it',
    async (state) => {
      await show(state);
      expect(await screen.findByText(/You have reserved \$1,000\.00/)).toBeTruthy();
      expect(screen.getByText('Reserved, not paid')).toBeTruthy();
      expect(screen.getByText(/until 20 Nov 2099/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe('/payment/i-1');
      expect(screen.getByRole('link', { name: 'Change the amount' }).getAttribute('href')).toBe('/invest/c-1');
      expect(screen.getByRole('button', { name: 'Release the reservation' })).toBeTruthy();
      expect(screen.queryByText('Invested')).toBeNull();
      expect(screen.queryByText('Payments received')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Receipt' })).toBeNull();
    },
  );

  it('that was paid shows what it has brought, and its receipt', async () => {
    await show('settled');
    expect(await screen.findByText('Payments received')).toBeTruthy();
    expect(screen.getAllByText('Invested')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Receipt' })).toBeTruthy();
    expect(screen.queryByText(/Reserved/)).toBeNull();
  });

  it.each([
    [true, 'Overdue since'],
    [false, 'Next distributions'],
  ])('says of the next payment whether it is overdue: %s', async (nextDistributionOverdue, words) => {
    await show('settled', { nextDistributionDate: '2026-12-15', nextDistributionAmount: 100, nextDistributionOverdue });
    expect((await screen.findByText(words)).closest('div')?.textContent).toContain('15 Dec 2026');
  });
});
