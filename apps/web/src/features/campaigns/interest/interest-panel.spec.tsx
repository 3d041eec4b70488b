import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, type Answer } from '../../../testing/answers.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { LAW } from '../../../testing/law.js';
import { renderAt } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { CampaignCard } from '../components/campaign-card.js';
import { CampaignPanel } from '../components/campaign-panel.js';
import type { PageData } from '../queries.js';
import { InterestLegends } from './interest-legends.js';
import { InterestTerms } from './interest-terms.js';

const page = panelPageOf({
  status: CampaignStatus.active,
  standing: CampaignStatus.active,
  received: 0,
  funded: false,
  maximumInvestment: 500_000,
  interest: { people: 286, amount: 9_430_000 },
  closesAt: '2027-01-20T04:59:59.000Z',
});
let own: number | null = null;
let refusal: Answer | null = null;

const open = (language = 'en') => {
  const told = () => ({ data: { interestedAmount: own, currency: 'USD', shownAt: null } });
  const tell =
    () =>
    ({ body }: { body: string | null }) => {
      if (refusal) return refusal;
      own = (JSON.parse(body ?? '{}') as { interestedAmount: number }).interestedAmount;
      return told();
    };
  const calls = answering({
    'GET /site-setting': () => ({ data: { law: LAW, currencyDisplays: [] } }),
    'GET /campaign-interest/campaign-1': told,
    'POST /campaign-interest/campaign-1': tell(),
    'PATCH /campaign-interest/campaign-1': tell(),
    'DELETE /campaign-interest/campaign-1': () => {
      own = null;
      return { data: { done: true } };
    },
  });
  const shown = renderAt(
    <>
      <CampaignPanel page={page} readAt={0} />
      <InterestLegends />
    </>,
    '/campaign-detail-page/ossa',
    language,
  );
  return { calls, shown };
};

describe('the panel of a campaign that tests interest', () => {
  beforeEach(() => {
    own = null;
    refusal = null;
  });
  afterEach(() => act(clearSession));

  it('says what was shown, carries the legends of the law, and leads nowhere to money', async () => {
    await open().shown;
    expect(screen.getByText('Testing interest')).toBeTruthy();
    expect(screen.getByText('of interest shown by 286 people. None of it is money.')).toBeTruthy();
    expect(screen.getByText('While interest is tested (17 CFR 227.206)')).toBeTruthy();
    expect(screen.getByText(/^No money or other consideration is being solicited/)).toBeTruthy();
    expect(screen.getByText(/^No offer to buy the securities can be accepted/)).toBeTruthy();
    expect(screen.getByText(/indication of interest involves no obligation/)).toBeTruthy();
    expect(screen.queryByText(/^Invest/)).toBeNull();
    expect(await screen.findByRole('link', { name: 'Sign in to show interest' })).toBeTruthy();
  });

  it('the card of such a campaign carries them too, and no other does', async () => {
    await renderAt(
      <>
        <CampaignCard card={{ ...page, pricePerShare: null }} />
        <CampaignCard card={{ ...page, interest: null, pricePerShare: null }} />
      </>,
      '/browse-companies',
    );
    expect(screen.getAllByText(/^No money or other consideration .* no obligation or commitment/)).toHaveLength(1);
  });

  it('names what would be offered as what is not fixed yet', async () => {
    const equityTerms = { pricePerShare: 100 } as NonNullable<PageData['equityTerms']>; // what is read of it
    await renderAt(<InterestTerms page={{ ...page, equityTerms, debtTerms: null }} />, '/campaign-detail-page/ossa');
    expect(screen.getByRole('heading', { name: 'Not fixed yet' })).toBeTruthy();
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Would be',
      'Price, likely',
      'Maximum raise, likely',
      'Testing ends',
      'Then',
    ]);
  });

  it('takes an amount, changes it and takes it back', async () => {
    signIn();
    const { calls, shown } = open();
    await shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Show interest in $100' }));
    expect(await screen.findByText('You have said that you would invest $100.')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'I would invest' });
    await userEvent.clear(field);
    await userEvent.type(field, '50');
    expect(screen.getByText('The minimum investment is $100.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '250');
    await userEvent.click(screen.getByRole('button', { name: 'Change to $250' }));
    expect(await screen.findByText('You have said that you would invest $250.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Take back my interest' }));
    await waitFor(() => expect(screen.queryByText(/^You have shown/)).toBeNull());
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
      ['POST', '{"interestedAmount":10000}'],
      ['PATCH', '{"interestedAmount":25000}'],
      ['DELETE', null],
    ]);
  });

  it('says why it is refused', async () => {
    signIn();
    refusal = { status: 403, code: 'investment.own_campaign', message: 'You cannot invest in your own campaign.' };
    await open().shown;
    await userEvent.click(await screen.findByRole('button', { name: 'Show interest in $100' }));
    expect(await screen.findByText('You cannot invest in your own campaign.')).toBeTruthy();
  });
});
