import { screen, waitFor } from '@testing-library/react';
import { answering, page, type Answer } from '../../../testing/answers.js';
import { receiptIn } from '../../../testing/investments.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import Home from './home.js';

const ME = {
  id: 'u-1',
  firstName: 'Ines',
  email: 'ines@example.org',
  kycStatus: 'approved',
  displayData: { investorDisplay: true, campaignOwnerDisplay: false },
};

const FUNDED = {
  id: 'c-9',
  slug: 'clearfold',
  name: 'Clearfold Water',
  type: 'equity',
  category: 'water',
  coverUrl: null,
  received: 1_250_000,
  currency: 'USD',
  investors: 12,
  closesAt: null,
};

const show = async (
  holdings: () => Answer,
  me: object = {},
  held: Promise<void> = Promise.resolve(),
  teams: object[] = [],
) => {
  signIn();
  answering({
    'GET /users/me': () => ({ data: { ...ME, ...me } }),
    'GET /my-investment': holdings,
    'GET /campaigns/equities': () => page([]),
    'GET /repayments/overdue': () => ({ data: [] }),
    'GET /team-memberships': () => ({ data: teams }),
    'GET /equities/front': ({ query }) => page(query.get('status') === '4' ? [FUNDED] : []),
    'GET /top-investors': () => ({ data: [{ slug: 'ada', name: 'Ada S.', campaigns: 4 }] }),
    'GET /recaptcha': () => ({ data: { provider: 'altcha', newsletterStatus: false } }),
    'GET /site-setting': () => ({ data: { siteName: 'Cairn', currencyDisplays: [] } }),
  });
  const fetched = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    if (typeof address === 'string' && address.includes('/my-investment')) await held;
    return fetched(address, init);
  };
  await render(<Home />);
};

const before = () => screen.queryByRole('heading', { name: 'Before you can invest' });

describe('the home of an investor', () => {
  it('shows neither open tasks nor the steps before investing until they are loaded', async () => {
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await show(() => page([receiptIn('received')]), {}, held);
    await screen.findByRole('heading', { name: 'Open now' });
    expect(before()).toBeNull();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    answer?.();
    expect(await screen.findByRole('heading', { level: 1, name: 'You have nothing to do' })).toBeTruthy();
    expect(before()).toBeNull();
  });

  it('shows the way to a first investment to who has none', async () => {
    await show(() => page([]));
    await waitFor(() => expect(before()).toBeTruthy());
  });

  it('shows it not where the investments cannot be read', async () => {
    await show(() => ({ status: 503, code: 'server.busy', message: 'Busy' }));
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(before()).toBeNull();
  });

  it('offers an owner without a campaign to begin the first', async () => {
    await show(() => page([]), { displayData: { investorDisplay: false, campaignOwnerDisplay: true } });
    const begin = await screen.findByRole('link', { name: 'Start your first campaign' });
    expect(begin.getAttribute('href')).toBe('/create-campaign/choose-type');
  });

  it('leads who owns nothing to the teams that they are in', async () => {
    const team = { id: 't-1', campaignId: 'c-1', campaign: 'Velder Cycles', roleTitle: 'Finance', role: 'view' };
    await show(() => page([]), {}, Promise.resolve(), [team]);
    expect(await screen.findByRole('heading', { name: 'Teams you are in' })).toBeTruthy();
    const open = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/campaign-dashboard/c-1');
    expect(open).toHaveLength(1);
  });

  it('lists the companies that were funded and who backed most, as the specification asks', async () => {
    await show(() => page([]));
    expect(await screen.findByRole('link', { name: 'Clearfold Water' })).toBeTruthy();
    expect(await screen.findByText('Ada S.')).toBeTruthy();
  });
});
