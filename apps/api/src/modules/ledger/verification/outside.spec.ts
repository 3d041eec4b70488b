import { aHolder, credit } from '../../../testing/people.js';
import { sealBooks } from '../../../testing/ledger/sealing.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../verifier.js';

/** What the owner of the database can do to the schema, how it is undone, and how the verifier calls it. */
const CHANGES: readonly [string, string, string][] = [
  [
    `create or replace function ledger.verify_chain() returns table (block bigint, ok boolean) language sql stable as 'select 1::bigint, true'`,
    '',
    'changed: function ledger.verify_chain()',
  ],
  [
    'alter table ledger.tx disable trigger user',
    'alter table ledger.tx enable trigger user',
    'changed: trigger tx_append_only on ledger.tx',
  ],
  [
    'alter table ledger.balance drop constraint floor_ok',
    `alter table ledger.balance add constraint floor_ok check (
       guard = 0 or (guard = -1 and cr - dr - dr_pend >= 0) or (guard = 1 and dr - cr - cr_pend >= 0))`,
    'missing: constraint floor_ok on ledger.balance',
  ],
  [
    'grant update on ledger.line to cairn_worker',
    'revoke update on ledger.line from cairn_worker',
    'changed: privileges of ledger.line',
  ],
  [
    `insert into ledger.posting_rule values ('top_up', 'X:adjustment', 'L:wallet')`,
    `delete from ledger.posting_rule where debit_group = 'X:adjustment' and kind = 'top_up'`,
    'unknown: row of ledger.posting_rule: top_up X:adjustment L:wallet',
  ],
  [
    `update ledger.account_group set floor = false where code = 'L:wallet'`,
    `update ledger.account_group set floor = true where code = 'L:wallet'`,
    'changed: row of ledger.account_group: L:wallet',
  ],
  [
    'alter function ledger.post(uuid, text, text, uuid, text, text, text, text, timestamptz, jsonb, uuid) owner to current_user',
    'alter function ledger.post(uuid, text, text, uuid, text, text, text, text, timestamptz, jsonb, uuid) owner to ledger_owner',
    'changed: function ledger.post(uuid,text,text,uuid,text,text,text,text,timestamp with time zone,jsonb,uuid)',
  ],
];

describe('M-4 what the database cannot say of itself', () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await startTestApp();
    await credit(t, await aHolder(t), 1_000n);
    await sealBooks(t);
    await credit(t, await aHolder(t), 1_000n);
    await sealBooks(t);
  });
  afterEach(() => t.close());

  const owner = (...statements: string[]) =>
    t.database.asOwner(async (client) => {
      for (const sql of statements) if (sql !== '') await client.query(sql);
    });
  const details = async (invariant: string): Promise<string[]> =>
    (await t.get(LedgerVerifier).verify()).find((violation) => violation.invariant === invariant)?.details ?? [];

  it('M-4 I35 the schema is the release’s, and each change of it is named', async () => {
    expect(await details('I35')).toEqual([]);
    for (const [change, undo, name] of CHANGES.toReversed()) {
      await owner(change);
      expect(await details('I35')).toContain(name);
      await owner(undo);
    }
    expect(await details('I35')).toEqual(['changed: function ledger.verify_chain()']);
  });

  it('M-4 I36 the newest seal dropped', async () => {
    expect(await details('I36')).toEqual([]);
    await owner(
      'set session_replication_role = replica',
      `insert into ledger.unsealed (tx_id) select tx_id from ledger.sealed_tx where block = 2`,
      'delete from ledger.sealed_tx where block = 2',
      'delete from ledger.seal where block = 2',
    );
    expect(await details('I36')).toEqual(['block 2 is not the one that was published']);
    await sealBooks(t);
    expect(await details('I36')).toEqual([]);
  });

  it('M-4 I36 the whole chain rewritten consistently', async () => {
    await owner(
      'set session_replication_role = replica',
      `update ledger.tx set reason = 'another' where id = (select min(tx_id) from ledger.sealed_tx)`,
      ...[1, 2].map(
        (
          block,
        ) => `update ledger.seal s set prev = coalesce((select p.hash from ledger.seal p where p.block = s.block - 1), '\\x00'),
          hash = sha256(coalesce((select p.hash from ledger.seal p where p.block = s.block - 1), '\\x00') ||
            (select string_agg(ledger.leaf_v2(x.tx_id), ''::bytea order by x.position) from ledger.sealed_tx x where x.block = s.block))
          where block = ${block}`,
      ),
    );
    expect(await details('I12')).toEqual([]);
    expect(await details('I36')).toEqual([
      'block 1 is not the one that was published',
      'block 2 is not the one that was published',
    ]);
  });

  it('M-4 blocks of the first version of leaves still verify', async () => {
    await owner(
      'set session_replication_role = replica',
      `update ledger.seal s set leaf_version = 1, hash = sha256(s.prev ||
         (select string_agg(ledger.leaf(x.tx_id), ''::bytea order by x.position) from ledger.sealed_tx x where x.block = s.block))
       where block = 1`,
      `update ledger.seal s set prev = (select p.hash from ledger.seal p where p.block = 1) where block = 2`,
      `update ledger.seal s set hash = sha256(s.prev ||
         (select string_agg(ledger.leaf_v2(x.tx_id), ''::bytea order by x.position) from ledger.sealed_tx x where x.block = s.block))
       where block = 2`,
    );
    expect(await details('I12')).toEqual([]);
    const blocks = await t.database.asOwner((client) => client.query('select ok from ledger.verify_chain()'));
    expect(blocks.rows).toEqual([{ ok: true }, { ok: true }]);
  });
});
