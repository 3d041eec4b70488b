import { createConnection } from '@cairn/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf, identity, IDENTITY_ID, payout, PAYOUT_ID } from '../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../testing/render-console.js';

const signedInAs = (role: Parameters<typeof adminOf>[0]): Answers => ({
  'GET /admin/me': () => single(adminOf(role)),
  'GET /admin/queues': () => single([{ queue: 'payouts', count: 2, oldest: '2026-11-18T08:00:00.000Z' }]),
  'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: '2026-11-20T08:00:00.000Z' }),
});

describe('R-08 signing in', () => {
  it('R-08 asks for the password, then for the code', async () => {
    const user = userEvent.setup();
    const { calls, session } = await renderConsole({
      at: { pathname: '/login', state: { nextPathname: '/payouts', nextSearch: '' } },
      isSignedIn: false,
      answers: {
        ...signedInAs('finance'),
        'POST /admin/login': () => single({ halfToken: 'half' }),
        'POST /admin/login/verify': () => single({ token: 'full', expirationDate: '2099-01-01T00:00:00.000Z' }),
      },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'n.boateng@example.org');
    await user.type(screen.getByLabelText('Password'), 'Right-pass1');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.type(await screen.findByLabelText('Six-digit code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Payouts' })).toBeTruthy();
    expect(session.token()).toBe('full');
    const verify = calls.find(({ path }) => path.startsWith('/admin/login/verify'));
    expect(verify?.body).toBe('{"halfToken":"half","code":"123456"}');
  });

  it('says why a sign-in failed, with the reference', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/login',
      isSignedIn: false,
      answers: {
        'POST /admin/login': () => refusal(401, 'auth.bad_credentials', 'The e-mail address or password is incorrect.'),
      },
    });
    await user.type(await screen.findByLabelText('E-mail'), 'n@example.org');
    await user.type(screen.getByLabelText('Password'), 'wrong-pass');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The e-mail address or password is incorrect.')).toBeTruthy();
    expect(screen.getByText('req-77')).toBeTruthy();
  });
});

describe('the connection', () => {
  it('is reported as lost on the screen, which keeps what it has read, until the server answers again', async () => {
    let isThere = true;
    const connection = createConnection({ isOnline: () => true, probe: async () => isThere });
    await renderConsole({ at: '/', answers: signedInAs('finance'), connection });
    expect(await screen.findByRole('heading', { name: 'Today' })).toBeTruthy();
    isThere = false;
    await act(async () => void (await connection.check()));
    expect(await screen.findByText(/The server is not responding/u)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Today' })).toBeTruthy();
    isThere = true;
    await act(async () => void (await connection.check()));
    expect(screen.queryByText(/The server is not responding/u)).toBeNull();
  });
});

describe('what a role sees', () => {
  it('leaves out the parts that the role does not open', async () => {
    await renderConsole({ at: '/', answers: signedInAs('operator') });
    const nav = await screen.findByRole('navigation', { name: 'Console' });
    expect(await within(nav).findByRole('link', { name: 'Ledger' })).toBeTruthy();
    expect(within(nav).queryByRole('link', { name: /Payouts/u })).toBeNull();
    expect(within(nav).queryByRole('link', { name: /Identity/u })).toBeNull();
  });

  it('counts the queues in which the role decides, not those it may only read', async () => {
    await renderConsole({ at: '/', answers: signedInAs('compliance') });
    const queues = await screen.findByRole('region', { name: 'Queues' });
    expect(within(queues).getByRole('link', { name: /Identity/u })).toBeTruthy();
    expect(within(queues).queryByRole('link', { name: /Campaigns/u })).toBeNull();
  });

  it('counts those who asked to have their account closed, and names who waits longest', async () => {
    await renderConsole({
      at: '/',
      answers: {
        ...signedInAs('compliance'),
        'GET /admin/queues': () =>
          single([{ queue: 'deletion-requests', count: 3, oldest: '2026-11-18T08:00:00.000Z' }]),
        'GET /admin/deletion-requests': () =>
          list({
            id: IDENTITY_ID,
            name: 'Kofi Asante',
            email: 'kofi@example.org',
            reason: null,
            requestedAt: '2026-11-18T08:00:00.000Z',
            dueAt: '2026-12-18T08:00:00.000Z',
          }),
      },
    });
    const queues = await screen.findByRole('region', { name: 'Queues' });
    expect(
      within(queues)
        .getByRole('link', { name: /Closure requests 3/u })
        .getAttribute('href'),
    ).toBe('/deletion-requests');
    expect(screen.getByText(/items are waiting/u).textContent).toMatch(/3\W* items/u);
    expect(await screen.findByText('Kofi Asante')).toBeTruthy();
  });

  it('C-11 is shown in Arabic from right to left', async () => {
    await renderConsole({ at: '/', language: 'ar', answers: signedInAs('finance') });
    expect(await screen.findByRole('heading', { name: 'اليوم' })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'));
    expect(document.documentElement.lang).toBe('ar');
  });
});

describe('R-08 identity', () => {
  it('R-08 declines with a reason, and not without', async () => {
    const user = userEvent.setup();
    const path = `/admin/identities/${IDENTITY_ID}`;
    const { calls } = await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: {
        ...signedInAs('compliance'),
        [`GET ${path}`]: () => single(identity()),
        [`POST ${path}/decline`]: () => single(identity({ state: 'declined' })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(within(dialog).getByText('Write at least 3 characters.')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(within(dialog).getByLabelText('Reason'), 'The name differs.');
    await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Kofi Asante was declined.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"version":"v1","reason":"The name differs."}');
  });

  it('R-08 shows the legal name first, and says that the account has another', async () => {
    const record = identity({ legalFirstName: 'Totally', legalLastName: 'Different' });
    await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: {
        ...signedInAs('compliance'),
        'GET /admin/identities': () => list(record),
        [`GET /admin/identities/${IDENTITY_ID}`]: () => single(record),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Totally Different' })).toBeTruthy();
    expect(screen.getByText('The legal name differs from the name of the account.')).toBeTruthy();
    const row = await screen.findByRole('row', { name: /^Totally Different Account name: Kofi Asante/u });
    expect(row).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approve the identity of Totally Different?')).toBeTruthy();
  });

  it('U-20 is decided on as it was read, and read again with the reason kept once its person has changed it', async () => {
    const user = userEvent.setup();
    const path = `/admin/identities/${IDENTITY_ID}`;
    let current = identity();
    const { calls } = await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: {
        ...signedInAs('compliance'),
        [`GET ${path}`]: () => single(current),
        [`POST ${path}/decline`]: ({ body }) =>
          typeof body === 'string' && body.includes(`"version":"${current.version}"`)
            ? single({ ...current, state: 'declined' })
            : refusal(409, 'review.overtaken', 'This record has changed.'),
      },
    });
    const decline = async () => {
      await user.click(await screen.findByRole('button', { name: 'Decline' }));
      return within(await screen.findByRole('dialog'));
    };
    const first = await decline();
    await user.type(first.getByLabelText('Reason'), 'The name differs.');
    current = identity({ legalFirstName: 'Totally', version: 'v2' });
    // The tab is looked at again, whereupon the record behind the question is read again.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByRole('heading', { name: 'Totally Asante', hidden: true })).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Decline' }));
    expect(await first.findByText('This record has changed.')).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Reload the record' }));
    expect(await screen.findByText(/Read it before you decide/u)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await decline();
    expect(second.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The name differs.');
    await user.click(second.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText('Totally Asante was declined.')).toBeTruthy();
    const versions = calls
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => /"version":"(\w+)"/u.exec(typeof body === 'string' ? body : '')?.[1]);
    expect(versions).toEqual(['v1', 'v2']);
  });

  it('shows no more of a tax number than its end', async () => {
    await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: { ...signedInAs('compliance'), [`GET /admin/identities/${IDENTITY_ID}`]: () => single(identity()) },
    });
    expect(await screen.findByText(/•• 4242/u)).toBeTruthy();
  });

  it('has no decisions for those who may only read', async () => {
    await renderConsole({
      at: `/identities/${IDENTITY_ID}`,
      answers: {
        ...signedInAs('compliance'),
        'GET /admin/me': () => single({ ...adminOf('compliance'), permissions: ['identity.read'] }),
        [`GET /admin/identities/${IDENTITY_ID}`]: () => single(identity()),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Kofi Asante' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

describe('R-08 payouts', () => {
  const path = `/admin/payouts/${PAYOUT_ID}`;

  it('R-08 sends with the reference of the bank, and names the amount on every button', async () => {
    const user = userEvent.setup();
    let current = payout();
    const { calls } = await renderConsole({
      at: `/payouts/${PAYOUT_ID}`,
      answers: {
        ...signedInAs('finance'),
        [`GET ${path}`]: () => single(current),
        [`POST ${path}/release`]: () => {
          current = payout({ state: 'released', releasedBy: 'N. Boateng', reference: 'TR-4711', mayRelease: false });
          return single(current);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send $86,400.00' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send $86,400.00 to “Heddle Row II”?' });
    await user.type(within(dialog).getByLabelText('Reference of the bank transfer'), 'TR-4711');
    await user.click(within(dialog).getByRole('button', { name: 'Send $86,400.00' }));
    expect(await screen.findByText('$86,400.00 was sent.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"reference":"TR-4711"}');
    expect(await screen.findByText('Second confirmation (release): you')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send $86,400.00' })).toBeNull();
  });

  it('refuses the first person as the second, with an error', async () => {
    await renderConsole({
      at: `/payouts/${PAYOUT_ID}`,
      answers: {
        ...signedInAs('finance'),
        [`GET ${path}`]: () => single(payout({ approvedBy: 'N. Boateng', mayRelease: false })),
      },
    });
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send $86,400.00' });
    expect(send.disabled).toBe(true);
    expect(screen.getByText('You gave the first confirmation. Somebody else must release it.')).toBeTruthy();
  });

  it('SEC-57 does not let the owner of a payout reject it', async () => {
    const me = adminOf('finance');
    await renderConsole({
      at: `/payouts/${PAYOUT_ID}`,
      answers: {
        ...signedInAs('finance'),
        [`GET ${path}`]: () => single(payout({ requestedBy: me.email, mayRelease: false })),
      },
    });
    const reject = await screen.findByRole<HTMLButtonElement>('button', { name: 'Decline' });
    expect(reject.disabled).toBe(true);
    expect(screen.getAllByText(/^You requested this payout\./u).length).toBeGreaterThan(0);
  });

  it('changes nothing on the screen when the server refuses, and keeps what was typed', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: `/payouts/${PAYOUT_ID}`,
      answers: {
        ...signedInAs('finance'),
        [`GET ${path}`]: () => single(payout()),
        [`POST ${path}/release`]: () => refusal(409, 'payout.second_person', 'A second person must confirm.'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Send $86,400.00' }));
    const dialog = await screen.findByRole('dialog');
    const reference = within(dialog).getByLabelText<HTMLInputElement>('Reference of the bank transfer');
    await user.type(reference, 'TR-4711');
    await user.click(within(dialog).getByRole('button', { name: 'Send $86,400.00' }));
    expect(await within(dialog).findByText('A second person must confirm.')).toBeTruthy();
    expect(within(dialog).getByText('req-77')).toBeTruthy();
    expect(reference.value).toBe('TR-4711');
  });
});
