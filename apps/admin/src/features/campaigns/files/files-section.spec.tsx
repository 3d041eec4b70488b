import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, campaign, CAMPAIGN_ID } from '../../../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../../../testing/render-console.js';

const at = '2026-11-12T09:00:00.000Z';
const documents = `/equity/extras-document/${CAMPAIGN_ID}`;
const open = (answers: Answers) =>
  renderConsole({
    at: `/campaigns/${CAMPAIGN_ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('moderator')),
      'GET /admin/queues': () => single([]),
      [`GET /admin/campaigns/${CAMPAIGN_ID}`]: () => single(campaign()),
      ...answers,
    },
  });

describe('the documents of a campaign in the console', () => {
  it('are listed with who asked for the private ones and each opening, each list on its own', async () => {
    const user = userEvent.setup();
    await open({
      [`GET ${documents}`]: () =>
        list({
          id: 'd1',
          title: 'Water tests',
          documentType: 'other',
          visibility: 'private',
          version: 2,
          uploadedAt: at,
          state: 'ready',
          link: '/private/d1',
          readers: 1,
        }),
      [`GET ${documents}/access-requests`]: () =>
        list({
          id: 'a1',
          name: 'Rhea Vance',
          document: 'Water tests',
          status: 'granted',
          expired: false,
          askedAt: at,
          until: at,
          note: 'I test water for a living.',
          declineReason: null,
        }),
      [`GET ${documents}/views`]: () => refusal(409, 'campaign.not_editable', 'The list is closed.'),
    });
    await user.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(await screen.findByRole('button', { name: 'Water tests' })).toBeTruthy();
    const asked = (await screen.findByText('Rhea Vance')).closest('li');
    expect(asked?.textContent).toContain('Granted');
    expect(asked?.textContent).toMatch(/Water tests.*until 12 Nov 2026/u);
    expect(screen.getByText('I test water for a living.')).toBeTruthy();
    expect(await screen.findByText('The list is closed.')).toBeTruthy();
  });

  it('stand beside the people behind it', async () => {
    const user = userEvent.setup();
    await open({
      [`GET /equity/team-members/${CAMPAIGN_ID}`]: () =>
        list({
          id: 'm1',
          fullName: 'Cole Sluice',
          roleTitle: 'Oven builder',
          state: 'accepted',
          role: 'edit',
          invitedAt: at,
          acceptedAt: at,
        }),
      [`GET /equity/lead-investors/${CAMPAIGN_ID}`]: () => list(),
    });
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    expect((await screen.findByText('Cole Sluice')).closest('li')?.textContent).toContain('Confirmed');
    expect(screen.getByText(/may edit the page/u)).toBeTruthy();
    expect(await screen.findByText('No lead investors.')).toBeTruthy();
  });
});
