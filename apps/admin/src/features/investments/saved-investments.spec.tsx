import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const ROW = {
  id: 'd-1',
  number: 'INV-000412',
  investorId: 'u-1',
  investorName: 'Sami Rahal',
  campaignId: 'c-1',
  campaignName: 'Halden Ceramics',
  amount: 20_000,
  currency: 'EUR',
  state: 'open',
  touchedAt: '2026-06-14T09:00:00Z',
};
const SAVED = {
  ...ROW,
  units: 20,
  begunAt: '2026-06-14T08:50:00Z',
  savedUntil: '2026-07-14T09:00:00Z',
  holdsPlace: true,
  steps: [
    { step: 'investor-details', doneAt: '2026-06-14T08:55:00Z' },
    { step: 'investor-questionnaire', doneAt: null },
    { step: 'pre-subscription-information', doneAt: null },
    { step: 'subscription-agreement', doneAt: null },
  ],
  archivedAt: null,
  archiveReason: null,
  archiveNote: null,
};

const answersOf = (role: 'super' | 'finance', more: Answers = {}): Answers => ({
  'GET /admin/me': () => single(adminOf(role)),
  'GET /admin/queues': () => single([]),
  'GET /admin/saved-investments': () => list(ROW),
  'GET /admin/saved-investments/d-1': () => single(SAVED),
  ...more,
});

describe('the saved investments in the console', () => {
  it('S-10 are removed with a reason, which the investor reads', async () => {
    const user = userEvent.setup();
    const archived = { state: 'archived', archivedAt: '2026-06-16T14:00:00Z', archiveReason: 'admin' };
    const { calls } = await renderConsole({
      at: '/saved-investments/d-1',
      answers: answersOf('super', {
        'POST /admin/saved-investments/d-1/archive': () =>
          single({ ...SAVED, ...archived, archiveNote: 'Begun twice by mistake' }),
      }),
    });
    const detail = within(await screen.findByRole('complementary', { name: 'Sami Rahal' }));
    expect(detail.getByText('Holds a place').nextSibling?.textContent).toBe('Yes');
    expect(detail.getAllByText('Not done')).toHaveLength(3);
    await user.click(detail.getByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Reason'), 'Begun twice by mistake');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Saved investment INV-000412 was removed.')).toBeTruthy();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toBe('{"reason":"Begun twice by mistake"}');
  });

  it('are only read by finance', async () => {
    await renderConsole({ at: '/saved-investments/d-1', answers: answersOf('finance') });
    expect(await screen.findByText('Holds a place')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
