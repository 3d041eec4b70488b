const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5_000;
/** A long outage is logged again, so that it appears at the end of a log. */
const SAY_AGAIN_MS = 60_000;

/** Milliseconds to wait after so many tries in vain, from 0: doubling from a quarter of a second to five. */
export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 8));

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Host and port of an address, without the name and the password in it. */
export function placeOf(url: string, defaultPort: number): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || defaultPort}`;
}

/** The first line of what went wrong: never a stack, and no driver puts a password there. */
function reasonOf(error: unknown): string {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }; // looked at before they are used
  const text = typeof message === 'string' && message !== '' ? message : code;
  return typeof text === 'string' ? (text.split('\n')[0] ?? '') : 'no answer';
}

/** Logs once that a server is unavailable, once a minute that it still is, and once that it is available again. */
export class Outage {
  private since: number | null = null;
  private saidAt = 0;

  /** @param what as it is written in the log: `the database at 127.0.0.1:5432` */
  constructor(
    private readonly what: string,
    private readonly say: (line: string) => void,
  ) {}

  away(error: unknown): void {
    const now = Date.now();
    this.since ??= now;
    if (now - this.saidAt < SAY_AGAIN_MS) return;
    this.saidAt = now;
    this.say(`Waiting for ${this.what}: ${reasonOf(error)}`);
  }

  back(): void {
    if (this.since === null) return;
    this.say(`Reached ${this.what} again after ${((Date.now() - this.since) / 1000).toFixed(1)} s`);
    this.since = null;
    this.saidAt = 0;
  }
}
