/**
 * One cluster a run, migrated once; each test file clones its database from the template. Jest runs this file outside
 * its own module system, so it uses the built code.
 */
import pg from 'pg';
import { startTestCluster } from '@cairn/tooling';
import { migrate } from './dist/kernel/database/migrate.js';

export default async function setUp() {
  const cluster = await startTestCluster();
  globalThis.cairnTestCluster = cluster;
  const owner = new pg.Client({ connectionString: cluster.url('postgres') });
  await owner.connect();
  await owner.query('create database cairn_template');
  await owner.end();
  await migrate({
    DATABASE_URL: cluster.url('cairn_template'),
    QUEUE_URL: 'postgres:',
    APP_SECRET: 'test-secret-test-secret-test-secret-test-secret',
  });
  process.env.CAIRN_TEST_CLUSTER = cluster.url('postgres');
}
