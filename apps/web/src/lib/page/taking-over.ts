/**
 * The browser takes over a page that the server rendered in parts: a part in its own boundary comes after the
 * page around it, and must find the data and the time that the server had. Until the last part is taken over nothing is
 * read again and the clock does not advance.
 */
const parts = new Set<object>();
let isRunning = false;
let isPageThere = false;
let afterwards: (() => void)[] = [];

const finishIfLast = (): void => {
  if (!isPageThere || parts.size > 0) return;
  isRunning = false;
  const acts = afterwards;
  afterwards = [];
  for (const act of acts) act();
};

/** A page that the server rendered is about to be taken over; `after` is done once its last part is. */
export const beginTakingOver = (after: () => void): void => {
  isRunning = true;
  isPageThere = false;
  afterwards.push(after);
};

/** Whether parts of the page are still as the server rendered them. */
export const isTakingOver = (): boolean => isRunning;

/** A part in its own boundary is on the page and not hydrated yet. */
export const awaitPart = (part: object): void => void parts.add(part);

/** The part is hydrated, or removed. */
export const partIsThere = (part: object): void => {
  if (parts.delete(part)) finishIfLast();
};

/** The page is taken over, but for the parts that are awaited: does `act` once they are too. */
export const pageIsThere = (act: () => void): void => {
  isPageThere = true;
  afterwards.push(act);
  finishIfLast();
};
