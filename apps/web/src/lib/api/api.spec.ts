import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { twoFactorApi } from '@cairn/contracts/second-factor/two-factor.endpoints';
import { answering, type Answer } from '../../testing/answers.js';
import { send, sendChangingSession } from './api.js';
import { clearSession, getSession, renewSession, storeSession } from './session.js';

const expirationDate = new Date(Date.now() + 3_600_000).toISOString();
const ended: Answer = { status: 401, code: 'auth.session_ended', message: 'Please sign in again.' };

describe('a call with a token that is no longer taken', () => {
  beforeEach(() => storeSession({ enableTwoFactorAuth: false, token: 'before', expirationDate }));
  afterEach(() => clearSession());

  const answeringTo = (token: string) =>
    answering({
      'GET /users/me': () => (getSession()?.token === token ? { data: { email: 'ines@example.org' } } : ended),
      'POST /users/step-up': () => ({ data: { method: 'password', done: true, token: 'after', expirationDate } }),
    });

  it('S-05 ends the session here', async () => {
    answeringTo('another');
    await expect(send(usersApi.me, {})).rejects.toMatchObject({ code: 'auth.session_ended' });
    expect(getSession()).toBeNull();
  });

  it('M-9 an outage does not end it: the call fails and the session stays', async () => {
    answering({
      'GET /users/me': () => ({ status: 503, code: 'server.unavailable', message: 'Away for a moment.' }),
    });
    await expect(send(usersApi.me, {})).rejects.toMatchObject({ status: 503, code: 'server.unavailable' });
    expect(getSession()?.token).toBe('before');
  });

  it('SEC-3 is made again when the session was being renewed', async () => {
    const calls = answeringTo('after');
    const renewal = sendChangingSession(twoFactorApi.stepUp, { body: { code: '123456' } }, ({ token }) =>
      renewSession(token ?? '', expirationDate),
    );
    expect(await send(usersApi.me, {})).toMatchObject({ email: 'ines@example.org' });
    await renewal;
    expect(calls.filter(({ path }) => path === '/users/me')).toHaveLength(2);
    expect(getSession()?.token).toBe('after');
  });

  it('SEC-3 is made again when another tab has renewed the session', async () => {
    const calls = answering({
      'GET /users/me': () => {
        if (localStorage.getItem('token') === 'after' && calls.length > 1) return { data: { email: 'i@example.org' } };
        localStorage.setItem('token', 'after');
        return ended;
      },
    });
    expect(await send(usersApi.me, {})).toMatchObject({ email: 'i@example.org' });
    expect(getSession()?.token).toBe('after');
  });

  it('sends nothing again under the session of somebody else', async () => {
    const calls = answering({
      'GET /users/me': () => {
        localStorage.setItem('token', 'theirs');
        localStorage.setItem('expirationDate', new Date(Date.now() + 7_200_000).toISOString());
        return ended;
      },
    });
    await expect(send(usersApi.me, {})).rejects.toMatchObject({ code: 'auth.session_ended' });
    expect(calls).toHaveLength(1);
    expect(getSession()?.token).toBe('theirs');
  });
});
