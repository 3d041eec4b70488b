import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Failure } from './failure.js';

const tryPort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

/**
 * Below the ports an operating system hands to outgoing connections (32768 and up on Linux, 49152 and up elsewhere):
 * one of those, free when probed, can belong to a connection by the time its server listens.
 */
const LOWEST = 10_000;
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

/** A port nobody listens on at the moment. */
export const freePort = (): Promise<number> => freePortRange(1);

/** @throws Failure that names the port which cannot be listened on, and why */
export async function requirePort(port: number, host: string): Promise<void> {
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
    throw new Failure(`Port ${port} ${reason}; choose others with \`npm start -- --port N\` (N to N+3 are used)`);
  }
}
