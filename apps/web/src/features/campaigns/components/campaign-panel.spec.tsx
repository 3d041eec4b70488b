import { act, screen } from '@testing-library/react';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { answering } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import type { PageData } from '../queries.js';
import { CampaignPanel } from './campaign-panel.js';
import { InvestBar } from './invest-bar.js';

/** A flexible campaign that closed above its minimum and below its goal. */
const page = {
  id: 'campaign-1',
  currency: 'USD',
  status: CampaignStatus.unsuccessful,
  standing: CampaignStatus.unsuccessful,
  editedAt: null,
  raiseMode: 'flexible',
  minimumRaise: 1_000_000,
  successThreshold: 1_000_000,
  goal: 2_000_000,
  maxOfferingAmount: 3_000_000,
  minimumInvestment: 10_000,
  received: 1_340_000,
  committed: 0,
  percentOfMinimum: 134,
  investors: 12,
  closesAt: '2026-11-20T12:00:00.000Z',
  closingSoon: false,
  funded: true,
} as PageData; // of a page, what the panel reads

describe('the badge of a campaign that closed below its goal', () => {
  beforeEach(() => answering({ 'GET /site-setting': () => ({ data: { currencyDisplays: [] } }) }));

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

it('says in the bar of a phone how far it is and until when, and leaves while the form itself is in view', async () => {
  answering({ 'GET /site-setting': () => ({ data: { timezone: 'UTC', currencyDisplays: [] } }) });
  const usual = window.IntersectionObserver;
  let tell: (isIntersecting: boolean) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => seen([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never; // what the bar uses of it
  const { container } = await render(
    <>
      <form id="invest" />
      <InvestBar page={page} />
    </>,
  );
  const bar = container.querySelector<HTMLElement>('.bar');
  expect(bar?.textContent).toContain('$13,400 received of $10,000 minimum · 134%');
  expect(await screen.findByText('20 Nov 2026')).toBeTruthy();
  act(() => tell(true));
  expect(bar?.dataset['away']).toBe('true');
  act(() => tell(false));
  expect(bar?.dataset['away']).toBeUndefined();
  window.IntersectionObserver = usual;
});
