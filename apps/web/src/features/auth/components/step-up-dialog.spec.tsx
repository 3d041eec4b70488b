import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { send } from '../../../lib/api/api.js';
import { getSession, storeSession } from '../../../lib/api/session.js';
import { useStepUpAsked } from '../../../lib/api/step-up.js';
import { answering, type Answer, type Asked } from '../../../testing/answers.js';
import { render } from '../../../testing/render.js';
import StepUpDialog from './step-up-dialog.js';

const later = new Date(Date.now() + 3_600_000).toISOString();
const wanted: Answer = { status: 403, code: 'auth.step_up_required', message: 'Please confirm first that it is you.' };

/** As the providers of the client draw it. */
const Site = () => (useStepUpAsked() ? <StepUpDialog /> : <p>The page</p>);

const bodyOf = ({ body }: Asked): Record<string, unknown> => JSON.parse(body ?? '{}') as Record<string, unknown>;

describe('SEC-14 proving to be there', () => {
  beforeEach(() => storeSession({ enableTwoFactorAuth: false, token: 'before', expirationDate: later }));

  const proving = (method: string, refuses: (body: Record<string, unknown>) => Answer | null = () => null) =>
    answering({
      'GET /users/me': () => ({ data: { email: 'ines@example.org' } }),
      'POST /users/two-factor/disable': () => (getSession()?.token === 'after' ? { data: { done: true } } : wanted),
      'POST /users/step-up': (asked) => {
        const body = bodyOf(asked);
        if (!body['code']) return { data: { method, done: false } };
        return refuses(body) ?? { data: { method, done: true, token: 'after', expirationDate: later } };
      },
    });

  it('asks for password and mailed code, then repeats the call that was refused', async () => {
    const calls = proving('password');
    await render(<Site />);
    const done = send(twoFactorApi.disable, {});
    expect(await screen.findByText(/mailed to ines@example.org/u)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Current password'), 'Granite-Path7');
    await userEvent.type(screen.getByLabelText('Code from the e-mail'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await done).toEqual({ done: true });
    expect(calls.filter(({ path }) => path === '/users/two-factor/disable')).toHaveLength(2);
    expect(await screen.findByText('The page')).toBeTruthy();
  });

  it('asks for a code of the authenticator alone where there is one', async () => {
    proving('authenticator');
    await render(<Site />);
    const done = send(twoFactorApi.disable, {});
    await userEvent.type(await screen.findByLabelText('Code from your app'), '123456');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await done).toEqual({ done: true });
  });

  it('says at the field what was wrong, and asks for what is missing', async () => {
    proving('password', () => ({
      status: 400,
      code: 'user.code_wrong',
      message: 'No',
      errors: [{ field: 'code', code: 'user.code_wrong', msg: 'This code is incorrect or has already been used.' }],
    }));
    await render(<Site />);
    void send(twoFactorApi.disable, {}).catch(() => undefined);
    await screen.findByLabelText('Current password');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    await userEvent.type(screen.getByLabelText('Current password'), 'Granite-Path7');
    await userEvent.type(screen.getByLabelText('Code from the e-mail'), '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('This code is incorrect or has already been used.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  });

  it('keeps the refusal when the reader cancels', async () => {
    proving('password');
    await render(<Site />);
    const refused = send(twoFactorApi.disable, {}).catch((error: unknown) => error);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(async () => expect(await refused).toMatchObject({ code: 'auth.step_up_required' }));
    expect(getSession()?.token).toBe('before');
  });
});
