import type { ApiRequest } from '@cairn/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminOf } from '../testing/records.js';
import { list, refusal, renderConsole, single, type Answer, type Answers } from '../testing/render-console.js';

const END = '2099-01-01T00:00:00.000Z';
const TITLE = 'Confirm it’s you';
const isFile = ({ path }: ApiRequest): boolean => path.includes('format=csv');

/** A console in which exports need step-up authentication and renew the token. */
const answers = (change: Answers = {}): Answers => ({
  'GET /admin/me': () => single(adminOf('super')),
  'GET /admin/queues': () => single([]),
  'GET /admin/newsletter-subscriptions': (request): Answer => {
    if (!isFile(request)) {
      return list({ id: '1', email: 'ines@example.org', language: 'en', subscribedAt: END, unsubscribedAt: null });
    }
    if (request.headers['authorization'] === 'Bearer proved') return single(new Blob(['x']));
    return refusal(403, 'auth.step_up_required', 'Please confirm first that it is you.');
  },
  'POST /admin/step-up': ({ body }) =>
    body === '{"code":"123456"}'
      ? single({ token: 'proved', expirationDate: END })
      : refusal(401, 'auth.bad_code', 'That code is not right.'),
  ...change,
});

async function askForFile(change: Answers = {}) {
  const user = userEvent.setup();
  const given = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const rendered = await renderConsole({ at: '/newsletter-subscriptions', answers: answers(change) });
  await screen.findByText('ines@example.org');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  return { ...rendered, user, given, dialog: within(await screen.findByRole('dialog', { name: TITLE })) };
}

describe('SEC-14 step-up authentication in the console', () => {
  afterEach(() => jest.restoreAllMocks());

  it('SEC-14 a refused file is given once its reader has entered a code; the session goes on under another token', async () => {
    const { calls, session, user, given, dialog } = await askForFile();
    const field = dialog.getByLabelText('Six-digit code');
    expect(document.activeElement).toBe(field);
    await user.type(field, '123 456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session.token()).toBe('proved');
    expect(calls.filter(isFile).map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer token',
      'Bearer proved',
    ]);
  });

  it('SEC-14 a wrong code is said to be wrong, and can be corrected', async () => {
    const { user, given, session, dialog } = await askForFile();
    await user.type(dialog.getByLabelText('Six-digit code'), '12345');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect(dialog.getByText('Enter all six digits.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Six-digit code'), '7');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await dialog.findByText('That code is not right.');
    expect(document.activeElement).toBe(dialog.getByLabelText('Six-digit code'));
    expect([session.token(), given.mock.calls.length]).toEqual(['token', 0]);
    await user.type(dialog.getByLabelText('Six-digit code'), '123456');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
  });

  it('SEC-14 a cancelled step-up gives no file, and the session continues', async () => {
    const { user, given, session, dialog } = await askForFile();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([session.token(), given.mock.calls.length]).toEqual(['token', 0]);
  });
});
