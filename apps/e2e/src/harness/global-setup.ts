import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureDatabase,
  newSecrets,
  productEnvironment,
  runCli,
  startTestCluster,
  type Environment,
} from '@cairn/tooling';
import { createAdmins } from './admins.js';
import { publishSettings, ROOT, TEMPLATE, type RunSettings } from './run-settings.js';

async function fillTemplate(environment: Environment): Promise<RunSettings['enrolments']> {
  const { code, output } = await runCli(ROOT, ['migrate'], environment);
  if (code !== 0) throw new Error(`The template cannot be migrated: ${output}`);
  return createAdmins(environment);
}

/** One PostgreSQL for all journeys, migrated and staffed once; each journey clones its database from the template. */
export default async function setUp(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const secrets = newSecrets();
  await ensureDatabase(cluster, TEMPLATE);
  const environment = {
    ...secrets,
    ...productEnvironment({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: cluster.url(TEMPLATE),
      sandboxState: { databaseUrl: cluster.url('postgres') },
      files: ROOT,
    }),
  };
  const enrolments = await fillTemplate(environment).catch(async (error: unknown) => {
    await cluster.dispose();
    throw error;
  });
  const seen = mkdtempSync(join(tmpdir(), 'cairn-seen-'));
  publishSettings({ cluster: cluster.url('postgres'), secrets, enrolments, seen });
  return async () => {
    rmSync(seen, { recursive: true });
    await cluster.dispose();
  };
}
