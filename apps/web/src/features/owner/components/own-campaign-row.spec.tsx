import { screen } from '@testing-library/react';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { OwnCampaignRow } from './own-campaign-row.js';

const campaign = (change: object) =>
  ({
    id: 'one',
    slug: 'warp-and-well',
    type: 'debt',
    name: 'Warp & Well Mill',
    currency: 'USD',
    goal: 4_800_000,
    received: 0,
    coverUrl: null,
    category: null,
    closesAt: '2025-08-13T03:59:59.000Z',
    ended: null,
    createdAt: '2025-05-26T12:00:00.000Z',
    ...change,
  }) as never; // all that the row reads

const show = async (change: object) => {
  answering({ 'GET /site-setting': () => ({ data: { timezone: 'America/New_York', currencyDisplays: [] } }) });
  return render(<OwnCampaignRow campaign={campaign(change)} />);
};

it('says of a draft what it is to raise and since when there is one, and shows no picture that is not its own', async () => {
  const { container } = await show({ status: 0, standing: 0 });
  expect(await screen.findByText('Loan · goal $48,000 · created 26 May 2025')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' })).toBeTruthy();
});

it('says of a campaign what it received and on which day of the site it closed', async () => {
  await show({ status: 4, standing: 4, received: 5_140_000 });
  expect(await screen.findByText('Loan · $51,400 received · closed 12 Aug 2025')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Manage' })).toBeTruthy();
});

it('tells a campaign that is sent back to be changed from one that is declined', async () => {
  await show({ status: 3, standing: 3, changesRequested: true });
  expect(await screen.findByText('Changes requested')).toBeTruthy();
  expect(screen.queryByText('Declined')).toBeNull();
});

it('says of a campaign that the site has ended on which day it ended, not when it was to close', async () => {
  await show({ status: 7, standing: 7, ended: { at: '2025-07-02T12:00:00.000Z', reason: null } });
  expect(await screen.findByText('Loan · goal $48,000 · ended 2 Jul 2025')).toBeTruthy();
});
