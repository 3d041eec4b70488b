import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const said = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const page = (title: string, more: object = {}) => ({
  id: 'fees',
  kind: 'content-page',
  code: 'fees',
  parentId: null,
  position: 1,
  enabled: true,
  title: 'Fees',
  attributes: { listed: true },
  missing: [],
  hasDraft: false,
  draft: null,
  updatedAt: '2026-11-20T08:00:00.000Z',
  texts: { en: { title, body: said(title) } },
  ...more,
});
const DRAFT = page('Fees, reworded', {
  hasDraft: true,
  draft: { savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'noor@example.org' },
  updatedAt: '2026-11-20T09:00:00.000Z',
});
const VERSIONS = list(
  { id: 'v2', number: 2, publishedAt: '2026-10-12T08:00:00.000Z', publishedBy: 'noor@example.org' },
  { id: 'v1', number: 1, publishedAt: '2026-03-02T08:00:00.000Z', publishedBy: null },
);
const at = '/admin/content-records/fees';
const signedIn: Answers = {
  'GET /admin/me': () => single(adminOf('moderator')),
  'GET /admin/queues': () => single([]),
  [`GET ${at}/versions`]: () => VERSIONS,
};
describe('a page', () => {
  it('is first edited in the language of its reader', async () => {
    await renderConsole({
      at: '/content/content-page/fees',
      language: 'fr',
      answers: {
        ...signedIn,
        [`GET ${at}`]: () => single(page('Fees', { texts: { en: { title: 'Fees' }, fr: { title: 'Frais' } } })),
      },
    });
    expect(await screen.findByDisplayValue('Frais', undefined, { timeout: 10_000 })).toBeTruthy();
  });

  it('is published from its draft, as it was looked at', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/content/content-page/fees',
      answers: { ...signedIn, [`GET ${at}`]: () => single(DRAFT), [`POST ${at}/publish`]: () => single(page('Fees')) },
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published.')).toBeTruthy();
    const publish = calls.find(({ path }) => path.includes('/publish'));
    expect(publish?.body).toBe('{"readAt":"2026-11-20T09:00:00.000Z"}');
  });

  it('is saved as a draft, and published with what was typed last', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/content/content-page/fees',
      answers: {
        ...signedIn,
        [`GET ${at}`]: () => single(page('Fees')),
        [`PATCH ${at}`]: () => single(DRAFT),
        [`POST ${at}/publish`]: () => single(page('Fees')),
      },
    });
    const title = await screen.findByLabelText('Title');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true);
    await user.type(title, ', reworded');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published.')).toBeTruthy();
    const changes = calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    expect(changes).toEqual([expect.stringContaining(`PATCH ${at}`), expect.stringContaining(`POST ${at}/publish`)]);
  });

  it('lists its versions and takes one back into the draft', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/content/content-page/fees',
      answers: {
        ...signedIn,
        [`GET ${at}`]: () => single(page('Fees')),
        [`POST ${at}/restore`]: ({ body }) => single(body === '{"version":1}' ? DRAFT : page('Wrong')),
      },
    });
    expect(await screen.findByText('Published, version 2')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('Version 1 is now the draft')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Fees, reworded');
  });
});
