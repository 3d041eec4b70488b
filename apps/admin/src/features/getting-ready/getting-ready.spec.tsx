import { READINESS_STEPS, type ReadinessPointCode, type ReadinessStep } from '@cairn/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../../testing/records.js';
import { list, refusal, renderConsole, single, type Answers } from '../../testing/render-console.js';

const found = (step: ReadinessStep, code: ReadinessPointCode, ready: boolean, answer: string | null = null) =>
  single({ step, ready, points: [{ code, ready, answer }] });

const answers = (more: Answers = {}, gettingReady = 'yes'): Answers => ({
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/settings': () => single({ gettingReady }),
  'GET /admin/audit-log': () => list(),
  'GET /admin/ledger/trial-balance': () => single({ rows: [], balanced: true, at: '2026-11-20T07:00:00.000Z' }),
  ...Object.fromEntries(
    READINESS_STEPS.map((step) => [`GET /admin/getting-ready/${step}`, () => found(step, 'category', true)]),
  ),
  ...more,
});

const theList = () => screen.findByRole('region', { name: 'Getting ready' });

describe('getting ready', () => {
  it('lists each step with what is open, and where it is done', async () => {
    await renderConsole({
      at: '/',
      answers: answers({
        'GET /admin/getting-ready/identity': () => found('identity', 'site_logo', false),
        'GET /admin/getting-ready/providers': () => found('providers', 'stripe_account', false, 'Invalid key'),
        'GET /admin/getting-ready/fees': () => refusal(409, 'fees.decided', 'Not now.'),
      }),
    });
    const steps = within(await theList());
    expect(await steps.findByText('The site has a logo')).toBeTruthy();
    expect(await steps.findByText('Invalid key')).toBeTruthy();
    expect(await steps.findByText('Not now.')).toBeTruthy();
    expect(await steps.findByText(/6 of 9 steps are ready/)).toBeTruthy();
    expect(steps.getByRole('link', { name: 'Name, operator and logo' }).getAttribute('href')).toBe(
      '/settings/identity',
    );
    // Keys are set on the server, not in the console.
    expect(steps.getByRole('heading', { name: 'Payment provider' })).toBeTruthy();
    expect(steps.queryByRole('link', { name: 'Payment provider' })).toBeNull();
  });

  it('sends a test mail, and shows what the mail server said', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/',
      answers: answers({
        'GET /admin/getting-ready/mail': () => found('mail', 'mail_test', false),
        'POST /admin/getting-ready/test-mail': () =>
          single({ sent: false, to: 'n.boateng@example.org', answer: '535 Authentication failed' }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Send me a test e-mail' }));
    expect(await screen.findByText('535 Authentication failed')).toBeTruthy();
  });

  it('is gone once it is hidden', async () => {
    const user = userEvent.setup();
    let gettingReady = 'yes';
    const { calls } = await renderConsole({
      at: '/',
      answers: answers({
        'GET /admin/settings': () => single({ gettingReady }),
        'PATCH /admin/settings': () => {
          gettingReady = 'no';
          return single({ gettingReady });
        },
      }),
    });
    const steps = within(await theList());
    expect(await steps.findByText('Everything is ready. The site is live.')).toBeTruthy();
    await user.click(steps.getByRole('button', { name: 'Hide this list' }));
    await screen.findByText(/The list is hidden/);
    expect(screen.queryByRole('region', { name: 'Getting ready' })).toBeNull();
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toBe('{"gettingReady":"no"}');
  });

  it('stays hidden, and checks nothing, until it is shown again in the settings', async () => {
    const { calls } = await renderConsole({ at: '/', answers: answers({}, 'no') });
    await waitFor(() => expect(calls.some(({ path }) => path.startsWith('/admin/settings'))).toBe(true));
    await screen.findByText('Today', { selector: 'h1' });
    expect(screen.queryByRole('region', { name: 'Getting ready' })).toBeNull();
    expect(calls.filter(({ path }) => path.startsWith('/admin/getting-ready'))).toEqual([]);
  });

  it('is for those who may change the settings', async () => {
    const { calls } = await renderConsole({
      at: '/',
      answers: answers({ 'GET /admin/me': () => single(adminOf('moderator')) }),
    });
    await screen.findByText('Today', { selector: 'h1' });
    expect(calls.filter(({ path }) => path.startsWith('/admin/getting-ready'))).toEqual([]);
  });
});
