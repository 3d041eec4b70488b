import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { refusal, renderConsole, single } from '../../testing/render-console.js';
import { adminOf } from '../../testing/records.js';
import { savedBy, SETTINGS, signedIn } from '../../testing/settings.js';

/** Pasted at once: the page has a list of four hundred time zones, which every key would draw again. */
async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

describe('settings', () => {
  it('show a name and a colour at once, count what is not saved, and offer the nearest colour that can be read', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/settings/identity',
      answers: { ...signedIn, 'PATCH /admin/settings': () => single({ ...SETTINGS, siteName: 'Northmoor' }) },
    });
    const name = await screen.findByLabelText('Site name');
    await fill(user, name, 'Northmoor');
    await fill(user, screen.getByLabelText('Main colour'), '#67b1c3');
    expect(screen.getByText('2 unsaved changes')).toBeTruthy();
    expect(screen.getByText('2.4 : 1 on white, too low')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Use #/ }));
    expect(screen.getByText(/on white, passes/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const body: unknown = savedBy(calls);
    expect(body).toEqual({ siteName: 'Northmoor', sitePrimaryColor: expect.stringMatching(/^#[0-9a-f]{6}$/) });
  }, 20_000);

  it('take amounts and percentages as people write them, and say what is no number', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({
      at: '/settings/limits',
      answers: { ...signedIn, 'PATCH /admin/settings': () => single(SETTINGS) },
    });
    const fee = await screen.findByLabelText('Fee on a top-up, percent');
    expect((fee as HTMLInputElement).value).toBe('2.9');
    await fill(user, fee, '3.25');
    const most = screen.getByLabelText('Maximum top-up');
    await fill(user, most, '5,000.50');
    await fill(user, screen.getByLabelText('Reservation time, minutes'), 'x');
    expect(screen.getByText('Use digits only, for example 30')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const body: unknown = savedBy(calls);
    expect(body).toEqual({ topUpFeeBasisPoints: 325, topUpMaximum: 500_050 });
  });

  it('U-18 ask before unsaved changes are left, and allow it after the confirmation', async () => {
    const user = userEvent.setup();
    await renderConsole({ at: '/settings/maintenance', answers: signedIn });
    await user.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
    await user.click(screen.getByRole('link', { name: 'Fees and limits' }));
    const asked = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(asked).getByRole('button', { name: 'Stay on this page' }));
    expect(screen.getByText(/only the addresses below can open the site/)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Fees and limits' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByLabelText('Fee on a top-up, percent')).toBeTruthy();
  });

  it('U-18 keep what was typed when the session ends, and never a secret', async () => {
    const user = userEvent.setup();
    const outside = { ...SETTINGS, captchaProvider: 'hcaptcha', applicationClient: 'public', version: 'read' };
    const answers = { ...signedIn, 'GET /admin/settings': () => single(outside) };
    const first = await renderConsole({ at: '/settings/captcha', answers });
    await fill(user, await screen.findByLabelText('Site key'), 'another');
    await fill(user, screen.getByLabelText('Secret key'), 'very-secret-secret');
    first.session.close();
    cleanup();
    expect(Object.values({ ...sessionStorage }).join(' ')).not.toContain('very-secret-secret');
    const { calls } = await renderConsole({
      at: '/settings/captcha',
      answers: {
        ...answers,
        'GET /admin/settings': () => single({ ...outside, version: 'later' }),
        'PATCH /admin/settings': () => single(outside),
      },
    });
    expect(await screen.findByDisplayValue('another')).toBeTruthy();
    expect(screen.getByText(/except the secret key: please enter it again/u)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Somebody else has changed the settings/u);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Load the current settings and keep my changes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(savedBy(calls)).toEqual({ applicationClient: 'another', version: 'later' }));
    expect(screen.queryByText(/except the secret key/u)).toBeNull();
  });

  it.each([
    ['Save is told so', () => userEvent.click(screen.getByRole('button', { name: 'Save' }))],
    [
      'another tab has signed out',
      () =>
        act(async () => {
          localStorage.clear();
          window.dispatchEvent(new StorageEvent('storage', { key: null }));
        }),
    ],
  ])(
    'U-18 keep what was typed once %s, and lead to the sign-in',
    async (_, end) => {
      const { session } = await renderConsole({
        at: '/settings/identity',
        answers: { ...signedIn, 'PATCH /admin/settings': () => refusal(401, 'auth.session_ended', 'Over.') },
      });
      await fill(userEvent.setup(), await screen.findByLabelText('Site name'), 'Northmoor');
      await end();
      expect(await screen.findByLabelText('Password')).toBeTruthy();
      expect(await screen.findByText('Your session has ended, please reconnect.')).toBeTruthy();
      expect(session.token()).toBeNull();
      cleanup();
      await renderConsole({ at: '/settings/identity', answers: signedIn });
      expect(await screen.findByDisplayValue('Northmoor')).toBeTruthy();
    },
    20_000,
  );

  it('U-20 report a save by somebody else, and keep the typed text over the current values', async () => {
    const user = userEvent.setup();
    let stored = { ...SETTINGS, version: 'read' };
    const { calls } = await renderConsole({
      at: '/settings/maintenance',
      answers: {
        ...signedIn,
        'GET /admin/settings': () => single(stored),
        'PATCH /admin/settings': ({ body }) =>
          typeof body === 'string' && body.includes('later')
            ? single({ ...stored, maintainanceMode: 'yes' })
            : refusal(409, 'settings.overtaken', 'Somebody else has changed the settings.'),
      },
    });
    await user.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
    stored = { ...SETTINGS, exceptIP: '192.0.2.1', version: 'later' };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Somebody else has changed the settings.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Load the current settings and keep my changes' }));
    expect(await screen.findByDisplayValue('192.0.2.1')).toBeTruthy();
    expect(screen.getByText(/only the addresses below can open the site/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      const last = calls.filter(({ method }) => method === 'PATCH').at(-1);
      expect(last?.body).toBe('{"maintainanceMode":"yes","version":"later"}');
    });
  });

  it('U-20 say so as soon as the page is looked at again, before anything is pressed', async () => {
    const user = userEvent.setup();
    let stored = { ...SETTINGS, version: 'read' };
    const { calls } = await renderConsole({
      at: '/settings/maintenance',
      answers: { ...signedIn, 'GET /admin/settings': () => single(stored) },
    });
    await user.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
    expect(screen.queryByRole('button', { name: /^Load the current settings/u })).toBeNull();
    stored = { ...SETTINGS, exceptIP: '192.0.2.1', version: 'later' };
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('button', { name: /^Load the current settings/u })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('R-10 warn before the site is closed, and tell the administrator’s own address', async () => {
    const user = userEvent.setup();
    await renderConsole({ at: '/settings/maintenance', answers: signedIn });
    await user.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
    expect(screen.getByText(/only the addresses below can open the site/)).toBeTruthy();
    expect(await screen.findByText('198.51.100.1')).toBeTruthy();
  });

  it('C-11 hand what is typed to the site in a frame, in each language and either scheme, and to nobody else', async () => {
    const user = userEvent.setup();
    await renderConsole({ at: '/settings/maintenance', answers: signedIn });
    const preview = await screen.findByRole('region', { name: 'Preview (not saved)' }, { timeout: 10_000 });
    const frame = within(preview).getByTitle<HTMLIFrameElement>('Preview (not saved)');
    expect(new URL(frame.src).pathname).toBe('/preview-frame');
    const page = frame.contentWindow;
    if (page === null) throw new Error('The frame has no page');
    const handed = jest.spyOn(page, 'postMessage').mockImplementation(() => undefined);
    const tell = (origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { data: 'cairn.preview.ready', origin, source: page }));
    tell('https://elsewhere.example');
    expect(handed).not.toHaveBeenCalled();
    tell(window.location.origin);
    await user.click(within(preview).getByRole('button', { name: 'العربية' }));
    await user.click(within(preview).getByRole('button', { name: 'Dark' }));
    await user.click(screen.getByRole('switch', { name: 'Maintenance mode' }));
    await waitFor(() =>
      expect(handed).toHaveBeenLastCalledWith(
        expect.objectContaining({
          page: '/',
          language: 'ar',
          scheme: 'dark',
          answers: { '/site-setting': expect.objectContaining({ underMaintenance: true }) },
        }),
        window.location.origin,
      ),
    );
  });

  it('are not offered to those who may not change them', async () => {
    await renderConsole({
      at: '/',
      answers: { ...signedIn, 'GET /admin/me': () => single(adminOf('moderator')) },
    });
    const nav = await screen.findByRole('navigation', { name: 'Console' });
    expect(await within(nav).findByRole('link', { name: 'Content' })).toBeTruthy();
    expect(within(nav).queryByRole('link', { name: 'Settings' })).toBeNull();
  });

  it('show what a law asks and its figures with their sources, and add one where no law applies', async () => {
    const user = userEvent.setup();
    const row = {
      id: 'none:yearly_limit:2026-06-16',
      jurisdiction: 'none',
      key: 'yearly_limit',
      value: 300_000,
      effectiveFrom: '2026-06-16',
      source: 'House rule',
      inForce: true,
      reason: 'Small savers',
      enteredBy: 'a@example.org',
    };
    const { calls } = await renderConsole({
      at: '/settings/modules',
      answers: {
        ...signedIn,
        'GET /admin/rule-figures': () =>
          single([row, { ...row, id: 'both', key: 'limit_cap_both_limbs', value: true }]),
        'POST /admin/rule-figures': () => single([row]),
      },
    });
    await user.selectOptions(await screen.findByLabelText('Applicable law'), 'uk_rmmi');
    expect(screen.getByText('Test of knowledge')).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Applicable law'), 'none');
    expect((await screen.findAllByText(/Small savers/u)).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Yes').length).toBeGreaterThan(0);
    expect(screen.queryByText('true')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add a figure' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Value'), '500000');
    await user.type(dialog.getByLabelText('Reason'), 'A rule of our own');
    await user.click(dialog.getByRole('button', { name: 'Add a figure' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = calls.find(({ method, path }) => method === 'POST' && path.includes('rule-figures'))?.body;
    expect(typeof sent === 'string' ? JSON.parse(sent) : null).toMatchObject({
      key: 'yearly_limit',
      value: 500_000,
      reason: 'A rule of our own',
    });
  });
});
