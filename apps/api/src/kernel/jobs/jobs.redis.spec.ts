import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '@cairn/tooling';
import { jobsSuite } from '../../testing/jobs/jobs-suite.js';
import { lanesSuite } from '../../testing/jobs/lanes-suite.js';
import { readConfig } from '../config/config.js';
import { queueConnection } from './queues.js';
import { environmentExample } from '../config/environment-example.js';

const isThere = spawnSync('redis-server', ['--version']).status === 0;

describe('the address of a Redis', () => {
  it('is read in full', () => {
    const config = (QUEUE_URL: string) => readConfig({ ...environmentExample.values(), QUEUE_URL });
    expect(queueConnection(config('redis://someone:p%40ss@queue.example:6380/2'))).toEqual({
      host: 'queue.example',
      port: 6380,
      username: 'someone',
      password: 'p@ss',
      db: 2,
      maxRetriesPerRequest: null,
    });
    expect(queueConnection(config('redis://127.0.0.1'))).toMatchObject({ host: '127.0.0.1', port: 6379 });
    expect(queueConnection(config('rediss://queue.example'))).toMatchObject({ host: 'queue.example', tls: {} });
  });
});

if (isThere) {
  let port = 0;
  let server: ChildProcess;
  const folder = mkdtempSync(join(tmpdir(), 'cairn-redis-'));
  beforeAll(async () => {
    port = await freePort();
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']);
    await new Promise<void>((resolve, reject) => {
      server.stdout?.on('data', (line: Buffer) => line.includes('Ready to accept') && resolve());
      server.on('exit', () => reject(new Error('redis-server ended')));
    });
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => server.on('exit', resolve));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  jobsSuite(
    'Redis',
    () => `redis://127.0.0.1:${port}`,
    async () => {
      const redis = new Redis(port, '127.0.0.1');
      await redis.flushall();
      await redis.quit();
    },
  );
  lanesSuite('Redis', () => `redis://127.0.0.1:${port}`);
} else {
  process.stderr.write('Jobs on Redis were not tested: there is no redis-server on PATH.\n');
}
