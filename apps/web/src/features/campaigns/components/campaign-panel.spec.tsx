import { screen } from '@testing-library/react';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { answering } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { watchSight } from '../../../testing/sight.js';
import type { PageData } from '../queries.js';
import { CampaignPanel } from './campaign-panel.js';
import { CampaignTerms } from './campaign-terms.js';
import { InvestBar } from './invest-bar.js';

/** It closed above its minimum and below its goal. */
const page = panelPageOf({ status: CampaignStatus.unsuccessful, standing: CampaignStatus.unsuccessful });

describe('the badge of a campaign that closed below its goal', () => {
  beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { law: LAW, currencyDisplays: [] } }) }));

  it.each([
    ['en', 'Funded below its goal'],
    ['fr', 'Financée sous l’objectif'],
    ['ar', 'مُوِّلت دون هدفها'],
  ])('says in %s that it was funded, and not that it failed', async (language, word) => {
    await render(<CampaignPanel page={page} readAt={0} />, language);
    expect(screen.getByText(word)).toBeTruthy();
  });

  it('says only that it closed where it was not funded', async () => {
    await render(<CampaignPanel page={{ ...page, funded: false, received: 900_000 }} readAt={0} />);
    expect(screen.getByText('Closed below its goal')).toBeTruthy();
  });
});

describe('a campaign that was ended before its time', () => {
  const at = '2026-11-26T14:30:00.000Z';
  const ended = panelPageOf({
    status: CampaignStatus.inactive,
    standing: CampaignStatus.inactive,
    received: 0,
    ended: { at, reason: 'The register has struck the company off.' },
  });

  beforeEach(() =>
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }) }),
  );

  it('says that it ended, when, why, and what becomes of the money, and nothing of an offer', async () => {
    await render(<CampaignPanel page={ended} readAt={0} />);
    expect(await screen.findByText(/26 Nov 2026, 14:30 UTC/u)).toBeTruthy();
    expect(screen.getByText('The register has struck the company off.')).toBeTruthy();
    expect(screen.getByText(/All money that was paid goes back the way it came/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View your investments' }).getAttribute('href')).toBe('/investments');
    for (const absent of [/received of/u, 'Closed', 'Minimum investment'])
      expect(screen.queryByText(absent)).toBeNull();
  });

  it('states of a loan the terms until then, and no day of a payment', async () => {
    const debtTerms = {
      interestRate: '0.08',
      investFrequency: 'quarterly',
      repaymentSchedule: 'annuity',
      termLength: 36,
      annualPercentageRate: null,
      closingIsPlanned: false,
      closingDate: '2026-11-26',
      firstPaymentDate: '2027-02-28',
      maturityDate: '2029-11-28',
    } as PageData['debtTerms'];
    await render(<CampaignTerms page={{ ...ended, equityTerms: null, debtTerms }} />);
    expect(screen.getByRole('heading', { name: 'Terms until it ended' })).toBeTruthy();
    expect(screen.getByText('36 months')).toBeTruthy();
    for (const absent of ['Interest from', 'First payment', 'Last payment']) {
      expect(screen.queryByText(absent)).toBeNull();
    }
  });

  it('says of a test that no money was taken', async () => {
    const interest = { amount: 100, people: 1 } as PageData['interest'];
    await render(<CampaignPanel page={{ ...ended, interest }} readAt={0} />);
    expect(screen.getByText(/No money was taken/u)).toBeTruthy();
    expect(screen.queryByText(/goes back the way it came/u)).toBeNull();
  });
});

it('says how much of it is final while the rest is open', async () => {
  answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }) });
  const open = panelPageOf({
    // Hidden, so that the panel needs no form.
    status: CampaignStatus.hidden,
    standing: CampaignStatus.active,
    settledPart: { amount: 1_110_000, at: '2026-11-20T05:00:00.000Z' },
  });
  await render(<CampaignPanel page={open} readAt={0} />);
  expect(
    await screen.findByText('$11,100 of it closed on 20 Nov 2026 and is final. The campaign stays open for more.'),
  ).toBeTruthy();
});

it.each([
  [
    'en',
    'On 4 Dec 2026 a part of this campaign closes: what was paid until 26 Nov 2026 becomes final then. The campaign stays open.',
  ],
  ['fr', /^Le 4 déc. 2026, une partie de cette campagne sera close/u],
  ['ar', /يُغلَق جزء من هذه الحملة/u],
])('says in %s that a part of it is about to close', async (language, sentence) => {
  answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }) });
  const open = panelPageOf({
    // Hidden, so that the panel needs no form.
    status: CampaignStatus.hidden,
    standing: CampaignStatus.active,
    announcedPart: { at: '2026-12-04T05:00:00.000Z', announcedAt: '2026-11-26T14:30:00.000Z' },
  });
  await render(<CampaignPanel page={open} readAt={0} />, language);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

it.each([
  ['pro_rata', 3_200_000, true],
  ['pro_rata', 3_000_000, false],
  ['first_come', 3_200_000, false],
] as const)(
  'of %s with %i received says whether a part of each investment goes back',
  async (method, received, says) => {
    answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }) });
    const status = CampaignStatus.hidden;
    const open = { status, standing: CampaignStatus.active, allocationMethod: method, received };
    await render(<CampaignPanel page={panelPageOf(open)} readAt={0} />);
    const sentence =
      'More is invested than the $30,000 that this campaign raises: at the closing a part of each investment goes back.';
    expect(screen.queryByText(sentence) !== null).toBe(says);
  },
);

it('says in the bar of a phone how far it is and until when, and leaves while the form itself is in view', async () => {
  answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', law: LAW, currencyDisplays: [] } }) });
  const sight = watchSight();
  const { container } = await render(
    <>
      <form id="invest" />
      <InvestBar page={page} />
    </>,
  );
  const bar = container.querySelector<HTMLElement>('.bar');
  expect(bar?.textContent).toContain('$13,400 received · 134%');
  expect(bar?.textContent).toContain('Minimum $10,000 · ');
  expect(await screen.findByText('23 Dec 2026')).toBeTruthy();
  sight.come();
  expect(bar?.dataset['away']).toBe('true');
  sight.go();
  expect(bar?.dataset['away']).toBeUndefined();
});
