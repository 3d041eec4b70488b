import { ApiError, createClient, type ApiRequest } from '@cairn/client';
import { adminOf } from '../../testing/records.js';
import { createAuthProvider } from './auth-provider.js';
import { createSession } from './session.js';

const set = (answer: (request: ApiRequest) => { status: number; data: unknown }) => {
  localStorage.clear();
  const calls: ApiRequest[] = [];
  const session = createSession(localStorage);
  const client = createClient(
    (request) => {
      calls.push(request);
      const { status, data } = answer(request);
      const json = status < 400 ? { status: 'success', data: { data } } : { status: 'fail', ...(data as object) };
      return Promise.resolve({ status, json, headers: { get: () => null } });
    },
    { token: () => session.token() },
  );
  return { calls, session, auth: createAuthProvider(client, session) };
};

const open = (session: ReturnType<typeof createSession>) => session.open('token', '2099-01-01T00:00:00.000Z');

describe('the auth provider', () => {
  it('R-08 shows a role the lists it may read and no others', async () => {
    const { session, auth } = set(() => ({ status: 200, data: adminOf('compliance') }));
    open(session);
    const may = (resource: string) => auth.canAccess?.({ resource, action: 'list' });
    expect(await may('identities')).toBe(true);
    expect(await may('payouts')).toBe(false);
    expect(await may('ledger-accounts')).toBe(false);
  });

  it('asks who one is once', async () => {
    const { calls, session, auth } = set(() => ({ status: 200, data: adminOf('finance') }));
    open(session);
    await Promise.all([auth.getIdentity?.(), auth.getPermissions?.({}), auth.getIdentity?.()]);
    expect(calls).toHaveLength(1);
  });

  it('asks nothing when nobody is signed in', async () => {
    const { calls, auth } = set(() => ({ status: 200, data: adminOf('finance') }));
    await expect(auth.checkAuth({})).rejects.toThrow(ApiError);
    await expect(auth.getIdentity?.()).rejects.toThrow(ApiError);
    expect(calls).toHaveLength(0);
  });

  it('ends the session when the server has ended it, and only then', async () => {
    const { session, auth } = set(() => ({ status: 200, data: null }));
    open(session);
    await auth.checkError(new ApiError(403, 'auth.forbidden', ''));
    expect(session.token()).toBe('token');
    await expect(auth.checkError(new ApiError(401, 'auth.session_ended', ''))).rejects.toThrow(ApiError);
    expect(session.token()).toBeNull();
  });

  it('M-9 an outage ends nothing: the session is kept, and who one is is asked again afterwards', async () => {
    let isAway = true;
    const { session, auth } = set(() =>
      isAway
        ? { status: 503, data: { code: 'server.unavailable', message: 'Away.', params: { retryAfter: 5 } } }
        : { status: 200, data: adminOf('finance') },
    );
    open(session);
    await expect(auth.getPermissions?.({})).rejects.toMatchObject({ code: 'server.unavailable' });
    await auth.checkAuth({});
    await auth.checkError(new ApiError(503, 'server.unavailable', ''));
    expect(session.token()).toBe('token');
    isAway = false;
    expect(await auth.getPermissions?.({})).toEqual(adminOf('finance').permissions);
  });

  it('signs out even when the session no longer exists on the server', async () => {
    const { session, auth } = set(() => ({ status: 401, data: { code: 'auth.session_ended', message: '' } }));
    open(session);
    await auth.logout({});
    expect(session.token()).toBeNull();
  });
});
