import { ApiError } from '@cairn/client';
import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { preparationOf, processIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { PlaceRefused } from './place-refused.js';

const LIMIT = {
  currency: 'USD',
  limit: 490_000,
  used: 400_000,
  remaining: 90_000,
  remainingHere: 90_000,
  citation: '17 CFR 227.100(a)(2)',
  basis: {
    rule: 'low' as const,
    percent: 5,
    figure: 9_800_000,
    threshold: 12_400_000,
    yearlyIncome: 9_800_000,
    netWorth: 9_000_000,
    committed: 400_000,
    elsewhere: 0,
    shared: false,
    otherAccount: false,
  },
};

const show = async (code: string, message: string) => {
  answering({
    'GET /save-investment/i-1': () => ({ data: processIn('draft', { amount: 200_000, nextStep: null }) }),
    'GET /pre-investment/c-1': () => ({ data: preparationOf({ limit: LIMIT }) }),
  });
  const error = new ApiError(409, code, message);
  await render(<PlaceRefused id="i-1" error={error} onRetry={() => undefined} />);
};

it('R-02 a place above the limit is refused with the arithmetic, and leads back to the amount', async () => {
  await show('investment.limit_exceeded', 'You can invest $900.00 more within your twelve-month limit.');
  expect(await screen.findByText('You can invest $900.00 more within your twelve-month limit.')).toBeTruthy();
  expect(await screen.findByText('This is $1,100 above your limit.')).toBeTruthy();
  expect(screen.getByText('Invested here in twelve months')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to the amount' }).getAttribute('href')).toBe(
    '/invest/c-1?amount=200000',
  );
});

it('R-02 shows no arithmetic where something else is in the way', async () => {
  await show('investment.shares_left', 'Only 3 shares are left.');
  expect(await screen.findByRole('link', { name: 'Back to the amount' })).toBeTruthy();
  expect(screen.queryByText('Invested here in twelve months')).toBeNull();
});
