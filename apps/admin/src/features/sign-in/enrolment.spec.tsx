import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderConsole, single, type Answers } from '../../testing/render-console.js';

const answers: Answers = {
  'GET /admin/enrolment/link': () =>
    single({
      email: 'n.boateng@example.org',
      role: 'super',
      secret: 'JBSWY3DPEHPK3PXP',
      otpauthUrl: 'otpauth://totp/x',
      qrCode: 'data:image/png;base64,AA==',
    }),
  'POST /admin/enrolment/link': () => single({ done: true }),
  'GET /admin/me': () => refusal(401, 'auth.required', 'Sign in first.'),
};

const twoMinutes = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(120_000));

describe('U-1 opening an admin account with the one-time link', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['nobody is signed in', false],
    ['a session is kept that the server has ended', true],
  ])('U-1 stays on the page while %s, and asks for nobody', async (_, isSignedIn) => {
    const { calls } = await renderConsole({ at: '/enrol/link', answers, isSignedIn });
    await screen.findByLabelText('Password');
    await twoMinutes();
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(calls.filter(({ path }) => path.startsWith('/admin/me'))).toEqual([]);
  });

  it('U-1 keeps the form after a wrong code, and opens the account with the right one', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let tries = 0;
    await renderConsole({
      at: '/enrol/link',
      isSignedIn: false,
      answers: {
        ...answers,
        'POST /admin/enrolment/link': () => {
          tries += 1;
          return tries === 1 ? refusal(401, 'auth.bad_code', 'This code is not right.') : single({ done: true });
        },
      },
    });
    await user.type(await screen.findByLabelText('Password'), 'Basalt-4711!');
    await user.type(screen.getByLabelText('Confirm password'), 'Basalt-4711!');
    await user.type(screen.getByLabelText('Six-digit code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('This code is not right.')).toBeTruthy();
    await twoMinutes();
    await user.clear(screen.getByLabelText('Six-digit code'));
    // As an authenticator shows it.
    await user.type(screen.getByLabelText('Six-digit code'), '123 456');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
    expect(screen.queryByText(/This link works once/u)).toBeNull();
  });

  it('says once, at its field, that a code is too old, and shows no reference', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const old = 'This code is too old.';
    const body = { status: 'fail', code: 'validation.failed', message: old, requestId: 'req-77' };
    const fields = [{ field: 'code', code: 'auth.totp_invalid', msg: old }];
    await renderConsole({
      at: '/enrol/link',
      isSignedIn: false,
      answers: { ...answers, 'POST /admin/enrolment/link': () => ({ status: 400, json: { ...body, errors: fields } }) },
    });
    await user.type(await screen.findByLabelText('Password'), 'Basalt-4711!');
    await user.type(screen.getByLabelText('Confirm password'), 'Basalt-4711!');
    await user.type(screen.getByLabelText('Six-digit code'), '000000');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findAllByText(old)).toHaveLength(1);
    expect(screen.queryByText('req-77')).toBeNull();
  });
});
