import { join } from 'node:path';
import { startChild, type Child } from '../process/child.js';
import { Failure } from '../process/failure.js';
import type { Environment } from './secrets.js';

export interface ProductOptions {
  root: string;
  /** Folder that takes one log a process. */
  logs: string;
  environment: Environment;
  sandbox: Environment;
  /** Hears of a process that ended without being asked to, once all have answered. */
  onBroken: (child: Child) => void;
}

export type ProcessName = 'api' | 'worker' | 'sandbox';
type Scripts = Readonly<Record<ProcessName, string>>;

const SCRIPTS: Scripts = {
  api: 'apps/api/dist/bundle/main.js',
  worker: 'apps/api/dist/bundle/worker.js',
  sandbox: 'apps/sandbox/dist/main.js',
};

/** What the compiler writes, of which the bundle is made. */
const COMPILED: Scripts = { ...SCRIPTS, api: 'apps/api/dist/main.js', worker: 'apps/api/dist/worker.js' };

export interface Product {
  /** Starts it again as it was compiled last: for people at work on it, whose bundle is older by then. */
  restart(name: ProcessName): Promise<void>;
  stop(): Promise<void>;
}

const START_LIMIT = 90_000;
const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function answers(url: string, healthy: (status: number) => boolean): Promise<boolean> {
  try {
    return healthy((await fetch(url, { signal: AbortSignal.timeout(2000) })).status);
  } catch {
    return false; // not listening yet; the caller asks again until its deadline
  }
}

/** @throws Failure with the process's own last words when it ends, or does not answer in time */
async function untilAnswering(child: Child, url: string, healthy: (status: number) => boolean): Promise<void> {
  const until = Date.now() + START_LIMIT;
  while (!(await answers(url, healthy))) {
    if (child.hasEnded()) throw new Failure(`The ${child.name} does not start: ${child.lastWords(6)}`);
    if (Date.now() > until) throw new Failure(`The ${child.name} does not answer at ${url}: ${child.lastWords(6)}`);
    await wait(50);
  }
}

/** A small young generation: requests leave little behind, and the default lets a busy API grow past 300 MB. */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=4'];

/** Starts sandbox, API and worker over a migrated database and waits until they answer. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const children = new Map<ProcessName, Child>();
  const dismissed = new Set<Child>();
  let ready = false;

  const report = async (child: Child): Promise<void> => {
    await child.ended;
    if (ready && !dismissed.has(child)) options.onBroken(child);
  };
  const launch = (name: ProcessName, scripts = SCRIPTS): Child => {
    const child = startChild({
      name,
      command: process.execPath,
      parameters: [...NODE_OPTIONS, join(options.root, scripts[name])],
      folder: options.root,
      environment: { ...process.env, ...(name === 'sandbox' ? options.sandbox : options.environment) },
      logFile: join(options.logs, `${name}.log`),
    });
    children.set(name, child);
    void report(child);
    return child;
  };
  const dismiss = async (name: ProcessName): Promise<void> => {
    const child = children.get(name);
    if (!child) return;
    dismissed.add(child);
    await child.stop();
  };
  const stop = async (): Promise<void> => {
    await Promise.all([dismiss('api'), dismiss('worker')]);
    await dismiss('sandbox');
  };

  const [sandbox, api, worker] = [launch('sandbox'), launch('api'), launch('worker')];
  try {
    await Promise.all([
      untilAnswering(sandbox, `http://127.0.0.1:${options.sandbox['SANDBOX_PORT']}/`, () => true),
      untilAnswering(api, `http://127.0.0.1:${options.environment['PORT']}/health/ready`, (status) => status === 200),
    ]);
    if (worker.hasEnded()) throw new Failure(`The worker does not start: ${worker.lastWords(6)}`);
  } catch (error) {
    await stop();
    throw error;
  }
  ready = true;
  return {
    stop,
    async restart(name) {
      await dismiss(name);
      launch(name, COMPILED);
    },
  };
}
