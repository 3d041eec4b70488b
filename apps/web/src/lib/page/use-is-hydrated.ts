import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * False on the server and while its page is taken over, true from then on: what only the reader's browser knows (who is
 * signed in, the time zone) is drawn after it, so that both draw the same at first.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
