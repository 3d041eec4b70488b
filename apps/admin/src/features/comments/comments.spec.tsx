import type { Wire } from '@cairn/contracts';
import type { ModeratedComment } from '@cairn/contracts/campaigns/discussion/comments.admin.replies';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single } from '../../testing/render-console.js';

const comment = (id: string, change: Partial<Wire<ModeratedComment>> = {}): Wire<ModeratedComment> => ({
  id,
  author: { id: '2', name: 'Tomasz Kowal', slug: 'tomasz' },
  campaign: { id: '3', name: 'Clearfold Water', slug: 'clearfold', coverUrl: null, category: 'water' },
  postType: 'comment',
  text: `Words of ${id}`,
  state: 'pending',
  disclosure: 'affiliate',
  isCompany: false,
  reports: 0,
  writtenAt: '2026-11-18T08:00:00.000Z',
  waitsSince: '2026-11-18T08:00:00.000Z',
  version: `version of ${id}`,
  answersText: null,
  guideline: null,
  note: null,
  decidedAt: null,
  decidedBy: null,
  openReports: [],
  earlier: [],
  ...change,
});

const show = async () => {
  const waiting = [comment('one'), comment('two')];
  const decide = (id: string, state: 'approved' | 'declined') => () => {
    waiting.splice(
      waiting.findIndex((row) => row.id === id),
      1,
    );
    return single(comment(id, { state }));
  };
  return renderConsole({
    at: '/comments/one',
    answers: {
      'GET /admin/me': () => single(adminOf('moderator')),
      'GET /admin/queues': () => single([{ queue: 'comments', count: 2, oldest: '2026-11-18T08:00:00.000Z' }]),
      'GET /admin/comments': () => list(...waiting),
      'GET /admin/comments/one': () => single(comment('one')),
      'GET /admin/comments/two': () => single(comment('two')),
      'POST /admin/comments/one/approve': decide('one', 'approved'),
      'POST /admin/comments/two/decline': decide('two', 'declined'),
    },
  });
};
const detail = async () => within(await screen.findByRole('complementary'));
/** The open record: each has a panel of its own. */
const shows = (words: string) =>
  waitFor(() => expect(within(screen.getByRole('complementary')).getByText(words)).toBeTruthy());

describe('R-08 comments in the console', () => {
  it('wait in a queue with their count, and are walked through by j and k', async () => {
    const user = userEvent.setup();
    await show();
    expect(await screen.findByRole('link', { name: /Comments 2 waiting/u })).toBeTruthy();
    await shows('Words of one');
    expect((await detail()).getByText('Affiliate')).toBeTruthy();
    await waitFor(async () =>
      expect((await detail()).getByRole('button', { name: /next/iu })).toHaveProperty('disabled', false),
    );
    await user.click((await detail()).getByText('Words of one'));
    await user.keyboard('j');
    await shows('Words of two');
    await user.keyboard('k');
    await shows('Words of one');
  });

  it('are approved by a, which leads on, and declined by d with a guideline', async () => {
    const user = userEvent.setup();
    const { calls } = await show();
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await shows('Words of one');
    await waitFor(async () =>
      expect((await detail()).getByRole('button', { name: /next/iu })).toHaveProperty('disabled', false),
    );
    await user.click((await detail()).getByText('Words of one'));
    await user.keyboard('a');
    await shows('Words of two');
    expect(await screen.findByText('Comment approved.')).toBeTruthy();
    expect(sent()).toEqual(['{"version":"version of one"}']);
    await user.keyboard('d');
    const dialog = await screen.findByRole('dialog', { name: 'Decline the comment by Tomasz Kowal?' });
    await user.selectOptions(within(dialog).getByLabelText('Guideline'), 'misleading');
    await user.type(within(dialog).getByLabelText('Note to the author'), 'ads');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(sent()[1]).toBe('{"version":"version of two","guideline":"misleading","note":"ads"}'));
    expect(sent()).toHaveLength(2);
  });
});
