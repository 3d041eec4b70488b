const NAME = 'session-change';
let underway: Promise<unknown> = Promise.resolve();

/**
 * Does what ends the session or renews its token, on the server and then here. The old token is refused before the new
 * one has arrived: whoever is refused meanwhile waits for the end of this (`sessionAtRest`), in other tabs too.
 */
export const changingSession = <Result>(work: () => Promise<Result>): Promise<Result> => {
  // Missing outside of a secure context; each tab then knows of its own changes.
  const locks: LockManager | undefined = navigator.locks;
  const result = locks ? locks.request(NAME, work) : work();
  underway = result.catch(() => undefined);
  return result;
};

/** Resolves when nobody is changing the session. Never called by the change itself: it would wait for its own end. */
export const sessionAtRest = async (): Promise<void> => {
  const locks: LockManager | undefined = navigator.locks;
  await (locks ? locks.request(NAME, { mode: 'shared' }, () => Promise.resolve()) : underway);
};
