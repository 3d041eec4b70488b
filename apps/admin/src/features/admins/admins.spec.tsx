import type { Wire } from '@cairn/contracts';
import type { AdminAccount, AdminChange } from '@cairn/contracts/admins/admins';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, renderConsole, single, type Answers } from '../../testing/render-console.js';

const CHANGE_ID = '0192f000-0000-7000-8000-000000000701';

const change = (changes: Partial<Wire<AdminChange>> = {}): Wire<AdminChange> => ({
  id: CHANGE_ID,
  kind: 'role',
  email: 'a.byrne@example.org',
  role: 'finance',
  reason: 'Joins finance',
  state: 'waiting',
  makerEmail: 'k.lund@example.org',
  madeAt: '2026-11-20T07:00:00.000Z',
  checkerEmail: null,
  decidedAt: null,
  alone: false,
  mayConfirm: true,
  ...changes,
});

const account = (changes: Partial<Wire<AdminAccount>> = {}): Wire<AdminAccount> => ({
  id: '0192f000-0000-7000-8000-000000000601',
  name: 'A. Byrne',
  email: 'a.byrne@example.org',
  role: 'moderator',
  state: 'active',
  hasSecondFactor: true,
  lastSignInAt: null,
  createdAt: '2026-11-01T07:00:00.000Z',
  waiting: null,
  ...changes,
});

const answers = (one: Wire<AdminAccount> = account()): Answers => ({
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/admins': () => list(one),
  [`GET /admin/admins/${one.id}`]: () => single(one),
  'POST /admin/admins': () => single(change({ kind: 'invite', state: 'done' })),
  [`POST /admin/admins/${one.id}/change`]: () => single(change({ mayConfirm: false })),
  [`POST /admin/admin-changes/${CHANGE_ID}/confirm`]: () => single(change({ state: 'done' })),
  'GET /admin/admin-changes': () => list(change()),
});

const sentTo = (calls: Awaited<ReturnType<typeof renderConsole>>['calls']) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path.split('?')[0], body]);

describe('admins in the console', () => {
  it('invites a colleague with a role, and says when the role needs a second person', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/admins', answers: answers() });
    await user.click(await screen.findByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
    expect(dialog.queryByText(/needs two people/)).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Role'), 'finance');
    expect(dialog.getByText(/needs two people/)).toBeTruthy();
    await user.type(dialog.getByLabelText('E-mail'), 'new@example.org');
    await user.type(dialog.getByLabelText('Reason'), 'Joins finance');
    await user.click(dialog.getByRole('button', { name: 'Invite a colleague' }));
    await screen.findByText(/was invited by e-mail/);
    expect(sentTo(calls)).toEqual([
      ['/admin/admins', JSON.stringify({ email: 'new@example.org', role: 'finance', reason: 'Joins finance' })],
    ]);
  });

  it('changes a role, and says that the request waits for another super admin', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: `/admins/${account().id}`, answers: answers() });
    await user.click(await screen.findByRole('button', { name: 'Change role' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Change the role of/ }));
    await user.selectOptions(dialog.getByLabelText('Role'), 'finance');
    await user.type(dialog.getByLabelText('Reason'), 'Joins finance');
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    await screen.findByText(/^Your request was recorded\. Another super admin must confirm it\./u);
    expect(sentTo(calls)).toEqual([
      [
        `/admin/admins/${account().id}/change`,
        JSON.stringify({ act: 'role', role: 'finance', reason: 'Joins finance' }),
      ],
    ]);
  });

  it('the second person confirms what waits, and meanwhile nothing else is offered', async () => {
    const user = userEvent.setup();
    const one = account({ waiting: change() });
    const { calls } = await renderConsole({ at: `/admins/${one.id}`, answers: answers(one) });
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }));
    await screen.findByText('The change was confirmed.');
    expect(sentTo(calls).map(([path]) => path)).toEqual([`/admin/admin-changes/${CHANGE_ID}/confirm`]);
  });

  it('its requester can only withdraw it', async () => {
    const one = account({ waiting: change({ mayConfirm: false }) });
    await renderConsole({ at: `/admins/${one.id}`, answers: answers(one) });
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' }).disabled).toBe(true);
  });

  it('nothing can be done to one’s own account', async () => {
    const own = account({ id: adminOf('super').id, role: 'super' });
    await renderConsole({ at: `/admins/${own.id}`, answers: answers(own) });
    expect(await screen.findByText('Never')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Suspend|Change role|Remove from the console)$/ })).toBeNull();
  });
});

describe('a site of another name', () => {
  it.each(['/login', '/admins'])('bears its name on the tab and in place of the mark at %s', async (at) => {
    const site = { siteName: 'Northmoor', siteLogo: null, darkLogo: null, currency: 'USD', currencyDisplays: [] };
    await renderConsole({
      at,
      isSignedIn: at !== '/login',
      answers: { ...answers(), 'GET /site-setting': () => single(site) },
    });
    expect((await screen.findAllByText('Northmoor')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('img', { name: 'Cairn' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/ · Northmoor console$/));
  });
});

describe('the sign-in of a new site', () => {
  it.each([true, false])('says how to make the first admin only while there is none: %s', async (needed) => {
    const one: Answers = { 'GET /admin/queues': () => single([]), 'GET /admin/first-admin': () => single({ needed }) };
    await renderConsole({ at: '/login', isSignedIn: false, answers: one });
    await screen.findByLabelText('Password');
    const command = screen.queryByText('npm run admin -- create --email you@example.org --role super');
    if (needed) expect(await screen.findByText('There is no admin yet')).toBeTruthy();
    else expect(command).toBeNull();
  });
});
