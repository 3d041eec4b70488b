import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, campaign, CAMPAIGN_ID } from '../../testing/records.js';
import { renderConsole, single } from '../../testing/render-console.js';

const row = (id: string, investorName: string) => ({
  id,
  number: `INV-${id}`,
  investorName,
  currency: 'USD',
  committed: 160_000,
  allotted: 100_000,
  returned: 60_000,
  createdAt: '2026-11-12T09:00:00.000Z',
});
/** A page of a list, with the way to the next one. */
const paged = (nextCursor: string | null, ...data: object[]) => ({
  json: { status: 'success', nextCursor, data: { data } },
});

const PATH = `/campaign-investors/allotment/${CAMPAIGN_ID}`;
const open = (role: 'finance' | 'moderator') =>
  renderConsole({
    at: `/campaigns/${CAMPAIGN_ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf(role)),
      'GET /admin/queues': () => single([]),
      [`GET /admin/campaigns/${CAMPAIGN_ID}`]: () =>
        single(campaign({ status: 2, standing: 2, opensAt: '2026-10-01T00:00:00.000Z' })),
      [`GET ${PATH}/totals`]: () =>
        single({
          method: 'pro_rata',
          currency: 'USD',
          offered: 100_000,
          investments: 2,
          committed: 160_000,
          allotted: 100_000,
          returned: 60_000,
          isFinal: false,
        }),
      [`GET /campaign-dashboard/progress-reports/${CAMPAIGN_ID}`]: () =>
        single({
          citation: '17 CFR 227.203(a)(3)',
          reports: [
            {
              percent: 50,
              reachedAt: '2026-11-10T09:00:00.000Z',
              reportUntil: '2026-11-18T04:59:59.000Z',
              filedOn: '2026-11-12',
              filedBy: 'Mara Quay',
              isLate: false,
            },
          ],
        }),
      [`GET ${PATH}`]: ({ path }) =>
        path.includes('cursor=next') ? paged(null, row('i2', 'Ben Hale')) : paged('next', row('i1', 'Ada Moss')),
    },
  });

describe('who gets what of a campaign', () => {
  it('is shown to who may read investments, before the closing', async () => {
    const user = userEvent.setup();
    await open('finance');
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    const table = await screen.findByRole('region', { name: 'Who gets what' });
    expect(screen.getByRole('heading', { name: 'Who would get what if the campaign closed now' })).toBeTruthy();
    const row = within(table).getByRole('row', { name: /Ada Moss/ });
    for (const amount of ['$1,600.00', '$1,000.00', '$600.00'])
      expect(within(row).getAllByText(amount).length).toBeGreaterThan(0);
    expect(screen.getByText('Shown: 1 of 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await within(table).findByRole('row', { name: /Ben Hale/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(await screen.findByText('50% of the amount it needs reached')).toBeTruthy();
    expect(screen.getByText('by Mara Quay')).toBeTruthy();
  });

  it('is not asked for by others', async () => {
    const user = userEvent.setup();
    const { calls } = await open('moderator');
    await user.click(await screen.findByRole('tab', { name: 'Raise and terms' }));
    expect(calls.some(({ path }) => path.startsWith(PATH))).toBe(false);
  });
});
