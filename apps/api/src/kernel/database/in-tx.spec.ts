import { newId } from '../crypto/ids.js';
import { viewOnly, withRequestContext } from '../http/request-context.js';
import { codeOf } from '../../testing/ledger/books.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { cloneDatabase } from '../../testing/test-database.js';
import { Config } from '../config/config.js';
import type { Tx } from './in-tx.js';
import { prepared, PreparingClient } from './prepared.js';
import { ProcessPool } from './process-pool.js';
import { processUrl } from './roles.js';

const FIRST = 'siteName';
const SECOND = 'timezone';

const touch = (tx: Tx, name: string) => tx.query(`update site_setting set updated_at = now() where name = $1`, [name]);

describe('inTx', () => {
  let t: TestApp;
  beforeAll(async () => {
    const database = await cloneDatabase();
    // Shortens the deadlock timeout for the test; set before the first connection is made.
    await database.asOwner(async (client) => {
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      await client.query(`alter database ${rows[0]?.name} set deadlock_timeout = '20ms'`);
    });
    t = await startTestApp({ DATABASE_TIMEOUT: '5' }, { database });
  });
  afterAll(() => t.close());

  it('runs the whole closure again after a real deadlock', async () => {
    const runs = { left: 0, right: 0 };
    const begun: (() => void)[] = [];
    const both = Promise.all([0, 1].map(() => new Promise<void>((resolve) => begun.push(resolve))));
    const cross = (name: 'left' | 'right', order: [string, string], index: number) =>
      t.db.inTx(async (tx) => {
        runs[name] += 1;
        await touch(tx, order[0]);
        begun[index]?.();
        await both;
        await touch(tx, order[1]);
        return name;
      });
    expect(await Promise.all([cross('left', [FIRST, SECOND], 0), cross('right', [SECOND, FIRST], 1)])).toEqual([
      'left',
      'right',
    ]);
    expect(runs.left + runs.right).toBe(3);
  });

  it('keeps the plan of a marked statement under a name on its connection, and of no other, nor where names are off', async () => {
    const asked = prepared('select $1::int + 1 as next');
    const namesOf = async (client: object): Promise<unknown[]> => {
      const connectionString = processUrl(t.get(Config), 'cairn_app');
      const pool = new ProcessPool({ connectionString, max: 1, ...client });
      for (const next of [2, 3]) expect((await pool.query(asked, [next - 1])).rows).toEqual([{ next }]);
      await pool.query('select $1::int + 2 as next', [1]);
      const { rows } = await pool.query('select statement from pg_prepared_statements');
      await pool.end();
      return rows;
    };
    expect(await namesOf({ Client: PreparingClient })).toEqual([{ statement: asked }]);
    expect(await namesOf({})).toEqual([]);
  });

  it('gives up after six tries and says what the database said', async () => {
    let runs = 0;
    const hopeless = t.db.inTx(async (tx) => {
      runs += 1;
      await tx.query(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
    });
    expect(await codeOf(hopeless)).toBe('40001');
    expect(runs).toBe(6);
  });

  it('rolls everything back, and runs once, when a rule is broken', async () => {
    const id = newId();
    let runs = 0;
    const broken = t.db.inTx(async (tx) => {
      runs += 1;
      await tx.query(`insert into kernel.inbox (consumer, message_id) values ('test', $1)`, [id]);
      throw new TypeError('broken');
    });
    await expect(broken).rejects.toThrow(TypeError);
    expect(runs).toBe(1);
    expect(await t.db.query('select 1 from kernel.inbox where message_id = $1', [id])).toEqual([]);
  });

  it('a lock that is not free in time, and a statement that takes too long, are `server.busy`', async () => {
    await t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('select 1 from site_setting where name = $1 for update', [FIRST]);
      const waiting = t.db.inTx(async (tx) => {
        await tx.query(`set local lock_timeout = '30ms'`);
        await touch(tx, FIRST);
      });
      expect(await codeOf(waiting)).toBe('server.busy');
      await client.query('rollback');
    });
    const slow = t.db.inTx(async (tx) => {
      await tx.query(`set local statement_timeout = '30ms'`);
      await tx.query('select count(*) from generate_series(1, 100000000)');
    });
    expect(await codeOf(slow)).toBe('server.busy');
  });

  it('connects with the timeouts of the design', async () => {
    const shown = await t.db.query(
      `select name, setting || unit as value from pg_settings
       where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(shown).toEqual([
      { name: 'idle_in_transaction_session_timeout', value: '5000ms' },
      { name: 'lock_timeout', value: '2000ms' },
      { name: 'statement_timeout', value: '5000ms' },
    ]);
  });

  it('SEC-58 writes nothing for a read-only request, however it reaches the database', async () => {
    const rename = `update site_setting set updated_at = now() where name = 'siteName' returning name`;
    const doors: Record<string, () => Promise<unknown>> = {
      transaction: () => t.db.inTx((tx) => tx.query(rename)),
      statement: () => t.db.query(rename),
      manager: () => t.db.manager.query(rename),
    };
    const asViewer = (work: () => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve) => {
        withRequestContext({ ip: '192.0.2.1', requestId: newId() }, () => {
          viewOnly();
          resolve(work());
        });
      });
    for (const [name, write] of Object.entries(doors)) {
      expect([name, await codeOf(asViewer(write))]).toEqual([name, expect.stringMatching(/^(25006|auth.view_only)$/)]);
      await expect(write()).resolves.toBeDefined();
    }
    await expect(asViewer(() => t.db.query('select 1 as one'))).resolves.toEqual([{ one: 1 }]);
  });
});
