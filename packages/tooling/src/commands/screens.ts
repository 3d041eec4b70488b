import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '../process/failure.js';
import { freePortRange } from '../process/ports.js';
import { run } from '../process/run.js';
import { listenForStop } from '../process/stop-signal.js';
import { bringUp, notRunning, takeDown } from '../product/bring-up.js';
import { freeLock, openHome, takeLock } from '../product/home.js';
import type { Command } from './context.js';

interface ScreensOptions {
  /** Folder of the pictures and their index page. */
  out: string;
  /** Only screens whose address begins like this. */
  route: string | null;
  /** Make the demo anew. */
  reset: boolean;
}

/** @throws Failure that names what is missing */
export function screensOptions(args: string[]): ScreensOptions {
  try {
    const { values } = parseArgs({
      args,
      options: { out: { type: 'string' }, route: { type: 'string' }, reset: { type: 'boolean', default: false } },
    });
    if (values.out === undefined) throw new Error('--out FOLDER says where the pictures go');
    return { out: values.out, route: values.route ?? null, reset: values.reset };
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Failure(`${message}. Options: --out FOLDER, --route PATH, --reset`);
  }
}

/** `npm run screens`: pictures of every screen over a demo of its own, and whether each of them holds up. */
export const screens: Command = async (parameters, { root, parent }) => {
  const { out, route, reset } = screensOptions(parameters);
  const folder = resolve(out);
  mkdirSync(folder, { recursive: true });
  const home = openHome(root, 'screens');
  takeLock(home);
  const stop = listenForStop(parent);
  const running = notRunning();
  const port = await freePortRange(4);
  try {
    await bringUp({ port, host: '127.0.0.1', reset, demo: true }, root, home, running, (child) =>
      process.stderr.write(`The ${child.name} has ended: ${child.lastWords(6)}\n`),
    );
    rmSync(join(folder, 'index.html'), { force: true });
    const e2e = join(root, 'apps', 'e2e');
    const looking = run(
      join(e2e, 'node_modules', '.bin', 'playwright'),
      ['test', '--config', 'screens.config.ts', '--reporter=dot'],
      {
        folder: e2e,
        environment: {
          ...process.env,
          CAIRN_SCREENS: JSON.stringify({
            out: folder,
            route,
            site: running.environment['PUBLIC_URL'],
            sandbox: running.environment['SANDBOX_URL'],
            controlToken: running.environment['SANDBOX_CONTROL_TOKEN'],
            signIns: running.demo,
          }),
        },
        loud: true,
      },
    );
    const done = await Promise.race([looking, stop.requested]);
    if (!done) return 130;
    process.stdout.write(`Pictures: ${join(folder, 'index.html')}\n`);
    return done.code;
  } finally {
    await takeDown(running);
    freeLock(home);
    stop.dispose();
  }
};
