import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'] as const;

const subscribe = (changed: () => void): (() => void) => {
  for (const name of EVENTS) window.addEventListener(name, changed);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, changed);
  };
};

/** Whether the browser has a connection now. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
