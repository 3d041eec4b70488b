import { join } from 'node:path';
import { startChild, type Child } from '../process/child.js';
import { Failure } from '../process/failure.js';
import { Watch, type Care } from '../process/watch.js';
import type { Environment } from './secrets.js';
import { NODE_OPTIONS } from './node-options.js';

export interface ProductOptions {
  root: string;
  /** Folder that takes one log a process. */
  logs: string;
  environment: Environment;
  sandbox: Environment;
  /** What happens when a process ends unexpectedly: it is restarted, or the caller is notified. */
  care: Care<Child>;
}

export type ProcessName = 'api' | 'worker' | 'sandbox';
type Scripts = Readonly<Record<ProcessName, string>>;

const SCRIPTS: Scripts = {
  api: 'apps/api/dist/bundle/main.js',
  worker: 'apps/api/dist/bundle/worker.js',
  sandbox: 'apps/sandbox/dist/main.js',
};

/** The compiler's output, from which the bundle is made. */
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

/** Processes that were started and perhaps do not answer yet. */
export interface Launched {
  product: Product;
  /**
   * Resolves when all answer. Where they are started again there is no end to the waiting.
   * @throws Failure with the last words of the one that ended or did not answer in time
   */
  answering(): Promise<void>;
}

/** Starts sandbox, API and worker over a migrated database. */
export async function launchProduct({ root, logs, environment, sandbox, care }: ProductOptions): Promise<Launched> {
  let ready = false;
  let stopped = false;
  const starterOf = (name: ProcessName, scripts: Scripts): (() => Child) => {
    let isAgain = false;
    return () => {
      const child = startChild({
        name,
        command: process.execPath,
        parameters: [...NODE_OPTIONS, join(root, scripts[name])],
        folder: root,
        environment: { ...process.env, ...(name === 'sandbox' ? sandbox : environment) },
        logFile: join(logs, `${name}.log`),
        keepLog: isAgain,
      });
      isAgain = true;
      return child;
    };
  };
  // A process that ends before all have answered is noticed by the wait for the answers.
  const careOf: Care<Child> = 'tell' in care ? { tell: (child) => ready && care.tell(child) } : care;
  const keep = async (name: ProcessName): Promise<Kept> => {
    const watch = new Watch(name, starterOf(name, SCRIPTS), careOf);
    return { name, watch, first: await watch.begin() };
  };
  const kept = await Promise.all([keep('sandbox'), keep('api'), keep('worker')]);
  const stop = async (): Promise<void> => {
    stopped = true;
    await Promise.all(kept.slice(1).map(({ watch }) => watch.stop()));
    await kept[0].watch.stop();
  };

  const until = async (one: Kept, holds: () => Promise<boolean>): Promise<void> => {
    const limit = Date.now() + START_LIMIT;
    while (!stopped && !(await holds())) {
      if ('tell' in care && one.first.hasEnded()) {
        throw new Failure(`The ${one.name} does not start: ${one.first.lastWords(6)}`);
      }
      if ('tell' in care && Date.now() > limit) {
        throw new Failure(`The ${one.name} does not answer: ${one.first.lastWords(6)}`);
      }
      await wait(50);
    }
  };
  return {
    product: {
      stop,
      restart: async (name) => kept.find((one) => one.name === name)?.watch.replace(starterOf(name, COMPILED)),
    },
    async answering() {
      const [theSandbox, api, worker] = kept;
      await Promise.all([
        until(theSandbox, () => answers(`http://127.0.0.1:${sandbox['SANDBOX_PORT']}/`, () => true)),
        until(api, () => answers(`http://127.0.0.1:${environment['PORT']}/health/ready`, (status) => status === 200)),
        until(worker, async () => worker.watch.present !== null),
      ]);
      ready = true;
    },
  };
}

interface Kept {
  name: ProcessName;
  watch: Watch<Child>;
  first: Child;
}

/** The same, and waits until all answer; who does not is ended with the others. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { product, answering } = await launchProduct(options);
  try {
    await answering();
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}
