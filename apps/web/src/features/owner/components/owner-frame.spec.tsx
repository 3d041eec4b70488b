import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { OwnerFrame } from './owner-frame.js';

const show = async (opensAt: string | null): Promise<void> => {
  const status = CampaignStatus.inactive;
  const campaign = { id: 'c-1', slug: 'mill', name: 'Warp Mill', type: 'equity', status, standing: status, opensAt };
  const campaignDetail = { ...campaign, closesAt: null, coverUrl: null, companyProfile: {}, fundraisingDetail: {} };
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
