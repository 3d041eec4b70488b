import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearSession } from '../../../lib/api/session.js';
import { answering, page as pageOf } from '../../../testing/answers.js';
import { pasteWords } from '../../../testing/editor.js';
import { render } from '../../../testing/render.js';
import { signIn } from '../../../testing/sign-in.js';
import { OwnUpdates } from './own-updates.js';

const update = {
  id: 'update-1',
  title: 'The first pump',
  description: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It runs.' }] }] },
  audience: 'all',
  createdAt: '2026-11-20T10:00:00.000Z',
  editedAt: null,
  edits: 0,
  version: 'v1',
};
const answers = {
  'GET /site-setting': () => ({ data: { timezone: 'UTC', updatesPublic: 'no', currencyDisplays: [] } }),
  'GET /equity/updates/campaign-1': () => pageOf([update]),
  'POST /equity/updates/campaign-1': () => ({ data: update }),
  'GET /equity/updates/campaign-1/readers': () => ({ data: { all: 1_250, investors: 40, followers: 1_225 } }),
  'PATCH /equity/updates/campaign-1/update-1': () => ({ data: update }),
};

describe('updates on the dashboard of an owner', () => {
  beforeEach(() => signIn());
  afterEach(() => act(clearSession));

  it('are written with an audience, looked at, and posted once', async () => {
    const user = userEvent.setup();
    const asked = answering(answers);
    await render(<OwnUpdates campaignId="campaign-1" isPublic />);
    const form = () => within(screen.getByRole('form', { name: 'Write an update' }));
    const text = await form().findByRole('textbox', { name: 'Text' });
    await user.click(form().getByRole('button', { name: 'Post update' }));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(text.getAttribute('aria-invalid')).toBe('true');
    await user.type(form().getByLabelText('Title'), 'Two pumps');
    pasteWords(text, 'Both run.');
    await user.click(form().getByRole('radio', { name: /^Investors/u }));
    await user.click(form().getByRole('radio', { name: 'Preview' }));
    expect(form().getByRole('heading', { name: 'Two pumps' })).toBeTruthy();
    expect(form().getByText('Both run.')).toBeTruthy();
    await user.click(form().getByRole('button', { name: 'Post update' }));
    const question = within(await screen.findByRole('dialog', { name: 'Post this update?' }));
    expect(question.getByText(/^40 people are told of it at once\./u)).toBeTruthy();
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Keep writing' }));
    await user.click(form().getByRole('button', { name: 'Post update' }));
    const again = within(await screen.findByRole('dialog', { name: 'Post this update?' }));
    await user.click(again.getByRole('button', { name: 'Post update' }));
    const [sent] = asked.filter(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ title: 'Two pumps', audience: 'investors' });
    expect(sent?.body).toContain('Both run.');
  });

  it('are edited with the version that was read', async () => {
    const user = userEvent.setup();
    const asked = answering(answers);
    await render(<OwnUpdates campaignId="campaign-1" isPublic={false} />);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Title'), ' runs');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const [sent] = asked.filter(({ method }) => method === 'PATCH');
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ title: 'The first pump runs', version: 'v1' });
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ description: update.description });
  });
});
