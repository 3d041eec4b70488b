import { screen } from '@testing-library/react';
import { adminOf, payout } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const answers: Answers = {
  'GET /admin/me': () => single(adminOf('finance')),
  'GET /admin/queues': () => single([]),
  'GET /admin/payouts': () => list(payout({ amount: 8_640_000, currency: 'USD' })),
};

describe('amounts in the console', () => {
  it.each([
    ['symbol', '$86,400.00'],
    ['code_right_space', '86,400.00\u00a0USD'],
    ['code_left', 'USD86,400.00'],
  ])('C-10 are written as the site writes its currency: %s', async (displayFormat, written) => {
    await renderConsole({
      at: '/payouts',
      answers: {
        ...answers,
        'GET /site-setting': () => single({ currencyDisplays: [{ code: 'USD', symbol: '$', displayFormat }] }),
      },
    });
    const isAmount = (_text: string, element: Element | null): boolean =>
      element?.tagName === 'BDI' && element.textContent === written;
    expect(await screen.findByText(isAmount, {}, { timeout: 10_000 })).toBeTruthy();
  });
});
