import { useSyncExternalStore } from 'react';

interface SharedCount {
  add: (more: 1 | -1) => void;
  /** Whether it is above nothing, in a component that follows it. */
  useIsAny: () => boolean;
}

/** A count that code anywhere changes and components follow. */
export function sharedCount(): SharedCount {
  const listeners = new Set<() => void>();
  let count = 0;
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    add: (more) => {
      count += more;
      for (const listener of listeners) listener();
    },
    useIsAny: () =>
      useSyncExternalStore(
        subscribe,
        () => count > 0,
        () => false,
      ),
  };
}
