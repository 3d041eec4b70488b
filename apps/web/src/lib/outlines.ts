import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let shown = 0;

const count = (more: 1 | -1): void => {
  shown += more;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts a grey piece of a page for as long as it is there; gives what takes it out again. */
export const countOutline = (): (() => void) => {
  count(1);
  return () => count(-1);
};

/** Whether any part of the page is still an outline, whatever it waits for: code, words or data. */
export const useShowsOutline = (): boolean => useSyncExternalStore(subscribe, () => shown > 0);
