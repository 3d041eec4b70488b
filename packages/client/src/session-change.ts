/** Changes of a session (end, or renewal of its token), separated from calls that only use it. */
export interface SessionChange {
  /**
   * Does what ends the session or renews its token, on the server and then here. The old token is refused before the
   * new one has arrived: a call that is refused meanwhile waits for the end of this (`atRest`), in other tabs too.
   */
  readonly during: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when no change of the session is in progress. Not for the change itself: it would wait for its own end. */
  readonly atRest: () => Promise<void>;
}

// Missing outside of a secure context; each tab then sees only its own changes.
const locksOf = (): LockManager | undefined => globalThis.navigator?.locks;

/** Changes under one name exclude one another; site and console, which share an origin, have one each. */
export function createSessionChange(name: string): SessionChange {
  let underway: Promise<unknown> = Promise.resolve();
  return {
    during(work) {
      const locks = locksOf();
      const result = locks ? locks.request(name, work) : work();
      underway = result.catch(() => undefined);
      return result;
    },
    async atRest() {
      const locks = locksOf();
      await (locks ? locks.request(name, { mode: 'shared' }, () => Promise.resolve()) : underway);
    },
  };
}
