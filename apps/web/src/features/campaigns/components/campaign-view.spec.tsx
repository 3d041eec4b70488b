import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { act, screen, within } from '@testing-library/react';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { render, renderAt } from '../../../testing/render.js';
import type { PageData } from '../queries.js';
import { CampaignView } from './campaign-view.js';

const page = {
  id: 'campaign-1',
  slug: 'clearfold',
  name: 'Clearfold Water',
  type: 'equity',
  currency: 'USD',
  status: CampaignStatus.draft,
  standing: CampaignStatus.draft,
  ended: null,
  editedAt: null,
  raiseMode: 'flexible',
  minimumRaise: 1_000_000,
  successThreshold: 1_000_000,
  goal: 2_000_000,
  maxOfferingAmount: 3_000_000,
  remainingCapacity: 3_000_000,
  minimumInvestment: 10_000,
  maximumInvestment: null,
  campaignAccreditation: 'both',
  received: 0,
  committed: 0,
  percentOfMinimum: 0,
  investors: 0,
  opensAt: null,
  closesAt: '2027-01-20T04:59:59.000Z',
  closingSoon: false,
  interest: null,
  funded: false,
  uploadType: 'video',
  videoUrl: 'https://vimeo.com/123456789',
  coverUrl: null,
  category: null,
  companyName: 'Clearfold Water Limited',
  yearFounded: null,
  highlights: [],
  property: null,
  links: {
    companyURL: null,
    facebook: null,
    twitter: null,
    linkedin: null,
    youtube: null,
    googleAnalyticsID: null,
    customLinks: [],
  },
  equityTerms: {
    availableShares: 300,
    existingShares: null,
    pricePerShare: 10_000,
    equityAvailable: null,
    preMoneyValuation: null,
    conversionTrigger: null,
    noticeTerms: null,
  },
  debtTerms: null,
  payments: [],
  disclosures: [],
  parts: {
    people: 0,
    documents: 0,
    pictures: 0,
    films: 0,
    faqs: 0,
    potential: 0,
    discussion: 0,
    updates: { all: 0, investors: 0, followers: 0 },
  },
} as unknown as PageData; // of a page, what the view reads

const answers = {
  'GET /site-setting': () => ({ data: { timezone: 'UTC', updatesPublic: 'no', law: LAW, currencyDisplays: [] } }),
  'GET /campaigns/campaign-1/investors': () => pageOf([]),
};
const show = async (shown: PageData) => {
  answering(answers);
  const drawn = await render(<CampaignView page={shown} readAt={0} isPreview />);
  await act(async () => void (await import('./calculator.js')));
  return drawn;
};
const gallery = () => screen.queryByRole('heading', { name: 'Gallery' })?.closest('section') ?? null;

it('U-16 shows the film at the top where the owner chose it, and once', async () => {
  const { container } = await show(page);
  expect(screen.getAllByRole('button', { name: 'Play video' })).toHaveLength(1);
  expect(gallery()).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

it('bears in a preview the badge that investors will see, whatever a review said', async () => {
  await show({ ...page, status: CampaignStatus.declined, standing: CampaignStatus.declined });
  expect(screen.getByText('Open')).toBeTruthy();
  expect(screen.queryByText('Declined')).toBeNull();
});

it.each([
  ['the picture was chosen', { uploadType: 'image' }],
  ['the film cannot be shown', { videoUrl: 'https://example.org/film' }],
] as const)('U-16 shows the picture at the top where %s', async (_why, change) => {
  const { container } = await show({ ...page, ...change });
  expect(container.querySelector('img')).not.toBeNull();
  const shown = gallery();
  expect(shown === null ? 0 : within(shown).getAllByRole('button').length).toBe('uploadType' in change ? 1 : 0);
});

it('U-17 offers nothing to do in a preview', async () => {
  await show(page);
  expect(screen.getByText('Investors enter their amount here once the campaign is open.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Invest/u })).toBeNull();
  expect(screen.queryByRole('button', { name: /Share|Invest/u })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Investors' })).toBeNull();
});

it('S-02 D-18 says that it is hidden, that nothing new begins, and when it was edited', async () => {
  answering(answers);
  const { hidden, active } = CampaignStatus;
  const shown = { ...page, status: hidden, standing: active, editedAt: '2026-11-20T12:00:00.000Z' };
  await render(<CampaignView page={shown} readAt={0} />);
  await act(async () => void (await import('./calculator.js')));
  expect(screen.getByText('This campaign is hidden from the public')).toBeTruthy();
  expect(screen.getByText('Hidden at the moment.')).toBeTruthy();
  expect(screen.getByText(/^Edited on /u).textContent).toContain('20 Nov 2026');
  expect(screen.queryByText('This project is closed and no longer accepting investments')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Invest' })).toBeNull();
});

it('lists further investors on request, and says the same words once', async () => {
  const named = (name: string) => ({ name, amount: null, at: '2026-11-20T12:00:00.000Z' });
  answering({
    ...answers,
    'GET /campaign-investors/front/campaign-1': ({ query }) =>
      query.get('cursor') === 'more' ? pageOf([named('B. B.')]) : pageOf([named('A. A.')], 'more'),
  });
  const words = 'Filters for villages.';
  await render(<CampaignView page={{ ...page, investors: 2, summary: words, companyDescription: words }} readAt={0} />);
  await act(async () => void (await import('./calculator.js')));
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(await screen.findByText('A. A.')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Show more' }).click());
  expect(await screen.findByText('B. B.')).toBeTruthy();
  expect(screen.getByText('A. A.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('goes to the section that the address names once the page is there', async () => {
  const gone: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    gone.push(this.id);
  };
  answering(answers);
  await renderAt(
    <CampaignView page={{ ...page, investors: 2 }} readAt={0} />,
    '/campaign-detail-page/clearfold#investors',
  );
  await act(async () => void (await import('./calculator.js')));
  expect(gone).toEqual(['investors']);
});

describe('after the closing', () => {
  const closed = { ...page, status: CampaignStatus.successful, standing: CampaignStatus.successful, funded: true };
  const debtTerms = {
    interestRate: '0.08',
    investFrequency: 'monthly',
    repaymentSchedule: 'interest_only',
    termLength: 12,
    paybackStartDate: '2026-01-15',
    closingDate: '2025-12-15',
    closingIsPlanned: false,
    firstPaymentDate: '2026-01-15',
    maturityDate: '2026-12-15',
    annualPercentageRate: null,
    principal: 12_000_000,
  } as const;
  const showClosed = async (shown: PageData) => {
    answering(answers);
    await render(<CampaignView page={shown} readAt={0} />);
    await act(async () => void (await Promise.all([import('./calculator.js'), import('./loan-plan.js')])));
  };

  it('shows the payments of a loan that was made, the rest of them on request', async () => {
    await showClosed({ ...closed, type: 'debt', equityTerms: null, debtTerms });
    const table = within(await screen.findByRole('table', { name: 'Payment schedule' }));
    expect(table.getAllByRole('row')).toHaveLength(9);
    expect(screen.queryByText('Estimate your interest')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Show all payments (12)' }).click());
    expect(table.getAllByRole('row')).toHaveLength(13);
    expect(table.getAllByText('$120,800.00')).toHaveLength(1);
  });

  it.each([
    ['en', 'What has happened since', 'Overdue payment', '1 of 3', 'Paid 15 Jan 2020', /days late/],
    ['fr', 'Ce qui s’est passé depuis', 'Paiement en retard', '1 sur 3', 'Payé le 15 janv. 2020', /jours de retard/],
    ['ar', 'ما حدث منذ ذلك الحين', 'دفعة متأخرة', '1 من 3', 'دُفع 15 يناير 2020', /متأخر/],
  ])('says in %s what was paid since, what is late and what comes next', async (language, ...words) => {
    const [title, overdue, count, paid, late] = words;
    const payment = (dueDate: string, paidAt: string | null = null) => ({
      dueDate,
      paidAt,
      interest: 1_000,
      principal: 4_000,
      amount: 5_000,
    });
    const payments = [payment('2020-01-16', '2020-01-15T12:00:00Z'), payment('2020-04-16'), payment('2099-07-16')];
    answering(answers);
    const { container } = await render(
      <CampaignView page={{ ...closed, type: 'debt', equityTerms: null, debtTerms, payments }} readAt={0} />,
      language,
    );
    await act(async () => void (await import('./loan-plan.js')));
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    const rows = (await screen.findAllByRole('row')).map(({ textContent }) =>
      textContent.replace(/[\u2066-\u2069]/gu, ''),
    );
    expect(rows).toHaveLength(4);
    expect(rows[1]).toContain(paid);
    expect(rows[2]).toMatch(late);
    expect(rows[3]).not.toMatch(late);
    const text = container.textContent.replace(/[\u2066-\u2069]/gu, '');
    expect(text).toContain(overdue);
    expect(text).toContain(count);
    expect(container.querySelector('a[href="#since"]')).toBeTruthy();
  });

  it('claims nothing since the closing of a campaign that failed', async () => {
    await showClosed({ ...closed, standing: CampaignStatus.unsuccessful, funded: false });
    expect(screen.queryByRole('heading', { name: 'What has happened since' })).toBeNull();
    expect(screen.queryByText('Estimate what shares could be worth')).toBeNull();
  });

  it('estimates nothing more of shares that were sold', async () => {
    await showClosed(closed);
    expect(screen.queryByText('Estimate what shares could be worth')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Payment schedule' })).toBeNull();
  });
});
