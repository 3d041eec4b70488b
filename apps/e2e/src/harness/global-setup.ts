import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureDatabase,
  newSecrets,
  productEnvironment,
  runCli,
  runSql,
  startTestCluster,
  type Environment,
  type TestCluster,
} from '@cairn/tooling';
import { createAdmins } from './admins.js';
import { EMPTY_TEMPLATE, publishSettings, ROOT, TEMPLATE, type RunSettings } from './run-settings.js';

/** Migrates an empty database, and gives a copy of it its admins. */
async function fillTemplates(
  cluster: TestCluster,
  environmentOf: (database: string) => Environment,
): Promise<RunSettings['enrolments']> {
  await ensureDatabase(cluster, EMPTY_TEMPLATE);
  const { code, output } = await runCli(ROOT, ['migrate'], environmentOf(EMPTY_TEMPLATE));
  if (code !== 0) throw new Error(`The template cannot be migrated: ${output}`);
  await runSql(cluster.url('postgres'), [`create database ${TEMPLATE} template ${EMPTY_TEMPLATE} strategy file_copy`]);
  return createAdmins(environmentOf(TEMPLATE));
}

/** One PostgreSQL for all journeys, migrated and staffed once; each journey clones its database from a template. */
export default async function setUp(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const secrets = newSecrets();
  const environmentOf = (database: string): Environment => ({
    ...secrets,
    ...productEnvironment({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: cluster.url(database),
      sandboxState: { databaseUrl: cluster.url('postgres') },
      files: ROOT,
    }),
  });
  const enrolments = await fillTemplates(cluster, environmentOf).catch(async (error: unknown) => {
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
