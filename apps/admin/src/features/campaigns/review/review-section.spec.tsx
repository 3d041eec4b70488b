import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, campaign, CAMPAIGN_ID, campaignReview } from '../../../testing/records.js';
import { refusal, renderConsole, single, type Answers } from '../../../testing/render-console.js';

const path = `/admin/campaigns/${CAMPAIGN_ID}`;
const submittedAt = '2026-11-12T09:00:00.000Z';
const sinceLast = {
  number: 1,
  submittedAt,
  changes: [
    { field: 'closingDate', before: '2026-11-28', after: '2026-12-05' },
    { field: 'goal', before: null, after: '35000000' },
  ],
};
const open = (answers: Answers) =>
  renderConsole({
    at: `/campaigns/${CAMPAIGN_ID}`,
    answers: {
      'GET /admin/me': () => single(adminOf('moderator')),
      'GET /admin/queues': () => single([]),
      [`GET ${path}`]: () => single(campaign()),
      ...answers,
    },
  });

describe('what a reviewer reads beside a campaign', () => {
  it('is each field that differs from the last submission, written as people read it', async () => {
    await open({ [`GET ${path}/review`]: () => single(campaignReview({ sinceLast })) });
    expect(await screen.findByText('28 Nov 2026')).toBeTruthy();
    expect(screen.getByText('5 Dec 2026').closest('ins')).toBeTruthy();
    expect(screen.getByText('$350,000.00').closest('ins')).toBeTruthy();
  });

  it('takes a note beside a field, and keeps it where it is refused', async () => {
    const user = userEvent.setup();
    let refuses = true;
    const { calls } = await open({
      [`GET ${path}/review`]: () => single(campaignReview({ sinceLast })),
      [`PATCH ${path}/notes`]: () => {
        if (refuses) return refusal(409, 'campaign.not_waiting', 'This campaign is not waiting for a review.');
        return single(campaignReview({ sinceLast, notes: [{ field: 'goal', note: 'Too high' }] }));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Note: Goal' }));
    const text = screen.getByLabelText<HTMLTextAreaElement>('Note to the owner about “Goal”');
    await user.type(text, 'Too high');
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect(await screen.findByText('This campaign is not waiting for a review.')).toBeTruthy();
    expect(text.value).toBe('Too high');
    refuses = false;
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    expect((await screen.findAllByText('Too high')).length).toBe(2);
    const sent = calls.findLast(({ method }) => method === 'PATCH')?.body;
    expect(JSON.parse(sent as string)).toEqual({ field: 'goal', note: 'Too high' });
  });

  it('asks for changes with a message that starts from a template in the owner’s language', async () => {
    const user = userEvent.setup();
    const { calls } = await open({
      [`POST ${path}/request-changes`]: () => single(campaign({ status: 3, changesRequested: true })),
    });
    await screen.findByText(/This is the first submission/u);
    await user.click(screen.getByRole('button', { name: 'Request changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request changes to “Harbour Row Clinic”?' }));
    await user.selectOptions(dialog.getByLabelText('Start from a template'), 'Use of the money');
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Message to the owner, who reads Français').value).toContain(
      'Veuillez indiquer',
    );
    await user.click(dialog.getByRole('button', { name: 'Request changes' }));
    expect(await screen.findByText('Changes to “Harbour Row Clinic” were requested.')).toBeTruthy();
    const sent = calls.find(({ path: asked }) => asked.includes('/request-changes'))?.body;
    expect(JSON.parse(sent as string)).toEqual({ reason: 'Veuillez indiquer à quoi servira l’argent.' });
  });

  it('is claimed, taken over from another, and decided by nobody else', async () => {
    const user = userEvent.setup();
    const at = '2026-11-19T15:45:00.000Z';
    const me = { id: adminOf('moderator').id, name: 'N. Boateng', at };
    const { calls } = await open({
      [`GET ${path}/review`]: () =>
        single(campaignReview({ claim: { id: '0192f000-0000-7000-8000-000000000002', name: 'T. Iyer', at } })),
      [`POST ${path}/claim`]: () => single(campaignReview({ claim: me })),
      [`DELETE ${path}/claim`]: () => single(campaignReview()),
    });
    await screen.findByText(/T\. Iyer.* has been reviewing this campaign/u);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request changes' }).disabled).toBe(true);
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Votes, dilution/u });
    expect(box().disabled).toBe(true);
    expect(screen.queryByLabelText('Write a note about another field')).toBeNull();
    expect(
      screen.getAllByText('T. Iyer is reviewing this campaign. Take the review over to tick points and write notes.'),
    ).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByText('You are reviewing this campaign.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request changes' }).disabled).toBe(false);
    expect(box().disabled).toBe(false);
    expect(screen.getByLabelText('Write a note about another field')).toBeTruthy();
    expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body as string)).toEqual({ takeOver: true });
    await user.click(screen.getByRole('button', { name: 'Release' }));
    expect(await screen.findByText('Nobody reviews this campaign yet.')).toBeTruthy();
  });

  it('has a checklist, of which an approval says what is not ticked', async () => {
    const user = userEvent.setup();
    const checks = campaignReview().checks;
    const ticked = checks.map((check) => ({ ...check, doneBy: 'T. Iyer', doneAt: '2026-11-19T15:45:00.000Z' }));
    const all = campaignReview({ checks: [...ticked.slice(0, -1), ...checks.slice(-1)] });
    const { calls } = await open({
      [`GET ${path}/review`]: () => single(all),
      [`PATCH ${path}/checks`]: () => single(campaignReview({ checks: ticked })),
      [`POST ${path}/approve`]: () => single(campaign({ status: 2 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 point of the checklist is not ticked:')).toBeTruthy();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Votes, dilution and rights of the shares are described',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(calls.some(({ path: asked }) => asked.includes('/approve'))).toBe(false);
    await user.type(dialog.getByLabelText('Why it is approved all the same'), 'Read in the register itself');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const approved = calls.find(({ path: asked }) => asked.includes('/approve'))?.body;
    expect(JSON.parse(approved as string)).toEqual({ reason: 'Read in the register itself' });
    await user.click(await screen.findByRole('checkbox', { name: /Votes, dilution/u }));
    expect(await screen.findByText('13 of 13 checked')).toBeTruthy();
    expect(JSON.parse(calls.find(({ method }) => method === 'PATCH')?.body as string)).toEqual({
      code: 'share_rights',
      done: true,
    });
  });
});
