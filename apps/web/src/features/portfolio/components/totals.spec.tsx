import { screen, within } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { Dashboard } from '../queries.js';
import { NextDistributions, Totals } from './totals.js';

const entry = (repaymentId: string, campaignName: string, dueDate: string, overdue: boolean) => ({
  repaymentId,
  campaignName,
  campaignSlug: 'a',
  dueDate,
  interest: 1_000,
  principal: 0,
  amount: 1_000,
  currency: 'USD',
  creditedAt: null,
  overdue,
});

const dashboard: Dashboard = {
  currency: 'USD',
  invested: 100_000,
  outstanding: 60_000,
  principalReturned: 40_000,
  incomeReceived: 2_000,
  holdings: 1,
  xirr: null,
  xirrKind: 'none',
  nextDistributions: [
    entry('r-1', 'Bergmoor Dairy', '2026-11-15', true),
    entry('r-2', 'Velder Cycles', '2026-12-15', false),
  ],
};

describe('the sums of a portfolio', () => {
  it('say of a payment that is overdue for how long, and of the others when they are due', async () => {
    await render(<NextDistributions dashboard={dashboard} />);
    const [late, next] = screen.getAllByRole('listitem').map((item) => within(item));
    expect(late?.getByText(/^\d+ days? late$/)).toBeTruthy();
    expect(late?.getByText('Due 15 Nov 2026')).toBeTruthy();
    expect(next?.getByText('Due 15 Dec 2026')).toBeTruthy();
    expect(next?.queryByText(/late/)).toBeNull();
  });

  it('call principal that was repaid by that name', async () => {
    await render(<Totals dashboard={dashboard} />);
    expect(screen.getByText('Principal repaid')).toBeTruthy();
    expect(screen.queryByText(/Paid back/)).toBeNull();
  });
});
