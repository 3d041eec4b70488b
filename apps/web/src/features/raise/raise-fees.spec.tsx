import { fireEvent, screen, within } from '@testing-library/react';
import { answering } from '../../testing/answers.js';
import { render } from '../../testing/render.js';
import { RaiseFees } from './raise-fees.js';

const site = {
  siteName: 'Cairn',
  timezone: 'UTC',
  currency: 'USD',
  currencyDisplays: [],
  maximumCampaignDays: 365,
  fees: { fixedReached: 500, flexibleReached: 1_000, flexibleMissed: 1_500 },
};

describe('what raising costs', () => {
  beforeEach(async () => {
    answering({ 'GET /site-setting': () => ({ data: site }) });
    await render(<RaiseFees />);
  });

  const estimate = async () => within(await screen.findByRole('region', { name: 'Calculate the fee' }));
  const figures = async () =>
    (await estimate())
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, ''));

  it('C-05 is reckoned for a goal as at the closing: reached, and missed', async () => {
    fireEvent.change((await estimate()).getByRole('textbox'), { target: { value: '1,000' } });
    expect(await figures()).toEqual(['Fee $100', '$900', 'Fee $105', '$595']);
  });

  it('C-05 is nothing for a fixed raise that misses its goal: everything goes back', async () => {
    fireEvent.change((await estimate()).getByRole('textbox'), { target: { value: '1,000' } });
    fireEvent.click((await estimate()).getByRole('radio', { name: 'Fixed' }));
    expect(await figures()).toEqual(['Fee $50', '$950', 'Fee $0', '$700']);
    expect((await estimate()).getByText('Returned to investors')).toBeTruthy();
  });

  it('C-04 says what each way means, with the fees in force', async () => {
    const table = within(await screen.findByRole('table'));
    const row = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await estimate();
    expect(row('Goal reached')).toEqual(['5%', '10%']);
    expect(row('Goal missed')).toEqual(['No fee; all money is returned', '15%']);
  });
});
