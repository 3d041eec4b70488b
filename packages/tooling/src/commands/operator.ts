import { join } from 'node:path';
import { Failure } from '../process/failure.js';
import { listenForStop } from '../process/stop-signal.js';
import { migrateDatabase, openDatabase, runCli, sayWaiting } from '../product/database.js';
import { freeLock, openHome, runningLauncher, takeLock } from '../product/home.js';
import { readEnvironment, type Environment } from '../product/secrets.js';
import type { Command, Context } from './context.js';

const print = async (parameters: string[], context: Context, environment: Environment): Promise<number> => {
  const { code, output } = await runCli(context.root, parameters, environment, { onError: sayWaiting });
  (code === 0 ? process.stdout : process.stderr).write(output);
  return code;
};

/** Runs a command of the API's against DATABASE_URL, the running product, or the product's own database. */
async function onProduct(parameters: string[], context: Context): Promise<number> {
  const home = openHome(context.root);
  const environment = readEnvironment(home.environmentFile);
  if (environment === null) {
    if (process.env['DATABASE_URL']) return print(parameters, context, {});
    throw new Failure('There is no database yet: run `npm start` once, or set DATABASE_URL');
  }
  if (process.env['DATABASE_URL']) {
    const { DATABASE_URL: _own, ...rest } = environment;
    return print(parameters, context, rest);
  }
  if (runningLauncher(home) !== null) return print(parameters, context, environment);
  takeLock(home);
  const stop = listenForStop(context.parent);
  const database = await openDatabase(home, environment);
  try {
    const onIt = { ...environment, DATABASE_URL: database.url, FILES_URL: `file:${join(home.folder, 'files')}` };
    await migrateDatabase(context.root, home, database, onIt);
    return (await Promise.race([print(parameters, context, onIt), stop.requested])) ?? 130;
  } finally {
    await database.stop();
    freeLock(home);
    stop.dispose();
  }
}

/** `npm run ledger -- verify` */
export const ledger: Command = (parameters, context) => onProduct(['ledger', ...parameters], context);

/** `npm run data-keys -- rewrap` and `-- status` */
export const dataKeys: Command = (parameters, context) => onProduct(['data-keys', ...parameters], context);

/** `npm run admin -- create --email … --role …` */
export const admin: Command = (parameters, context) => onProduct(['admin', ...parameters], context);
