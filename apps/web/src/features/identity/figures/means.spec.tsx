import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
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

it.each([
  ['us_regcf', 'Net worth, excluding your home'],
  ['eu_ecspr', 'Net worth, without property and pensions'],
  ['uk_rmmi', 'Net assets, without your main home and pensions'],
])('names net worth under %s as that law counts it', async (jurisdictionProfile, label) => {
  answering({ 'GET /site-setting': () => ({ data: { jurisdictionProfile, timezone: 'UTC', currencyDisplays: [] } }) });
  await render(<Means profile={{ ...stated, figuresCurrency: 'USD' } as never /* all that is read */} />);
  expect(await screen.findByText(label)).toBeTruthy();
});
