import type { ApiRequest } from '@cairn/client';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../../testing/render-console.js';

const row = (id: string, title: string, more: object = {}) => ({
  id,
  kind: 'menu-header',
  code: id,
  parentId: null,
  position: 1,
  enabled: true,
  title,
  attributes: { linkType: 'custom', customUrl: '/faq', urlTarget: '_self', condition: 'always' },
  missing: [],
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...more,
});
const HELP = { ...row('help', 'Help'), texts: { en: { title: 'Help' }, fr: { title: 'Aide' } } };

/** What was sent to be kept. */
const savedBy = (calls: readonly ApiRequest[]): unknown => {
  const body = calls.find(({ method }) => method === 'PATCH')?.body;
  return typeof body === 'string' ? JSON.parse(body) : null;
};

const signedIn: Answers = {
  'GET /admin/me': () => single(adminOf('moderator')),
  'GET /admin/queues': () => single([]),
  'GET /admin/content-records': () => list(row('raise', 'Raise capital'), row('help', 'Help', { missing: ['ar'] })),
  'GET /admin/content-records/help': () => single(HELP),
};

describe('languages', () => {
  it.each([
    ['Saved. Applied to the site within seconds.', () => list(), true],
    ['Not possible.', () => refusal(409, 'content.last_language', 'Not possible.'), false],
  ])('say "%s" once one is switched off', async (said, answer, isSaved) => {
    await renderConsole({
      at: '/content/languages',
      answers: {
        ...signedIn,
        'GET /admin/me': () => single(adminOf('super')),
        'GET /admin/site-languages': () =>
          single([{ id: 'fr', name: 'Français', enabled: true, isDefault: false, missing: 0 }]),
        'PATCH /admin/site-languages/fr': answer,
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Offered on the site' }));
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.queryByText(/^Saved/) !== null).toBe(isSaved);
  });
});

describe('menus', () => {
  it('are put into order by the keyboard alone, and say where a link has gone', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/content/menu-header',
      answers: { ...signedIn, 'POST /admin/content-order': () => single({ done: true }) },
    });
    const down = await screen.findByRole('button', { name: 'Move down: Raise capital' }, { timeout: 10_000 });
    act(() => down.focus());
    await user.keyboard('{Enter}');
    const order = calls.find(({ path }) => path.startsWith('/admin/content-order'));
    expect(order?.body).toBe('{"kind":"menu-header","parentId":null,"ids":["help","raise"]}');
    expect(await screen.findByText('Raise capital is now 2 of 2')).toBeTruthy();
    expect(await screen.findByText(/Missing in .?العربية/u)).toBeTruthy();
  });

  it('say when the order was refused', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/content/menu-header',
      answers: {
        ...signedIn,
        'POST /admin/content-order': () => refusal(409, 'content.order', 'The list has changed.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Move up: Help' }, { timeout: 10_000 }));
    expect(await screen.findByText('The list has changed.')).toBeTruthy();
  });
});

describe('an entry', () => {
  it('C-11 is edited in each language and saved whole, with the moment it was read', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/content/menu-header/help',
      answers: { ...signedIn, 'PATCH /admin/content-records/help': () => single(HELP) },
    });
    const languages = await screen.findByRole('group', { name: 'Language' }, { timeout: 10_000 });
    await user.click(within(languages).getByRole('button', { name: 'العربية' }));
    const title = screen.getByLabelText('Title');
    expect(title.getAttribute('dir')).toBe('rtl');
    await user.type(title, 'مساعدة');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(savedBy(calls)).toMatchObject({
      readAt: '2026-11-20T08:00:00.000Z',
      texts: { en: { title: 'Help' }, fr: { title: 'Aide' }, ar: { title: 'مساعدة' } },
    });
  });

  it('U-18 keeps what was typed when the session ends, and does not overwrite who has saved meanwhile', async () => {
    const user = userEvent.setup();
    const first = await renderConsole({ at: '/content/menu-header/help', answers: signedIn });
    const title = await screen.findByDisplayValue('Help');
    await user.type(title, ' desk');
    first.session.close();
    cleanup();
    const later = { ...HELP, updatedAt: '2026-11-21T08:00:00.000Z' };
    const { calls } = await renderConsole({
      at: '/content/menu-header/help',
      answers: { ...signedIn, 'GET /admin/content-records/help': () => single(later) },
    });
    expect(await screen.findByDisplayValue('Help desk')).toBeTruthy();
    expect(screen.getByText(/^Your session ended before this was saved/u)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedBy(calls)).toMatchObject({ readAt: HELP.updatedAt }));
  });

  it('SEC-21 shows what the server refuses beside its field, and keeps what was typed', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/content/menu-header/help',
      answers: {
        ...signedIn,
        'PATCH /admin/content-records/help': () => ({
          status: 400,
          json: {
            status: 'fail',
            code: 'request.invalid',
            message: 'Some fields need your attention.',
            errors: [{ field: 'attributes.customUrl', code: 'validation.link', msg: 'Enter a path of this site.' }],
          },
        }),
      },
    });
    const address = await screen.findByLabelText('Address', {}, { timeout: 10_000 });
    await user.clear(address);
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(address.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Enter a path of this site.');
    expect((address as HTMLInputElement).value).toBe('javascript:alert(1)');
  });
});
