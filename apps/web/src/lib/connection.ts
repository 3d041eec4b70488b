import type { ConnectionState } from '@cairn/client';
import { createBrowserConnection } from '@cairn/client/browser-connection';
import { useSyncExternalStore } from 'react';

/** Whether the server can be reached from here, for calls, code, words and pictures alike. */
export const connection = createBrowserConnection();

const listeners = new Set<() => void>();
let lacking = 0;
const lack = (more: 1 | -1): void => {
  lacking += more;
  for (const listener of listeners) listener();
};
const subscribeLack = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.state, () => 'here');

/** Whether code or words that were asked for wait for the connection. */
export const useLacksCode = (): boolean => useSyncExternalStore(subscribeLack, () => lacking > 0);

/** Browsers remember code that failed until the page is loaded again. Who has typed something is asked first. */
const loadPageAgain = (): Promise<never> => {
  window.location.reload();
  return new Promise(() => undefined);
};

/**
 * Code and words that are fetched when first needed: what failed for want of a connection comes once there is one. With
 * a connection it is tried once more, since the answer may have been lost on its way.
 */
export const fetchedLater = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch {
    if ((await connection.check()) === 'here') return load();
  }
  lack(1);
  await connection.untilHere();
  lack(-1);
  return load().catch(loadPageAgain);
};
