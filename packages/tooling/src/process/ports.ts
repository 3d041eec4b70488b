import { createServer } from 'node:net';
import { Failure } from './failure.js';

const tryPort = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/** A port nobody listens on at the moment. */
export const freePort = (host = '127.0.0.1'): Promise<number> => tryPort(0, host);

/** `count` free ports in a row; returns the first. */
export async function freePortRange(count: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    const rest = Array.from({ length: count - 1 }, (_, index) => tryPort(first + index + 1, '127.0.0.1'));
    const results = await Promise.allSettled(rest);
    if (results.every(({ status }) => status === 'fulfilled')) return first;
  }
}

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
