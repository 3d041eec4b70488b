import { act, fireEvent, screen } from '@testing-library/react';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import type { PageData } from '../queries.js';
import { LatestUpdate } from './latest-update.js';
import { Updates } from './updates.js';

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const update = {
  id: 'update-1',
  title: 'The first pump',
  description: text('It runs.'),
  audience: 'all',
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: '2026-11-21T10:00:00.000Z',
  edits: 1,
  version: 'v1',
};
const answers = (updatesPublic: 'yes' | 'no') => ({
  'GET /site-setting': () => ({ data: { timezone: 'UTC', updatesPublic, currencyDisplays: [] } }),
  'GET /equity/updates/front/campaign-1': () => pageOf([update]),
  'GET /equity/updates/front/campaign-1/update-1/edits': () => ({
    data: [{ at: '2026-11-21T10:00:00.000Z', title: 'A pump', description: text('It ran.') }],
  }),
});
const page = {
  id: 'campaign-1',
  parts: { faqs: 0, potential: 0, discussion: 0, updates: { all: 1, investors: 2, followers: 0 } },
} as unknown as PageData; // of a page, what its updates depend on

describe('R-09 updates of a campaign', () => {
  afterEach(() => act(clearSession));

  it('ask a visitor to sign in first', async () => {
    answering(answers('no'));
    await render(<Updates page={page} />);
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/login');
    expect(screen.getByText(/3 updates/)).toBeTruthy();
    expect(screen.queryByText('It runs.')).toBeNull();
  });

  it('are there for those who are signed in, with what they said before', async () => {
    answering(answers('no'));
    signIn();
    await render(<Updates page={page} />);
    expect(await screen.findByRole('heading', { name: 'The first pump' })).toBeTruthy();
    expect(screen.getByText('2 updates are for investors only.')).toBeTruthy();
    expect(screen.queryByText('It ran.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the earlier version' }));
    expect(await screen.findByText('It ran.')).toBeTruthy();
  });

  it('are there for everybody where the site shows them', async () => {
    answering(answers('yes'));
    await render(<Updates page={page} />);
    expect(await screen.findByText('It runs.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('the newest stands in short in the overview, for those who may read it', async () => {
    answering(answers('no'));
    await render(<LatestUpdate page={page} />);
    expect(screen.queryByText('Latest update')).toBeNull();
    act(() => signIn());
    expect(await screen.findByText('The first pump')).toBeTruthy();
    expect(screen.getByText('It runs.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All 3' }).getAttribute('href')).toBe('#updates');
  });
});
