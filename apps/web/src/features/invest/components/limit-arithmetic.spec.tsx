import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { LimitBar } from './limit-bar.js';

it('R-02 a limit can be followed: figures, rule, source, what was invested here and elsewhere, what is left', async () => {
  const limit = {
    currency: 'USD',
    limit: 500_000,
    used: 170_000,
    remaining: 330_000,
    remainingHere: 330_000,
    citation: '17 CFR 227.100(a)(2)',
    basis: {
      rule: 'low' as const,
      percent: 5,
      figure: 10_000_000,
      threshold: 12_400_000,
      yearlyIncome: 10_000_000,
      netWorth: 2_000_000,
      shared: false,
      otherAccount: true,
      committed: 120_000,
      elsewhere: 50_000,
    },
  };
  await render(<LimitBar limit={limit} amount={0} currency="USD" />);
  const arithmetic = screen.getByText('How this limit is calculated').closest('details')?.textContent ?? '';
  expect(arithmetic).toMatch(/below \$124,000\.00: the limit is 5% of the greater one, \$100,000\.00/u);
  expect(arithmetic).toMatch(/Yearly income\$100,000\.00Net worth\$20,000\.00/u);
  expect(arithmetic).toMatch(/Limit in twelve months\$5,000\.00/u);
  expect(arithmetic).toMatch(/here in twelve months.*1,200\.00.*platforms.*500\.00Left\$3,300\.00/u);
  expect(screen.getByText(/stated in another account of yours/u)).toBeTruthy();
  expect(screen.getByText(/17 CFR 227\.100\(a\)\(2\)/u)).toBeTruthy();
});

it.each([
  [
    'floor' as const,
    4_882_500,
    250_000,
    '5% of the greater of income and net worth, $48,825.00, is $2,441.25, less than',
  ],
  [
    'ceiling' as const,
    300_000_000,
    12_400_000,
    '5% of the greater of income and net worth, $3,000,000.00, is $150,000.00, more',
  ],
])('R-02 states what the percentage comes to where the %s decides instead', async (rule, figure, sum, words) => {
  const basis = {
    rule,
    percent: 5,
    figure,
    threshold: 12_400_000,
    yearlyIncome: figure,
    netWorth: 0,
    shared: false,
    otherAccount: false,
    committed: 0,
    elsewhere: 0,
  };
  const limit = { currency: 'USD', limit: sum, used: 0, remaining: sum, remainingHere: sum, citation: 'Law', basis };
  await render(<LimitBar limit={limit} amount={0} currency="USD" />);
  expect(screen.getByText(/^5% of the greater/u).textContent).toContain(words);
});
