import pg from 'pg';
import { newId } from '../kernel/crypto/ids.js';
import { beginBusinessTime } from './clock.js';

/** Made once a run by test-cluster.setup.mjs. */
const TEMPLATE = 'cairn_template';

const clusterUrl = (): string => {
  const url = process.env['CAIRN_TEST_CLUSTER'];
  if (url === undefined) throw new Error('The test cluster is not running: run these tests through Jest');
  return url;
};

export interface TestDatabase {
  url: string;
  /** As the owner of the schema: what no process of the product may do. */
  asOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  drop(): Promise<void>;
}

/** A connection for one piece of work. One that is cut fails the statement under way, not the whole run. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of this file's own, cloned from the migrated template, in which business time begins. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const name = `t_${newId().replaceAll('-', '')}`;
  await withClient(clusterUrl(), (client) =>
    client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`),
  );
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  await withClient(url.toString(), beginBusinessTime);
  return {
    url: url.toString(),
    asOwner: (work) => withClient(url.toString(), work),
    drop: async () => {
      await withClient(clusterUrl(), (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}
