import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePortRange } from '@cairn/tooling';

export interface SandboxProcess {
  /** Of the provider of card payments. */
  url: string;
  stop(): Promise<void>;
}

const SCRIPT = fileURLToPath(new URL('../../../../sandbox/dist/main.js', import.meta.url));
const READY_MILLISECONDS = 20_000;

/** The world outside in a process of its own, so that its work is not counted as the product's. */
export async function startSandboxProcess(databaseUrl: string): Promise<SandboxProcess> {
  const first = await freePortRange(3);
  const child = fork(SCRIPT, {
    env: {
      ...process.env,
      SANDBOX_PORT: String(first),
      SANDBOX_STRIPE_PORT: String(first + 1),
      SANDBOX_SMTP_PORT: String(first + 2),
      SANDBOX_CLOCK_DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      if (part.toString().includes('ready')) resolve();
    });
    child.once('exit', () => reject(new Error('The sandbox did not start')));
    setTimeout(() => reject(new Error('The sandbox did not become ready')), READY_MILLISECONDS).unref();
  });
  return {
    url: `http://127.0.0.1:${first + 1}`,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
