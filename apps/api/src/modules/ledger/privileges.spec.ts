import { PROCESS_ROLES } from '../../kernel/database/roles.js';
import { newId } from '../../kernel/crypto/ids.js';
import { approveSql, asRole, codeOf } from '../../testing/ledger/books.js';
import { aHolder, credit } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerBootCheck } from './boot-check.js';

const APPEND_ONLY = ['ledger.tx', 'ledger.line', 'ledger.seal', 'ledger.sealed_tx'];

describe('who may write to the ledger', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    await credit(t, await aHolder(t), 5n);
  });
  afterAll(() => t.close());

  it('no process may write to any table of the ledger, nor to the clock', async () => {
    const may = await t.db.query<{ role: string; table: string; privilege: string }>(
      `select r.role, c.oid::regclass::text as "table", p.privilege
       from unnest($1::text[]) r(role), pg_class c, unnest('{insert,update,delete,truncate,references,trigger}'::text[]) p(privilege)
       where (c.relnamespace = 'ledger'::regnamespace and c.relkind in ('r', 'v') or c.oid = 'kernel.clock'::regclass)
         and has_table_privilege(r.role, c.oid, p.privilege)`,
      [[...PROCESS_ROLES]],
    );
    expect(may).toEqual([]);
    const tables = await t.db.query<{ tables: number }>(
      `select count(*)::int as tables from pg_class where relnamespace = 'ledger'::regnamespace and relkind = 'r'`,
    );
    expect(tables).toEqual([{ tables: 13 }]);
  });

  it('no process owns anything, may alter a trigger, or may take on another role', async () => {
    const facts = await t.db.query<{ role: string }>(
      `select rolname as role from pg_roles r where rolname = any($1)
         and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication
              or exists (select 1 from pg_class where relowner = r.oid)
              or exists (select 1 from pg_auth_members where member = r.oid))`,
      [[...PROCESS_ROLES]],
    );
    expect(facts).toEqual([]);
  });

  it.each(PROCESS_ROLES)('%s may post, and may not open accounts, move the clock or change a row', async (role) => {
    await asRole(t, role, async (client) => {
      const attempts = [
        ...APPEND_ONLY.flatMap((table) => [`delete from ${table}`, `truncate ${table}`]),
        `update ledger.line set amount = amount + 1`,
        `update ledger.tx set reason = 'x'`,
        `update ledger.balance set cr = cr + 1`,
        `insert into ledger.period (month, state) values ('2020-01-01', 'closed')`,
        `select ledger.open_account('L:wallet:x:USD')`,
        `select kernel.advance_clock(1000)`,
        `alter table ledger.line disable trigger all`,
        `set session_replication_role = replica`,
        `set role ledger_owner`,
        `update kernel.audit_log set actor = 'x'`,
        `delete from kernel.audit_log`,
      ];
      for (const sql of attempts) expect([sql, await codeOf(client.query(sql))]).toEqual([sql, '42501']);
      const [wallet, uid] = [`L:wallet:${await aHolder(t)}:USD`, newId()];
      const postings = JSON.stringify([{ debit: 'X:adjustment:USD', credit: wallet, minor: '3', currency: 'USD' }]);
      for (const sql of approveSql(uid, postings)) await client.query(sql);
      await client.query(
        `select * from ledger.post($1::uuid, 'adjustment', 'posted', null, 'adjustment', $1::uuid::text, 'test', null, null, $2)`,
        [uid, postings],
      );
      const { rows } = await client.query<{ available: string }>('select ledger.available($1) as available', [wallet]);
      expect(rows).toEqual([{ available: '3' }]);
    });
  });

  it('only the worker seals', async () => {
    expect(await asRole(t, 'cairn_app', (client) => codeOf(client.query('select ledger.seal_block()')))).toBe('42501');
    await asRole(t, 'cairn_worker', (client) => client.query('select ledger.seal_block()'));
  });

  it('even the owner meets the triggers', async () => {
    await t.database.asOwner(async (client) => {
      await client.query('select ledger.seal_block()');
      for (const table of APPEND_ONLY) {
        for (const sql of [`delete from ${table}`, `truncate ${table} cascade`]) {
          expect([sql, await codeOf(client.query(sql))]).toEqual([sql, 'CL004']);
        }
      }
      expect(await codeOf(client.query(`update ledger.line set amount = amount`))).toBe('CL004');
      expect(await codeOf(client.query(`update ledger.tx set actor = actor`))).toBe('CL004');
    });
  });

  it('lines cannot be added to a transaction later', async () => {
    const added = t.database.asOwner((client) =>
      client.query(`insert into ledger.line (tx_id, n, account_id, currency, side, amount)
        select tx_id, n + 2, account_id, currency, side, amount from ledger.line`),
    );
    expect(await codeOf(added)).toBe('CL002');
  });

  it('a process that may write to the ledger does not start', async () => {
    const check = t.get(LedgerBootCheck);
    await check.onApplicationBootstrap();
    for (const privilege of ['update on ledger.line', 'truncate on ledger.sealed_tx', 'insert on ledger.period']) {
      await t.database.asOwner((client) => client.query(`grant ${privilege} to cairn_worker`));
      await expect(check.onApplicationBootstrap()).rejects.toThrow(privilege.replace(/(.*) on (.*)/, '$2 $1'));
      await t.database.asOwner((client) => client.query(`revoke ${privilege} from cairn_worker`));
    }
    await check.onApplicationBootstrap();
  });
});
