import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, newSecrets, productEnvironment, runCli, startTestCluster } from '@cairn/tooling';
import { publishSettings, ROOT, TEMPLATE } from './run-settings.js';

/** One PostgreSQL for all journeys, migrated once; each journey clones its database from the template. */
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
  const { code, output } = await runCli(ROOT, ['migrate'], environment);
  if (code !== 0) {
    await cluster.dispose();
    throw new Error(`The template cannot be migrated: ${output}`);
  }
  const seen = mkdtempSync(join(tmpdir(), 'cairn-seen-'));
  publishSettings({ cluster: cluster.url('postgres'), secrets, seen });
  return async () => {
    rmSync(seen, { recursive: true });
    await cluster.dispose();
  };
}
