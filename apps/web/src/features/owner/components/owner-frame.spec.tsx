import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { OwnerFrame } from './owner-frame.js';

const ENDED = { at: '2026-11-26T14:30:00.000Z', reason: 'The register has struck the company off.' };

const show = async (opensAt: string | null, more: object = {}): Promise<void> => {
  const status = CampaignStatus.inactive;
  const campaign = { id: 'c-1', slug: 'mill', name: 'Warp Mill', type: 'equity', status, standing: status, opensAt };
  const campaignDetail = {
    ...campaign,
    closesAt: null,
    coverUrl: null,
    companyProfile: {},
    fundraisingDetail: {},
    ended: ENDED,
    ...more,
  };
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /campaigns/equities/c-1': () => ({
      data: { campaignDetail, takeAwayDetail: { funded: false, closed: [] }, teamRole: null },
    }),
    'GET /campaign-dashboard/c-1': () => ({ data: { counts: {} } }),
  });
  await render(<OwnerFrame id="c-1">{() => null}</OwnerFrame>);
  await screen.findByRole('heading', { name: 'Warp Mill' });
};
const view = () => screen.queryByRole('link', { name: 'View page' });

it('leads to the page of a campaign that was ended', async () => {
  await show('2026-05-01T00:00:00.000Z');
  expect(view()?.getAttribute('href')).toContain('mill');
});

it('leads to no page of a campaign that was ended before it opened', async () => {
  await show(null);
  expect(view()).toBeNull();
});

it('says of a campaign that the site has ended when and why, and that all money goes back, not when it was to close', async () => {
  await show('2026-05-01T00:00:00.000Z', { closesAt: '2027-01-07T04:59:59.000Z' });
  expect(await screen.findByText('ended 26 Nov 2026, 14:30 UTC')).toBeTruthy();
  expect(screen.queryByText(/2027/u)).toBeNull();
  expect(screen.getByText('The site ended this campaign on 26 Nov 2026, 14:30 UTC')).toBeTruthy();
  expect(screen.getByText(ENDED.reason)).toBeTruthy();
  expect(screen.getByText(/All money that was paid goes back the way it came/u)).toBeTruthy();
});

it('says of a test that was ended that no money was taken', async () => {
  await show('2026-05-01T00:00:00.000Z', { fundraisingDetail: { isTestTheWater: 'YES' } });
  expect(await screen.findByText(/No money was taken/u)).toBeTruthy();
});
