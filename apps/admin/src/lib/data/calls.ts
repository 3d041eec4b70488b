import {
  ApiError,
  createClient,
  createServerClock,
  createStepUp,
  proving,
  type Client,
  type ServerClock,
  type StepUp,
  type Transport,
} from '@cairn/client';
import { createSessionChange } from '@cairn/client/session-change';
import { adminApi } from '@cairn/contracts';
import type { Session } from './session.js';

export interface Calls {
  client: Client;
  /** The same, for what answers with a file. */
  files: Client;
  /** SEC-14: the question of whether the reader is there, and what answers it. */
  proof: Proof;
  /** What deadlines are measured against. */
  clock: ServerClock;
}

export interface Proof extends StepUp {
  /** A code of the authenticator: the session goes on under another token (SEC-3). */
  give(code: string): Promise<void>;
}

interface CallsOptions {
  transport: Transport;
  fileTransport: Transport;
  session: Session;
  language: () => string;
}

/** What the server says to whoever has no session, or no longer. A wrong password or code ends nothing. */
const SESSION_OVER: ReadonlySet<string> = new Set(['auth.required', 'auth.session_ended']);

/**
 * The console's calls. One that is refused until the reader has proved to be there is made again once they have; one
 * that was on its way while the token was renewed is made again with the new one, since nothing of it was done. Whichever
 * is told that the session is over ends it here.
 */
export function createCalls({ transport, fileTransport, session, language }: CallsOptions): Calls {
  const clock = createServerClock();
  const options = { token: () => session.token(), language, isOffline: () => !navigator.onLine, clock };
  const change = createSessionChange('console-session-change');
  const stepUp = createStepUp();

  const renewed = async <Reply>(call: () => Promise<Reply>): Promise<Reply> => {
    const [token, end] = [session.token(), session.expiresAt()?.getTime()];
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (token !== null) await change.atRest();
      const present = session.token();
      if (present === token && SESSION_OVER.has(error.code)) session.end();
      // A session that ends at another time is another one, maybe of another admin.
      if (token === null || present === null || present === token || session.expiresAt()?.getTime() !== end)
        throw error;
      return call();
    }
  };
  const plain = createClient(transport, options);
  const wrap = (inner: Client): Client => ({
    send: (endpoint, input) => proving(stepUp, () => renewed(() => inner.send(endpoint, input))),
  });
  return {
    clock,
    client: wrap(plain),
    files: wrap(createClient(fileTransport, options)),
    proof: {
      ...stepUp,
      give: (code) =>
        change.during(async () => {
          const { token, expirationDate } = await plain.send(adminApi.stepUp, { body: { code } });
          session.open(token, expirationDate);
        }),
    },
  };
}
