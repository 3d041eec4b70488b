import type { Wire } from '@cairn/contracts';
import type { MailTemplate, MessageReport } from '@cairn/contracts/communication/console.replies';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../testing/records.js';
import { list, renderConsole, single, type Answers } from '../testing/render-console.js';

const ID = '0192f000-0000-7000-8000-000000000701';

const signedInAs = (role: Parameters<typeof adminOf>[0]): Answers => ({
  'GET /admin/me': () => single(adminOf(role)),
  'GET /admin/queues': () => single([{ queue: 'message-reports', count: 4, oldest: '2026-11-18T08:00:00.000Z' }]),
});

const report = (change: Partial<Wire<MessageReport>> = {}): Wire<MessageReport> => ({
  id: ID,
  reporter: { id: '1', name: 'Kwame Darko', slug: 'kwame' },
  reported: { id: '2', name: 'Tomasz Kowal', slug: 'tomasz' },
  reason: 'fraud',
  state: 'open',
  createdAt: '2026-11-18T08:00:00.000Z',
  decidedAt: null,
  detail: 'He asks for codes.',
  note: null,
  decidedBy: null,
  campaign: null,
  messages: [{ id: '3', senderId: '2', text: 'Send me the code.\nأرسل الرمز.', at: '2026-11-18T07:59:00.000Z' }],
  ...change,
});

const words = (language: 'en' | 'fr' | 'ar', subject: string): Wire<MailTemplate>['words'][number] => ({
  language,
  subject,
  body: `${subject}.`,
  ownSubject: subject,
  ownBody: `${subject}.`,
  changed: false,
  version: 'v1',
});

const template: Wire<MailTemplate> = {
  id: 'distribution',
  subject: 'Paid {{amount}}',
  event: 'distribution.credited',
  topic: 'repayments',
  changedIn: [],
  placeholders: ['name', 'amount'],
  words: [words('en', 'Paid {{amount}}'), words('fr', 'Payé {{amount}}'), words('ar', 'دُفع {{amount}}')],
};

const preview = single({
  subject: 'Paid $140.00',
  html: '<html lang="en" dir="ltr"><body style="margin:0"><p style="color:red">Paid</p></body></html>',
  text: 'Paid $140.00.',
});

describe('reported messages', () => {
  it('wait in a queue with their count, and show what was written', async () => {
    await renderConsole({
      at: `/message-reports/${ID}`,
      answers: { ...signedInAs('moderator'), [`GET /admin/message-reports/${ID}`]: () => single(report()) },
    });
    expect(await screen.findByRole('link', { name: /Reported messages 4 waiting/u })).toBeTruthy();
    const detail = await screen.findByRole('complementary');
    expect(await within(detail).findByText('Send me the code.')).toBeTruthy();
    expect(within(detail).getByText('أرسل الرمز.').getAttribute('dir')).toBe('auto');
    expect(
      within(detail)
        .getByRole('link', { name: /tomasz/iu })
        .getAttribute('href'),
    ).toMatch(/\/users\/2$|\/profile\/tomasz$/u);
  });

  it('are upheld with a finding, once', async () => {
    const user = userEvent.setup();
    let current = report();
    const { calls } = await renderConsole({
      at: `/message-reports/${ID}`,
      answers: {
        ...signedInAs('moderator'),
        [`GET /admin/message-reports/${ID}`]: () => single(current),
        [`POST /admin/message-reports/${ID}/uphold`]: () => {
          current = report({ state: 'upheld', note: 'Fraud.', decidedBy: 'n.boateng@example.org' });
          return single(current);
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Uphold' }));
    const dialog = await screen.findByRole('dialog', { name: 'Uphold the report about Tomasz Kowal?' });
    await user.click(within(dialog).getByRole('button', { name: 'Uphold' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(within(dialog).getByLabelText('Finding'), 'Fraud.');
    await user.click(within(dialog).getByRole('button', { name: 'Uphold' }));
    expect(await screen.findByText('Report decided.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toBe('{"note":"Fraud."}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  });
});

describe('mails', () => {
  const answers: Answers = {
    ...signedInAs('moderator'),
    'GET /admin/mail-templates/distribution': () => single(template),
    'POST /admin/mail-templates/distribution/preview': () => preview,
    'PATCH /admin/mail-templates/distribution': () => single(template),
    'POST /admin/mail-templates/distribution/test': () => single({ done: true }),
  };

  it('are put into other words in one language; what equals the product’s own is not kept', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/mail-templates/distribution', answers });
    await user.click(await screen.findByRole('tab', { name: 'Français' }));
    const subject = await screen.findByLabelText('Subject');
    await user.clear(subject);
    await user.type(subject, 'Versé');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    const saved = calls.find(({ method }) => method === 'PATCH')?.body;
    expect(saved).toBe('{"language":"fr","subject":"Versé","body":null,"version":"v1"}');
  });

  it('U-20 are not saved over what somebody else has saved, which is shown first', async () => {
    const user = userEvent.setup();
    let current = template;
    const { calls } = await renderConsole({
      at: '/mail-templates/distribution',
      answers: {
        ...answers,
        'GET /admin/mail-templates/distribution': () => single(current),
        'PATCH /admin/mail-templates/distribution': () => {
          if (current !== template) return single(current);
          const colleagues = { ...words('en', 'Of a colleague'), version: 'v2' };
          current = { ...template, words: [colleagues, ...template.words.slice(1)] };
          return { status: 409, json: { status: 'fail', code: 'mail.overtaken', message: 'Changed meanwhile.' } };
        },
      },
    });
    await user.type(await screen.findByLabelText('Subject'), ' today');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Show the saved text' }));
    expect(await screen.findByText('Of a colleague')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toMatch(/ today$/u);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeTruthy();
    const versions = calls
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => /"version":"(\w+)"/u.exec(typeof body === 'string' ? body : '')?.[1]);
    expect(versions).toEqual(['v1', 'v2']);
  });

  it('say beside the field which placeholder is none', async () => {
    const user = userEvent.setup();
    await renderConsole({
      at: '/mail-templates/distribution',
      answers: {
        ...answers,
        'PATCH /admin/mail-templates/distribution': () => ({
          status: 400,
          json: {
            status: 'fail',
            code: 'mail.placeholder',
            message: 'No',
            errors: [{ field: 'body', code: 'mail.placeholder', msg: 'x is not a placeholder of this e-mail.' }],
          },
        }),
      },
    });
    await user.type(await screen.findByLabelText('Text'), ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('x is not a placeholder of this e-mail.')).toBeTruthy();
    expect(screen.getByLabelText('Text').getAttribute('aria-invalid')).toBe('true');
  });

  it('U-18 keep what was typed when the session ends', async () => {
    const user = userEvent.setup();
    const first = await renderConsole({ at: '/mail-templates/distribution', answers });
    await user.type(await screen.findByLabelText('Subject'), ' today');
    first.session.close();
    cleanup();
    await renderConsole({ at: '/mail-templates/distribution', answers });
    const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
    expect(subject.value).toMatch(/ today$/u);
    expect(screen.getByText(/^Your session ended before this was saved/u)).toBeTruthy();
  });

  it('are shown as plain text, and sent to the admin', async () => {
    const user = userEvent.setup();
    await renderConsole({ at: '/mail-templates/distribution', answers });
    await user.click(await screen.findByRole('tab', { name: 'Plain text' }));
    expect(await screen.findByText('Paid $140.00.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText('The test was sent to your address.')).toBeTruthy();
  });
});

describe('SEC-59 the audit log', () => {
  afterEach(() => jest.restoreAllMocks());
  const entry = {
    id: ID,
    at: '2026-11-20T08:00:00.000Z',
    actor: 'amal@example.org',
    action: 'campaign.approved',
    subjectType: 'campaign',
    subjectId: 'c-1',
    before: { status: 1 },
    after: { status: 2 },
    reason: null,
    about: null,
  };
  const chain = (broken: number[]) => single({ blocks: 3, entries: 12, waiting: 1, broken });
  const answers = (broken: number[] = []): Answers => ({
    ...signedInAs('compliance'),
    'GET /admin/audit-log': () => list(entry),
    'GET /admin/audit-log/chain': () => chain(broken),
  });
  const asked = (calls: { path: string }[]): URLSearchParams =>
    new URLSearchParams(
      calls
        .filter(({ path }) => path.startsWith('/admin/audit-log?'))
        .at(-1)
        ?.path.split('?')[1],
    );

  it('says whether it is intact', async () => {
    await renderConsole({ at: '/audit-log', answers: answers() });
    expect(await screen.findByText('Intact')).toBeTruthy();
  });

  it('says loudly when it was changed', async () => {
    await renderConsole({ at: '/audit-log', answers: answers([2]) });
    expect((await screen.findByRole('alert')).textContent).toContain('block 2');
  });

  it('is narrowed by actor and act; the filter is kept under a name, and asked again by one press', async () => {
    const user = userEvent.setup();
    const { calls } = await renderConsole({ at: '/audit-log', answers: answers() });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.type(await screen.findByLabelText('By'), 'amal@example.org{Enter}');
    await user.selectOptions(screen.getByLabelText('Action'), 'Campaign approved');
    await waitFor(() => expect(asked(calls).get('action')).toBe('campaign.approved'));
    expect(asked(calls).get('actor')).toBe('amal@example.org');
    await user.click(await screen.findByRole('button', { name: 'Save filter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Save filter' });
    await user.type(within(dialog).getByLabelText('Name'), 'Amal’s approvals');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(asked(calls).get('actor')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Amal’s approvals' }));
    await waitFor(() => expect(asked(calls).get('actor')).toBe('amal@example.org'));
    await user.click(screen.getByRole('button', { name: 'Delete filter Amal’s approvals' }));
    expect(screen.queryByRole('button', { name: 'Amal’s approvals' })).toBeNull();
  });

  it('SEC-38 is given as a file with the filter that is set, by the session’s own token', async () => {
    const user = userEvent.setup();
    const given = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    const auditLog = answers();
    const { calls } = await renderConsole({
      at: '/audit-log',
      answers: {
        ...auditLog,
        'GET /admin/audit-log': (request) =>
          request.path.includes('format=csv')
            ? single(new Blob(['x']))
            : (auditLog['GET /admin/audit-log']?.(request) ?? list()),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(await screen.findByLabelText('Action'), 'Campaign approved');
    await screen.findByRole('button', { name: 'Clear filters' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
    const taken = calls.find(({ path }) => path.includes('format=csv'));
    expect(taken?.headers['authorization']).toBe('Bearer token');
    const query = new URLSearchParams(taken?.path.split('?')[1]);
    expect([query.get('format'), query.get('action')]).toEqual(['csv', 'campaign.approved']);
  });
});
