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
  /** SEC-14: step-up authentication, and the call that completes it. */
  proof: Proof;
  /** The time that deadlines are compared with. */
  clock: ServerClock;
  /** The time that the end of the session is compared with. */
  machine: ServerClock;
}

export interface Proof extends StepUp {
  /** A code of the authenticator; the session continues with another token (SEC-3). */
  give(code: string): Promise<void>;
}

interface CallsOptions {
  transport: Transport;
  fileTransport: Transport;
  session: Session;
  language: () => string;
}

/** Codes that mean the session is missing or over. A wrong password or code does not end a session. */
const SESSION_OVER: ReadonlySet<string> = new Set(['auth.required', 'auth.session_ended']);

/**
 * The console's calls. A call that needs step-up authentication is repeated after it. A call that was refused because
 * the token was renewed meanwhile is repeated with the new token: it had no effect. A call with the answer that the
 * session is over ends it here.
 */
export function createCalls({ transport, fileTransport, session, language }: CallsOptions): Calls {
  const [clock, machine] = [createServerClock(), createServerClock()];
  const options = { token: () => session.token(), language, isOffline: () => !navigator.onLine, clock, machine };
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
      // A session with another end is another session, perhaps of another admin.
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
    machine,
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
