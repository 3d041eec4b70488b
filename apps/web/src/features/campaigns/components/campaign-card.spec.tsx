import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { CampaignCard } from './campaign-card.js';
import { WideCard } from './wide-card.js';

const open = panelPageOf({
  slug: 'clearfold',
  name: 'Clearfold Water',
  status: CampaignStatus.active,
  pricePerShare: 1_000,
  settledPart: { amount: 1_110_000, at: '2026-11-20T05:00:00.000Z' },
});

beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) }));

it('says in a list how much of a campaign is final while it is open, and no longer at its end', async () => {
  const { unmount } = await render(<CampaignCard card={open} />);
  expect(await screen.findByText('$11,100 of it closed on 20 Nov 2026')).toBeTruthy();
  unmount();
  await render(<CampaignCard card={{ ...open, type: 'equity', status: CampaignStatus.successful }} />);
  expect(screen.queryByText(/of it closed on/u)).toBeNull();
});

it('states of a test of interest neither terms nor investors, but when it ends', async () => {
  const interest = { amount: 570_000, people: 4 } as typeof open.interest;
  await render(<WideCard card={{ ...open, settledPart: null, interest }} />);
  expect(screen.getByText('Test ends')).toBeTruthy();
  for (const absent of ['Price', 'Investors', 'Minimum investment', 'Closes']) {
    expect(screen.queryByText(absent)).toBeNull();
  }
});
