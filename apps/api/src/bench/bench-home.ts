import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '@cairn/tooling';

type Cluster = Awaited<ReturnType<typeof startCluster>>;

export interface BenchHome {
  folder: string;
  cluster: Cluster;
  /** The API's environment: a separate product, whose card provider answers nothing. */
  env: Record<string, string>;
}

/** A folder and a durable cluster for one run of the benchmarks. */
export async function openBenchHome(name: string, settings: Readonly<Record<string, string>>): Promise<BenchHome> {
  const folder = mkdtempSync(join(tmpdir(), `cairn-${name}-`));
  // As root, PostgreSQL runs as another account, which has to pass through.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({
    dataFolder: join(folder, 'data'),
    port: 0,
    password: 'bench',
    durable: true,
    settings: { shared_buffers: '256MB', ...settings },
  });
  const env = {
    NODE_ENV: 'development',
    DATABASE_URL: cluster.url('postgres'),
    FILES_URL: `file:${join(folder, 'files')}`,
    APP_SECRET: `bench-sandbox-${randomBytes(24).toString('hex')}`,
    DATA_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    STRIPE_KEY: 'sk_sandbox_cairn',
    STRIPE_URL: 'http://127.0.0.1:1',
    STRIPE_WEBHOOK_SECRET: 'whsec_sandbox_platform',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_sandbox_connect',
    SERVE_SITES: 'no',
    LOG_LEVEL: 'warn',
  };
  return { folder, cluster, env };
}
