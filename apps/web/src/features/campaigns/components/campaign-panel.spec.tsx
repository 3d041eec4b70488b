import { screen } from '@testing-library/react';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { answering } from '../../../testing/answers.js';
import { LAW } from '../../../testing/law.js';
import { panelPageOf } from '../../../testing/campaigns.js';
import { render } from '../../../testing/render.js';
import { watchSight } from '../../../testing/sight.js';
import { CampaignPanel } from './campaign-panel.js';
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
