import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import { Means } from './means.js';

const stated = { yearlyIncome: 9_000_000, netWorth: 12_000_000, investedElsewhere: 0 };

it.each([
  ['USD', '$90,000'],
  ['EUR', '€90,000'],
])('R-02 shows the stated figures in %s, the currency in which they were stated', async (figuresCurrency, income) => {
  await render(<Means profile={{ ...stated, figuresCurrency } as never /* all that is read */} />);
  expect(screen.getByText(income)).toBeTruthy();
});
