import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Failure } from './failure.js';

const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/** Ports that browsers and `fetch` block on every host: the "bad ports" of the Fetch Standard. */
const REFUSED_BY_BROWSERS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/**
 * Above the ports that browsers refuse, and below those that an operating system hands to outgoing connections (32768
 * and up on Linux, 49152 and up elsewhere): one of those, free when probed, can belong to a connection by the time its
 * server listens.
 */
const LOWEST = 10_100;
const HIGHEST = 32_000;

/** `count` free ports in a row; returns the first. */
export async function freePortRange(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(LOWEST, HIGHEST - count);
    const ports = Array.from({ length: count }, (_, index) => tryPort(first + index, '127.0.0.1'));
    const results = await Promise.allSettled(ports);
    if (results.every(({ status }) => status === 'fulfilled')) return first;
  }
}

/** A port that is not in use at the moment. */
export const freePort = (): Promise<number> => freePortRange(1);

/** @throws Failure that names the port which cannot be listened on, and why */
export async function requirePort(port: number, host: string): Promise<void> {
  const advice = 'choose others with `npm start -- --port N` (N to N+3 are used)';
  if (REFUSED_BY_BROWSERS.has(port)) throw new Failure(`Port ${port} is one that browsers refuse; ${advice}`);
  try {
    await tryPort(port, host);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason =
      code === 'EADDRINUSE'
        ? 'is in use'
        : code === 'EACCES'
          ? 'needs a permission you do not have'
          : `fails: ${String(code)}`;
    throw new Failure(`Port ${port} ${reason}; ${advice}`);
  }
}
