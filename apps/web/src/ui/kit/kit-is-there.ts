import { useSyncExternalStore } from 'react';

let isThere = false;
const waiting = new Set<() => void>();

/** Said by the kit itself, as it arrives. */
export const tellKit = (): void => {
  isThere = true;
  for (const told of waiting) told();
};

const wait = (told: () => void): (() => void) => {
  waiting.add(told);
  return () => waiting.delete(told);
};

/** Whether the kit has been fetched: whatever shows a toast brings it along. The server draws as if it had not. */
export const useKitIsThere = (): boolean =>
  useSyncExternalStore(
    wait,
    () => isThere,
    () => false,
  );
