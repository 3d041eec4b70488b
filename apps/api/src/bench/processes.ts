import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort, NODE_OPTIONS } from '@cairn/tooling';
import type { BareAnswer } from './bare-server.js';

export interface Server {
  url: string;
  /** The most memory that it ever had, in MB. */
  peak(): number;
  /** Processor time that it has used, in milliseconds, in steps of ten. */
  used(): number;
  stop(): Promise<void>;
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Node runs as in the product, and logs go to a real file descriptor, on both sides alike. */
function start(script: string, env: Record<string, string>): ChildProcess {
  const sink = openSync(devNull, 'w');
  const child = fork(script, {
    env: { ...process.env, ...env },
    execArgv: [...NODE_OPTIONS],
    stdio: ['ignore', sink, 'inherit', 'ipc'],
  });
  closeSync(sink);
  return child;
}

/** The most memory that a process ever had, in MB. */
export const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Of its own code and of the kernel on its behalf (proc(5): fields 14 and 15, in hundredths of a second). */
function usedBy(pid: number | undefined): number {
  // The second field, the name in parentheses, may hold blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const serverOf = (child: ChildProcess, url: string): Server => ({
  url,
  peak: () => peakOf(child.pid),
  used: () => usedBy(child.pid),
  stop: () =>
    new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    }),
});

/** @param script of another build of the product; this one's without it */
export async function startApi(env: Record<string, string>, script = file('../bundle/main.js')): Promise<Server> {
  const port = await freePort();
  const child = start(script, { ...env, PORT: String(port) });
  const url = `http://127.0.0.1:${port}`;
  for (const until = Date.now() + 20_000; ;) {
    const ready = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > until || child.exitCode !== null) throw new Error('The API did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return serverOf(child, url);
}

/** A server of the benchmark's own, over the same database, that tells the port on which it listens. */
export async function startListening(
  script: string,
  env: Record<string, string>,
  more: Record<string, string>,
): Promise<Server> {
  const child = start(file(script), {
    BARE_DATABASE_URL: env['DATABASE_URL'] ?? '',
    BARE_POOL: env['DATABASE_POOL'] ?? '16',
    ...more,
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Number(message)));
    child.once('exit', () => reject(new Error('The bare server did not start')));
  });
  return serverOf(child, `http://127.0.0.1:${port}`);
}

export const startBare = (env: Record<string, string>, answers: Record<string, BareAnswer>): Promise<Server> =>
  startListening('./bare-server.js', env, { BARE_ANSWERS: JSON.stringify(answers) });
