import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startCluster, type Cluster } from '@cairn/tooling';
import { migrate } from '../kernel/database/migrate.js';
import { beginBusinessTime } from './clock.js';
import { testConfig } from './test-config.js';
import { withClient, type TestDatabase } from './test-database.js';

export interface OwnDatabase extends TestDatabase {
  readonly port: number;
  /** Kills PostgreSQL as a crash would. */
  kill(): Promise<void>;
  /** Starts it on the same port and data. */
  revive(): Promise<void>;
}

/** A PostgreSQL of this file's own, which keeps what it has promised and can be killed without taking anybody else's database away. */
export async function ownDatabase(options: { migrated: boolean } = { migrated: true }): Promise<OwnDatabase> {
  const home = mkdtempSync(join(tmpdir(), 'cairn-own-'));
  chmodSync(home, 0o755);
  const port = await freePort();
  const start = (): Promise<Cluster> =>
    startCluster({ dataFolder: join(home, 'data'), port, password: 'own', durable: true });
  let cluster = await start();
  const url = cluster.url('postgres');
  const asOwner: TestDatabase['asOwner'] = (work) => withClient(url, work);
  if (options.migrated) {
    await migrate(testConfig(url));
    await asOwner(beginBusinessTime);
  }
  return {
    url,
    port,
    async kill() {
      cluster.kill();
      await cluster.ended;
    },
    async revive() {
      cluster = await start();
    },
    asOwner,
    async drop() {
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
