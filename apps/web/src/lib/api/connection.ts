import { createConnection, type ConnectionState } from '@cairn/client';
import { createBrowserConnection } from '@cairn/client/browser-connection';
import { useSyncExternalStore } from 'react';
import { sharedCount } from '../format/shared-count.js';
import { inBrowser } from '../page/page-scope.js';

/** Whether the server can be reached from here, for calls, code, words and pictures alike. */
export const connection = inBrowser
  ? createBrowserConnection()
  : createConnection({ isOnline: () => true, probe: async () => true });

const lacking = sharedCount();

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.state, () => 'here');

/** Whether code or words that were asked for wait for the connection. */
export const useLacksCode = lacking.useIsAny;

/** Browsers remember code that failed until the page is loaded again. Who has typed something is asked first. */
const loadPageAgain = (): Promise<never> => {
  window.location.reload();
  return new Promise(() => undefined);
};

/**
 * Code and words that are fetched when first needed: what failed without a connection is loaded once there is one. With
 * a connection it is tried once more, since the answer may have been lost on its way.
 */
export const fetchedLater = async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
  try {
    return await load();
  } catch {
    if ((await connection.check()) === 'here') return load();
  }
  lacking.add(1);
  await connection.untilHere();
  lacking.add(-1);
  return load().catch(loadPageAgain);
};
