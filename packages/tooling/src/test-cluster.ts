import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster, type Cluster } from './cluster.js';

const PREFIX = 'cairn-test-';
const ROOM = 1024 ** 3;

/** Memory where there is room: cloning a database there takes 12 ms, on a disk under load up to 650. */
function testFolder(): string {
  const memory = '/dev/shm';
  if (existsSync(memory)) {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize > ROOM) return memory;
  }
  return tmpdir();
}

/** Removes what a crashed run left behind. The process id is part of the name. */
function sweep(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const owner = Number(name.slice(PREFIX.length).split('-')[0]);
    try {
      process.kill(owner, 0);
    } catch {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

export interface TestCluster extends Cluster {
  dispose(): Promise<void>;
}

/** A cluster for one run of the tests, thrown away at its end. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = testFolder();
  sweep(folder);
  const home = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`));
  chmodSync(home, 0o755);
  const cluster = await startCluster({
    dataFolder: join(home, 'data'),
    port: 0,
    password: 'test',
    durable: false,
    settings: { max_connections: '300', shared_buffers: '128MB', wal_level: 'minimal', max_wal_senders: '0' },
  });
  process.once('exit', () => cluster.kill());
  return {
    ...cluster,
    async dispose() {
      await cluster.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
