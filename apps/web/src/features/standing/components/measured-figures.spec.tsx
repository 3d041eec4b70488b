import { screen } from '@testing-library/react';
import { render } from '../../../testing/render.js';
import type { Standing } from '../queries.js';
import { MeasuredFigures } from './measured-figures.js';

it.each([
  ['eu_ecspr', ['Net worth for this purpose', 'You can bear the loss of'], ['£40,000', '£4,000'], 'loss_simulation'],
  ['uk_rmmi', ['Net assets, without your home and pension'], ['£30,000'], 'category'],
] as const)('shows under %s the figures that this law measures by', async (profile, terms, amounts, kind) => {
  const simulation = profile === 'eu_ecspr' ? { netWorth: 4_000_000, bearable: 400_000 } : null;
  await render(
    <MeasuredFigures
      standing={{ profile, simulation, currency: 'GBP' } as Standing /* all that is read */}
      campaignId="c1"
      netAssets={3_000_000}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(terms);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(amounts);
  expect(screen.getByRole('link').getAttribute('href')).toContain(`ask=${kind}`);
});
