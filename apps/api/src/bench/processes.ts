import { fork, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { freePort } from '@cairn/tooling';

export interface Server {
  url: string;
  stop(): Promise<void>;
}

const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Logs stay on and go to a real file descriptor, on both sides alike. */
function start(script: string, env: Record<string, string>): ChildProcess {
  const sink = openSync(devNull, 'w');
  const child = fork(script, { env: { ...process.env, ...env }, stdio: ['ignore', sink, 'inherit', 'ipc'] });
  closeSync(sink);
  return child;
}

const ending = (child: ChildProcess) => (): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export async function startApi(env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = start(file('../bundle/main.js'), { ...env, PORT: String(port) });
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
  return { url, stop: ending(child) };
}

export async function startBare(env: Record<string, string>): Promise<Server> {
  const child = start(file('./bare-server.js'), env);
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(Number(message))));
  return { url: `http://127.0.0.1:${port}`, stop: ending(child) };
}
