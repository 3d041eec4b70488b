import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StartOptions } from './start-options.js';
import type { Child } from '../process/child.js';
import type { Care } from '../process/watch.js';
import { Failure } from '../process/failure.js';
import { requirePort } from '../process/ports.js';
import { deleteData, migrateDatabase, openDatabase, type ProductDatabase } from './database.js';
import { authenticatorEnvironment, readDemo, seedDemo, type DemoSignIn } from './demo.js';
import { productEnvironment, sandboxEnvironment } from './environment.js';
import type { Home } from './home.js';
import { launchProduct, type Product } from './product.js';
import { newSecrets, readEnvironment, writeEnvironment, type Environment } from './secrets.js';

export interface Running {
  database: ProductDatabase | null;
  product: Product | null;
  environment: Environment;
  demo: readonly DemoSignIn[];
}

export const notRunning = (): Running => ({ database: null, product: null, environment: {}, demo: [] });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Variables set by the user take precedence over our defaults. */
const withGiven = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, process.env[name] ?? value]));

function prepareData(home: Home, options: StartOptions): Environment {
  const unfinished = existsSync(home.unfinishedFile);
  if (options.reset || unfinished) {
    if (process.env['DATABASE_URL']) {
      throw new Failure(
        `Empty the database of DATABASE_URL and delete ${home.folder} yourself: only our own is cleared`,
      );
    }
    if (unfinished && !options.reset)
      say('The last start did not finish creating the demo data: starting again from an empty database.');
    deleteData(home);
  }
  return { ...newSecrets(), ...readEnvironment(home.environmentFile) };
}

/**
 * Brings everything up, filling in `running` as it goes, so that a caller who stops half-way can stop what was started.
 * @throws Failure that names the obstacle
 */
export async function bringUp(
  options: StartOptions,
  root: string,
  home: Home,
  running: Running,
  care: Care<Child>,
): Promise<void> {
  for (let offset = 0; offset < 4; offset += 1) {
    await requirePort(options.port + offset, offset === 0 ? options.host : '127.0.0.1');
  }
  const secrets = prepareData(home, options);
  const database = await openDatabase(home, secrets, 'restart' in care ? care.restart : undefined);
  running.database = database;
  if (database.notice) say(database.notice);
  const addresses = {
    port: options.port,
    host: options.host,
    databaseUrl: database.url,
    sandboxState: database.sandboxState,
    files: join(home.folder, 'files'),
  };
  const environment = { ...withGiven({ ...secrets, ...productEnvironment(addresses) }), PORT: String(options.port) };
  running.environment = environment;
  writeEnvironment(home.environmentFile, environment);
  await migrateDatabase(root, home, database, environment);
  const known = readDemo(home);
  const { product, answering } = await launchProduct({
    root,
    logs: home.logs,
    environment,
    sandbox: { ...sandboxEnvironment(environment, addresses), ...authenticatorEnvironment(known ?? []) },
    care,
  });
  running.product = product;
  await answering();
  if (known === null && options.demo) say('Creating the demo data …');
  running.demo = known ?? (options.demo ? await seedDemo(root, home, environment) : []);
}

export async function takeDown(running: Running): Promise<void> {
  await running.product?.stop();
  await running.database?.stop();
}
