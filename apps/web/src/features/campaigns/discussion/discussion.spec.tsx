import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { PageData } from '../queries.js';
import { Discussion } from './discussion.js';

const said = {
  id: 'comment-1',
  parentId: null,
  postType: 'comment',
  text: 'When does it run?',
  status: 'approved',
  disclosure: 'none',
  isCompany: false,
  author: { name: 'Joana P.', slug: null, photo: null },
  mine: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  guideline: null,
  note: null,
};
const reply = {
  ...said,
  id: 'reply-1',
  parentId: 'comment-1',
  postType: 'reply',
  text: 'It runs.',
  isCompany: true,
  author: { name: 'Rita Salgado', slug: 'rita', photo: null },
};
const promoted = {
  ...said,
  id: 'comment-2',
  text: 'I am paid.',
  disclosure: 'promoter',
  mine: true,
  status: 'declined',
  guideline: 'misleading',
  note: 'Say who pays.',
};
const answers = {
  'GET /site-setting': () => ({ data: { timezone: 'UTC', updatesPublic: 'no', currencyDisplays: [] } }),
  'GET /equity/comments/campaign-1/parent-comments': () =>
    pageOf([
      { ...said, replies: [reply] },
      { ...promoted, replies: [] },
    ]),
  'POST /equity/comments/campaign-1': () => ({ data: { ...said, status: 'pending' } }),
};
const page = {
  id: 'campaign-1',
  status: 2,
  parts: { faqs: 0, potential: 0, discussion: 2, updates: { all: 0, investors: 0, followers: 0 } },
} as unknown as PageData; // of a page, what its discussion depends on

describe('S-11 the discussion of a campaign', () => {
  afterEach(() => act(clearSession));

  it('is read by everybody, with what authors disclose; a visitor signs in to write', async () => {
    answering(answers);
    await render(<Discussion page={page} />);
    expect(await screen.findByText('When does it run?')).toBeTruthy();
    expect(screen.getByText('Read by a moderator before it appears')).toBeTruthy();
    expect(screen.getByText('Company')).toBeTruthy();
    expect(screen.getByText('Promoter: paid by the company')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
  });

  it('shows an author why a comment was declined', async () => {
    answering(answers);
    signIn();
    await render(<Discussion page={page} />);
    expect(await screen.findByText(/It was declined: misleading/)).toBeTruthy();
    expect(screen.getByText('Note from the moderator: Say who pays.')).toBeTruthy();
  });

  it('asks for a connection before a comment is sent, and sends it for review', async () => {
    const user = userEvent.setup();
    const asked = answering(answers);
    signIn();
    await render(<Discussion page={page} />);
    const form = within(await screen.findByRole('form', { name: 'Ask something' }));
    await user.type(form.getByLabelText('Ask something'), 'Where?');
    await user.click(form.getByRole('button', { name: 'Send for review' }));
    const posts = () => asked.filter(({ method }) => method === 'POST');
    expect(posts()).toEqual([]);
    expect(form.getByRole('group', { name: /connection/u }).getAttribute('aria-invalid')).toBe('true');
    await user.click(form.getByRole('radio', { name: 'None, or I have only invested through this site' }));
    await user.click(form.getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText(/When does it run/u)).toBeTruthy();
    expect(JSON.parse(posts()[0]?.body ?? '{}')).toMatchObject({ text: 'Where?', disclosure: 'none' });
  });
});
