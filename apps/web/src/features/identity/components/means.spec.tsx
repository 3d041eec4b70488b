import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { Means } from './means.js';

const profile = { yearlyIncome: 9_000_000, netWorth: 12_000_000, investedElsewhere: 0 } as never; // all that is read

it.each([
  ['USD', '$90,000'],
  ['EUR', '€90,000'],
])('R-02 shows the stated figures in %s, the currency of the law', async (currency, income) => {
  await render(<Means profile={profile} currency={currency} />);
  expect(screen.getByText(income)).toBeTruthy();
});
