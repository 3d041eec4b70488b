import { FROM_A_PROXY } from './api-error.js';
import type { Transport } from './transport.js';

/** `offline`: the device has no connection. `away`: it has one, and the server does not answer. */
export type ConnectionState = 'here' | 'offline' | 'away';

/** Whether the server can be reached, checked once for all calls. */
export interface Connection {
  readonly state: () => ConnectionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Checks the server at once, and again with growing waits until it answers; resolves with the first result. */
  readonly check: () => Promise<ConnectionState>;
  /** Resolves once the server can be reached. */
  readonly untilHere: () => Promise<void>;
}

interface ConnectionOptions {
  isOnline: () => boolean;
  /** A health check of the server; rejects or returns false when it does not answer. */
  probe: () => Promise<boolean>;
  /** Waits, or returns early when the signal is aborted. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

const FIRST_WAIT = 2_000;
const LONGEST_WAIT = 60_000;

/** Between half of the wait and all of it: after a restart not all clients return in the same instant. */
export const waitBefore = (attempt: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + random() / 2);

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export function createConnection({ isOnline, probe, pause = sleep }: ConnectionOptions): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = isOnline() ? 'here' : 'offline';
  let finding: Promise<ConnectionState> | null = null;
  let waiting: AbortController | null = null;

  const ask = async (): Promise<ConnectionState> => {
    if (!isOnline()) return 'offline';
    const isThere = await probe().catch(() => false);
    if (!isOnline()) return 'offline';
    return isThere ? 'here' : 'away';
  };
  const publish = (found: ConnectionState): ConnectionState => {
    if (found !== state) {
      state = found;
      for (const listener of listeners) listener();
    }
    return found;
  };
  const find = (): Promise<ConnectionState> => {
    finding ??= ask()
      .then(publish)
      .finally(() => {
        finding = null;
      });
    return finding;
  };
  /** The browser reports when it has a connection again; there is no such event for the server. */
  const keepAsking = async (): Promise<void> => {
    const stop = new AbortController();
    waiting = stop;
    for (let attempt = 0; state === 'away' && !stop.signal.aborted; attempt++) {
      await pause(waitBefore(attempt), stop.signal);
      if (!stop.signal.aborted) await find();
    }
  };
  const check = async (): Promise<ConnectionState> => {
    waiting?.abort();
    const found = await find();
    if (found === 'away') void keepAsking();
    return found;
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    state: () => state,
    subscribe,
    check,
    untilHere: () =>
      new Promise((resolve) => {
        if (state === 'here') return resolve();
        const stop = subscribe(() => {
          if (state !== 'here') return;
          stop();
          resolve();
        });
        return undefined;
      }),
  };
}

/** A call without an answer is a reason to check whether the server can be reached. */
export const watched =
  (transport: Transport, connection: Pick<Connection, 'check' | 'state'>): Transport =>
  async (request) => {
    const doubt = (): void => {
      if (connection.state() === 'here') void connection.check();
    };
    try {
      const response = await transport(request);
      if (FROM_A_PROXY.includes(response.status)) doubt();
      return response;
    } catch (error) {
      doubt();
      throw error;
    }
  };
