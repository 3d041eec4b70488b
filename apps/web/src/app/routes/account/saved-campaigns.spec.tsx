import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen } from '@testing-library/react';
import { answering, page } from '../../../testing/answers.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import SavedCampaigns from './saved-campaigns.js';

it('says of a campaign that the site has ended that it ended, and who sees what of the list', async () => {
  signIn();
  const at = '2026-11-26T14:30:00.000Z';
  const terms = { pricePerShare: null, interestRate: null, termLength: null };
  const ended = panelPageOf({ status: CampaignStatus.inactive, closesAt: at, ...terms });
  const campaign = { ...ended, slug: 'mill', name: 'Warp Mill' };
  answering({
    'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }),
    'GET /saved-campaigns': () => page([{ id: 's-1', campaignId: 'campaign-1', savedAt: at, campaign }]),
  });
  await render(<SavedCampaigns />);
  expect(await screen.findByText('Ended on 26 Nov 2026 by the site')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove from the list' })).toBeTruthy();
  expect(screen.getByText(/Your name is shown with them only if you have made it public/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change what is public' }).getAttribute('href')).toBe('/settings/profile');
});
