import { join } from 'node:path';
import { freePortRange } from '../process/ports.js';
import { run, type RunResult } from '../process/run.js';
import { listenForStop } from '../process/stop-signal.js';
import type { Context } from '../commands/context.js';
import { bringUp, notRunning, takeDown } from './bring-up.js';
import { freeLock, openHome, takeLock } from './home.js';

interface BesideOptions extends Context {
  /** Create the demo again. */
  reset: boolean;
}

/**
 * Runs a Playwright configuration of apps/e2e over a separate demo, kept beside the one of `npm start`. `settings` is
 * the result of the run, with the address of the product. Null when it was stopped.
 */
export async function onDemoBeside(
  { root, parent, reset }: BesideOptions,
  configuration: string,
  settings: object,
): Promise<RunResult | null> {
  const home = openHome(root, 'screens');
  takeLock(home);
  const stop = listenForStop(parent);
  const running = notRunning();
  try {
    await bringUp({ port: await freePortRange(4), host: '127.0.0.1', reset, demo: true }, root, home, running, {
      tell: (child) => process.stderr.write(`The ${child.name} has stopped: ${child.lastWords(6)}\n`),
    });
    const { PUBLIC_URL: site, SANDBOX_URL: sandbox, SANDBOX_CONTROL_TOKEN: controlToken } = running.environment;
    const folder = join(root, 'apps', 'e2e');
    const looking = run(
      join(folder, 'node_modules', '.bin', 'playwright'),
      ['test', '--config', configuration, '--reporter=dot'],
      {
        folder,
        environment: {
          ...process.env,
          CAIRN_SCREENS: JSON.stringify({ ...settings, site, sandbox, controlToken, signIns: running.demo }),
        },
        loud: true,
      },
    );
    return (await Promise.race([looking, stop.requested])) ?? null;
  } finally {
    await takeDown(running);
    freeLock(home);
    stop.dispose();
  }
}
