import type { ApiRequest, ApiResponse } from '@cairn/client';
import { adminApi } from '@cairn/contracts';
import { createCalls } from './calls.js';
import { createSession } from './session.js';

const END = '2099-01-01T00:00:00.000Z';
const answer = (status: number, json: unknown): ApiResponse => ({ status, json, headers: { get: () => null } });
const OVER = answer(401, { status: 'fail', code: 'auth.session_ended', message: 'Over.' });
const tokenOf = ({ headers }: ApiRequest): string | undefined => headers['authorization'];

/** A server on which the first token is over as soon as a proof has come in; its answer waits to be let go. */
function server() {
  let letGo: (response: ApiResponse) => void = () => undefined;
  const asked: ApiRequest[] = [];
  const transport = (request: ApiRequest): Promise<ApiResponse> => {
    asked.push(request);
    if (request.path.startsWith('/admin/step-up')) return new Promise((resolve) => (letGo = resolve));
    return Promise.resolve(tokenOf(request) === 'Bearer new' ? answer(200, { data: { data: [] } }) : OVER);
  };
  const session = createSession(localStorage);
  session.open('old', END);
  const calls = createCalls({ transport, fileTransport: transport, session, language: () => 'en' });
  return { asked, session, calls, letGo: (response: ApiResponse) => letGo(response) };
}
const renewal = (expirationDate: string) => answer(200, { data: { data: { token: 'new', expirationDate } } });

describe('SEC-3 calls while the token is renewed', () => {
  beforeEach(() => localStorage.clear());

  it('SEC-3 one that is refused waits for the new token, and is made again with it', async () => {
    const { asked, calls, letGo } = server();
    const proved = calls.proof.give('123456');
    const waiting = calls.client.send(adminApi.queues, {});
    letGo(renewal(END));
    await proved;
    expect(await waiting).toEqual([]);
    expect(asked.map(tokenOf)).toEqual(['Bearer old', 'Bearer old', 'Bearer new']);
  });

  it('SEC-3 one of a session that is another one by now is not made again', async () => {
    const { asked, session, calls } = server();
    const waiting = calls.client.send(adminApi.queues, {});
    session.open('new', '2099-01-01T01:00:00.000Z');
    await expect(waiting).rejects.toMatchObject({ code: 'auth.session_ended' });
    expect(asked).toHaveLength(1);
    expect(session.token()).toBe('new');
  });

  it('SEC-3 one of a session that has ended is not made again', async () => {
    const { asked, session, calls } = server();
    await expect(calls.client.send(adminApi.queues, {})).rejects.toMatchObject({ code: 'auth.session_ended' });
    expect(asked).toHaveLength(1);
    expect(session.token()).toBeNull();
  });
});
