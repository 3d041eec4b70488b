import { screen } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { nothingBack, receiptIn } from '../../../testing/investments.js';
import { renderAt } from '../../../testing/render.js';
import Portfolio from './portfolio.js';

const DASHBOARD = {
  currency: 'USD',
  invested: 100_000,
  outstanding: 100_000,
  principalReturned: 0,
  incomeReceived: 0,
  holdings: 2,
  xirr: null,
  xirrKind: 'none',
  nextDistributions: [],
};

const show = async (items: readonly object[]) => {
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /my-investment/currencies': () => ({ data: ['USD'] }),
    'GET /my-investment/dashboard': () => ({ data: DASHBOARD }),
    'GET /my-investment': () => page(items),
  });
  await renderAt(<Portfolio />, '/investments');
};

describe('the portfolio', () => {
  it('counts in its head the investments that have not ended, and says what it counts', async () => {
    await show(
      (['settled', 'received', 'reserved', 'refunded'] as const).map((state, at) => ({
        ...receiptIn(state, { id: `i-${at}` }),
        ...nothingBack,
      })),
    );
    expect(await screen.findByText('3 current investments in USD')).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Active 1',
      'In progress 2',
      'Ended 1',
    ]);
    expect(screen.queryByText(/holdings? in/)).toBeNull();
  });

  it('counts nothing where there is nothing', async () => {
    await show([]);
    expect(await screen.findByText('No investments yet')).toBeTruthy();
    expect(screen.queryByText(/ in USD/)).toBeNull();
  });
});
