import { act, screen } from '@testing-library/react';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { CampaignPanel } from './campaign-panel.js';

const page = panelPageOf();

const investment = {
  id: 'investment-1',
  campaignId: 'campaign-1',
  state: 'settled',
  repaid: false,
  amount: 274_800,
  currency: 'USD',
  units: 687,
  cancellable: false,
  closesInPart: false,
  cancelUntil: '2026-12-21T12:00:00.000Z',
};

const asked: string[] = [];
const answers = (...own: object[]) => ({
  'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }),
  'GET /my-investment': () => {
    asked.push('/my-investment');
    return pageOf(own);
  },
});
const words = () => document.body.textContent.replaceAll(/[\u2066-\u2069]/gu, '');

describe('the own part of a campaign', () => {
  beforeEach(() => {
    asked.length = 0;
    act(signIn);
  });
  afterEach(() => act(clearSession));

  it('is in the bar and in words, all investments together, without what was refunded or is elsewhere', async () => {
    answering(
      answers(
        investment,
        { ...investment, id: 'investment-2' },
        { ...investment, id: 'investment-3', state: 'refunded' },
        { ...investment, id: 'investment-4', campaignId: 'campaign-2' },
      ),
    );
    await render(<CampaignPanel page={page} readAt={0} />);
    const link = await screen.findByRole('link', { name: 'View your investments' });
    expect(link.getAttribute('href')).toBe('/investments');
    expect(words()).toContain('You hold 1,374 shares, bought for $5,496.00');
    expect(words()).toContain('Yours $5,496');
    expect(words()).not.toContain('You can cancel');
  });

  it('says until when it can be cancelled while the campaign is open', async () => {
    answering(answers({ ...investment, state: 'received', cancellable: true }));
    await render(<CampaignPanel page={page} readAt={0} />);
    expect(await screen.findByText(/^You can cancel until 21 Dec 2026, 12:00/u)).toBeTruthy();
    expect(words()).toContain('You invested $2,748.00 in 687 shares');
    expect(screen.getByRole('link', { name: 'View your investment' }).getAttribute('href')).toBe(
      '/campaign-investment-detail/investment-1/campaign-1',
    );
  });

  it('is said of a loan without shares', async () => {
    answering(answers({ ...investment, units: null }));
    await render(<CampaignPanel page={{ ...page, type: 'debt' }} readAt={0} />);
    expect(await screen.findByText('You lent $2,748.00')).toBeTruthy();
  });

  it('is counted by the forms of Arabic', async () => {
    answering(answers({ ...investment, units: 2 }));
    await render(<CampaignPanel page={page} readAt={0} />, 'ar');
    expect(await screen.findByText(/^تملك سهمين/u)).toBeTruthy();
  });

  it('is not asked for by a visitor', async () => {
    act(clearSession);
    answering(answers(investment));
    await render(<CampaignPanel page={page} readAt={0} />);
    expect(await screen.findByText('It reached its target. The company is funded.')).toBeTruthy();
    expect(asked).toEqual([]);
    expect(words()).not.toContain('Yours');
  });
});
