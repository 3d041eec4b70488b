import { sharedCount } from './shared-count.js';

const outlines = sharedCount();

/** Counts a grey piece of a page for as long as it is there; gives what takes it out again. */
export const countOutline = (): (() => void) => {
  outlines.add(1);
  return () => outlines.add(-1);
};

/** Whether any part of the page is still an outline, whatever it waits for: code, words or data. */
export const useShowsOutline = outlines.useIsAny;
