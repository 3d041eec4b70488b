import type { Wire } from '@cairn/contracts';
import type { CoveredCase } from '@cairn/contracts/campaigns/covered/covered.replies';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, CAMPAIGN_ID } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000b01';
const AT = '2026-11-17T09:05:00.000Z';

const covered = (changes: Partial<Wire<CoveredCase>> = {}): Wire<CoveredCase> => ({
  id: ID,
  campaignId: CAMPAIGN_ID,
  campaign: 'Clearfold Water',
  role: 'director',
  kind: 'person',
  name: 'R••• S•••',
  state: 'waiting',
  isDue: false,
  closingWaits: true,
  answeredAt: AT,
  decidedAt: null,
  country: 'PT',
  hasBirthDate: true,
  source: '17 CFR 227.503(a)',
  since: '2016-05-16',
  days: 90,
  answersOld: false,
  questions: [{ kind: 'sro_bar', years: null, issuerYears: null, whileInEffect: true, source: '17 CFR 227.503(a)(6)' }],
  answers: [
    {
      kind: 'sro_bar',
      happened: true,
      occurredOn: '2014-03-10',
      inEffect: true,
      description: 'Suspended for a late report.',
      verdict: 'disclosed',
    },
  ],
  documents: [],
  matches: [],
  reason: null,
  exception: null,
  disclosure: null,
  decidedBy: null,
  history: [{ from: '', to: 'asked', reason: null, actor: 'owner@example.org', at: AT }],
  version: 'v1',
  ...changes,
});

const signedIn: Answers = {
  'GET /admin/me': () => single(adminOf('compliance')),
  'GET /admin/queues': () => single([{ queue: 'covered-persons', count: 1, oldestAt: AT }]),
  'GET /admin/covered-persons': () => list(covered()),
  [`GET /admin/covered-persons/${ID}`]: () => single(covered()),
};

describe('covered persons (17 CFR 227.503)', () => {
  it('shows answers under the rule, and is cleared with the text that the page discloses', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: `/covered-persons/${ID}`,
      answers: {
        ...signedIn,
        [`POST /admin/covered-persons/${ID}/decide`]: () => single(covered({ state: 'disclosed' })),
      },
    });
    expect(await screen.findByText('To be disclosed: before the rule')).toBeTruthy();
    expect(screen.getByText('A closing is waiting for this decision.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Decide' })).toHaveProperty('disabled', true);
    await user.selectOptions(dialog.getByLabelText('Decision'), 'disclosed');
    await user.type(dialog.getByLabelText('Text on the campaign page'), 'A director was suspended in 2014.');
    await user.type(dialog.getByLabelText('Reason'), 'Read the order.');
    await user.click(dialog.getByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('The decision is recorded.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body as string)).toEqual({
      decision: 'disclosed',
      reason: 'Read the order.',
      version: 'v1',
      exception: null,
      disclosure: 'A director was suspended in 2014.',
    });
  });
});
