import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '../process/child.js';
import { Restarts } from '../process/restarts.js';
import { listenForStop } from '../process/stop-signal.js';
import { bringUp, notRunning, takeDown } from '../product/bring-up.js';
import { freeLock, openHome, takeLock, type Home } from '../product/home.js';
import type { Product } from '../product/product.js';
import type { Command } from './context.js';
import { startOptions } from '../product/start-options.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Folders of the workspace whose TypeScript is compiled to `dist`. */
const compiled = (root: string): string[] =>
  ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(group, name))
      .filter((folder) => existsSync(join(root, folder, 'tsconfig.build.json'))),
  );

function startWatchers(root: string, home: Home, api: string): Child[] {
  const tool = (name: string, command: string, parameters: string[], folder: string): Child =>
    startChild({
      name,
      command,
      parameters,
      folder,
      environment: { ...process.env, CAIRN_API: api },
      logFile: join(home.logs, `${name}.log`),
    });
  return [
    ...compiled(root).map((folder) =>
      tool(
        `compile-${folder.replace('/', '-')}`,
        'tsc',
        ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
        join(root, folder),
      ),
    ),
    tool('vite-web', join(root, 'apps/web/node_modules/.bin/vite'), [], join(root, 'apps/web')),
    tool('vite-admin', join(root, 'apps/admin/node_modules/.bin/vite'), [], join(root, 'apps/admin')),
  ];
}

type Restartable = Parameters<Product['restart']>[0];

/** Restarts the processes whose code has been compiled again. */
function restartOnChange(root: string, product: Product): void {
  const restarts = new Restarts<Restartable>(async (names) => {
    say(`Changed: restarting ${names.join(', ')}.`);
    await Promise.all(names.map((name) => product.restart(name)));
  });
  for (const folder of compiled(root).filter((name) => name !== 'packages/tooling')) {
    watch(join(root, folder, 'dist'), { recursive: true }, () => {
      if (folder !== 'apps/sandbox') restarts.touch(['api', 'worker']);
      if (folder !== 'apps/api') restarts.touch(['sandbox']);
    });
  }
}

/** `npm run dev`: the product with everything compiled and started again as it changes. */
export const dev: Command = async (parameters, { root, parent }) => {
  const options = startOptions(parameters);
  const home = openHome(root);
  takeLock(home);
  const stop = listenForStop(parent);
  const running = notRunning();
  let watchers: Child[] = [];
  const work = async (): Promise<void> => {
    await bringUp(options, root, home, running, { restart: say });
    const site = running.environment['PUBLIC_URL'] ?? '';
    watchers = startWatchers(root, home, site);
    if (running.product) restartOnChange(root, running.product);
    say(`Watching. Web http://127.0.0.1:5173/ · console http://127.0.0.1:5174/admin/ · API ${site}/api/v1.1`);
    say(`Sandbox ${running.environment['SANDBOX_URL']}/ · logs in ${home.logs}. Press Ctrl-C to stop.`);
  };
  try {
    await Promise.race([work().then(() => stop.requested), stop.requested]);
    return 0;
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.stop()));
    await takeDown(running);
    freeLock(home);
    stop.dispose();
  }
};
