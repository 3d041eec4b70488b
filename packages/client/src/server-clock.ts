/** The server's time, regardless of the device's clock. */
export interface ServerClock {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number;
  /** The `Date` of an answer; one that is missing or cannot be read changes nothing. */
  hear(date: string | null): void;
}

/** The server's clock is read off its answers; before the first one it is the device's. */
export function createServerClock(device: () => number = Date.now): ServerClock {
  let ahead: number | null = null;
  return {
    now: () => device() + (ahead ?? 0),
    hear(date) {
      const seen = Date.parse(date ?? '') - device();
      if (Number.isNaN(seen)) return;
      // Answers that were slow, or from a cache, are late: the least late one is the most exact.
      ahead = Math.max(seen, ahead ?? seen);
    },
  };
}
