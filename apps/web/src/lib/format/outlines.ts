import { sharedCount } from './shared-count.js';

const outlines = sharedCount();

/** Counts a placeholder while it is on the page; returns a function that removes it. */
export const countOutline = (): (() => void) => {
  outlines.add(1);
  return () => outlines.add(-1);
};

/** Whether any part of the page is still an outline, whatever it waits for: code, words or data. */
export const useShowsOutline = outlines.useIsAny;
