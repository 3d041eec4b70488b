import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePortRange,
  productEnvironment,
  runCli,
  runSql,
  sandboxEnvironment,
  startProduct,
  type Environment,
} from '@cairn/tooling';
import { databaseUrl, ROOT, runSettings, TEMPLATE } from './run-settings.js';
import { Sandbox } from './sandbox.js';

/** A whole product of its own: empty database, files, ports, sandbox and clock. */
export interface Stack {
  /** Origin of site, console and API. */
  site: string;
  sandbox: Sandbox;
  /** Runs an operator's command; returns what it printed. */
  cli(...parameters: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** What a journey's product begins with. */
export interface StackOptions {
  /** The database that its own is a copy of. */
  template?: string;
  /** Variables as an operator would set them. */
  environment?: Environment;
}

/** Journeys type faster than people. */
// Journeys enter rates themselves: an import would come between.
const RELAXED = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', NODE_ENV: 'development', ECB_URL: 'off' };

const onCluster = (...statements: string[]): Promise<void> => runSql(runSettings().cluster, statements);

export async function startStack(
  name: string,
  { template = TEMPLATE, environment: given = {} }: StackOptions = {},
): Promise<Stack> {
  const settings = runSettings();
  const database = `journey_${randomBytes(6).toString('hex')}`;
  await onCluster(
    `create database ${database} template ${template} strategy file_copy`,
    `create database ${database}_sandbox`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'cairn-journey-'));
  const logs = join(ROOT, 'test-results', 'logs', name);
  mkdirSync(logs, { recursive: true });
  const addresses = {
    port: await freePortRange(4),
    host: '127.0.0.1',
    databaseUrl: databaseUrl(settings, database),
    sandboxState: { databaseUrl: databaseUrl(settings, `${database}_sandbox`) },
    files: join(folder, 'files'),
  };
  const environment: Environment = { ...settings.secrets, ...productEnvironment(addresses), ...RELAXED, ...given };
  const product = await startProduct({
    root: ROOT,
    logs,
    environment,
    sandbox: { ...sandboxEnvironment(settings.secrets, addresses), NODE_ENV: 'development' },
    care: { tell: (child) => process.stderr.write(`${name}: the ${child.name} has ended\n${child.lastWords()}\n`) },
  });
  return {
    site: environment['PUBLIC_URL'] ?? '',
    sandbox: new Sandbox(environment['SANDBOX_URL'] ?? '', settings.secrets['SANDBOX_CONTROL_TOKEN'] ?? ''),
    async cli(...parameters) {
      const { code, output } = await runCli(ROOT, parameters, environment);
      if (code !== 0) throw new Error(`${parameters.join(' ')}: ${output}`);
      return output.trim();
    },
    async stop() {
      await product.stop();
      await onCluster(
        `drop database if exists ${database} with (force)`,
        `drop database if exists ${database}_sandbox with (force)`,
      );
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
