import type pg from 'pg';
import { newId } from '../../kernel/crypto/ids.js';
import { approveSql, asRole, entryOf, post, postTogether, transfer } from '../../testing/ledger/books.js';
import { aHolder, credit } from '../../testing/people.js';
import { sealBooks } from '../../testing/ledger/sealing.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerReports } from './reports.js';
import { Sealer } from './sealer.js';
import { LedgerVerifier } from './verifier.js';

/** Each a way to falsify a sealed ledger that only somebody with the owner's privileges has. */
const FALSIFICATIONS: readonly [string, string][] = [
  ['an amount', `update ledger.line set amount = amount + 1 where tx_id = $1 and n = 1`],
  ['a side', `update ledger.line set side = case side when 'D' then 'C' else 'D' end where tx_id = $1`],
  [
    'an account',
    `update ledger.line l set account_id = m.account_id from ledger.line m
                  where l.tx_id = $1 and m.tx_id = $1 and l.n <> m.n`,
  ],
  ['a reason', `update ledger.tx set reason = 'another' where id = $1`],
  ['an actor', `update ledger.tx set actor = 'nobody' where id = $1`],
  ['a date', `update ledger.tx set effective_at = effective_at - interval '1 day' where id = $1`],
  ['a phase', `update ledger.tx set phase = 'pending' where id = $1`],
  ['two swapped lines', `update ledger.line set n = 3 - n where tx_id = $1`],
  ['a deleted line', `delete from ledger.line where tx_id = $1 and n = 2`],
  ['a deleted transaction', `delete from ledger.tx where id = $1`],
  ['a transaction taken out of its block', `delete from ledger.sealed_tx where tx_id = $1`],
  ['a block taken out', `delete from ledger.seal where block = (select block from ledger.sealed_tx where tx_id = $1)`],
];

describe('sealing', () => {
  let t: TestApp;
  let alone: string;
  beforeAll(async () => {
    t = await startTestApp();
    const [wallet, other] = [await aHolder(t), await aHolder(t)];
    await credit(t, wallet, 500n);
    await sealBooks(t);
    await postTogether(
      t,
      [1, 2, 3].map(() => entryOf([transfer(wallet, other, 7n)])),
    );
    await sealBooks(t);
    alone = (await post(t, entryOf([transfer(wallet, other, 2n)]))).id;
    await sealBooks(t);
    await credit(t, wallet, 1n);
    await sealBooks(t);
  });
  afterAll(() => t.close());

  const blocks = async (client: pg.Client): Promise<string> => {
    const { rows } = await client.query<{ ok: boolean | null }>('select ok from ledger.verify_chain()');
    return rows.map(({ ok }) => (ok === true ? 'ok' : 'BROKEN')).join(' ');
  };

  /** With the triggers off, in a transaction that is thrown away. */
  const falsified = (sql: string, tx: string): Promise<string> =>
    t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      // Two rows change places: the key is looked at when both have moved.
      await client.query('alter table ledger.line drop constraint line_pkey');
      await client.query(sql, [tx]);
      const verdict = await blocks(client);
      await client.query('rollback');
      return verdict;
    });

  it('makes blocks that verify', async () => {
    expect(await t.database.asOwner(blocks)).toBe('ok ok ok ok');
    expect(await t.get(Sealer).seal()).toBe(0);
  });

  it.each(FALSIFICATIONS)('finds %s, in a block of one', async (_what, sql) => {
    expect(await falsified(sql, alone)).toContain('BROKEN');
  });

  it.each(FALSIFICATIONS)('finds %s, in a block of several', async (_what, sql) => {
    const [row] = await t.db.query<{ id: string }>(
      'select tx_id as id from ledger.sealed_tx where block = 2 and position = 2',
    );
    expect(await falsified(sql, row?.id ?? '')).toContain('BROKEN');
  });

  it('finds two transactions that have changed places, and a trigger that was switched off', async () => {
    const swapped = `update ledger.sealed_tx x set position = 3 - position where block = 2 and position < 3 and $1::bigint > 0`;
    await t.database.asOwner((client) =>
      client.query('alter table ledger.sealed_tx drop constraint sealed_tx_block_position_key'),
    );
    expect(await falsified(swapped, alone)).toBe('ok BROKEN ok ok');
    const switchedOff = await t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('alter table ledger.tx disable trigger user');
      await client.query(`update ledger.tx set reason = 'x' where id = $1`, [alone]);
      const verdict = await blocks(client);
      await client.query('rollback');
      return verdict;
    });
    expect(switchedOff).toBe('ok ok BROKEN ok');
  });

  it('a transaction that commits late is sealed later, not skipped', async () => {
    const [slow, fast] = [newId(), newId()];
    // In two currencies: of one they would wait for each other's balances.
    const write = async (client: pg.Client, uid: string, currency: string) => {
      const postings = JSON.stringify([
        { debit: `X:adjustment:${currency}`, credit: `L:suspense:${currency}`, minor: '4', currency },
      ]);
      for (const sql of approveSql(uid, postings)) await t.db.query(sql);
      await client.query(
        `select * from ledger.post($1::uuid, 'adjustment', 'posted', null, 'adjustment', $1::uuid::text, 'test', null, null, $2)`,
        [uid, postings],
      );
    };
    const isSealed = async (uid: string): Promise<boolean> => {
      const rows = await t.db.query(
        'select 1 from ledger.sealed_tx s join ledger.tx t on t.id = s.tx_id where t.uid = $1',
        [uid],
      );
      return rows.length > 0;
    };
    await asRole(t, 'cairn_app', async (late) => {
      await late.query('begin');
      await write(late, slow, 'USD');
      await asRole(t, 'cairn_worker', (client) => write(client, fast, 'EUR'));
      await t.get(Sealer).seal();
      expect([await isSealed(slow), await isSealed(fast)]).toEqual([false, false]);
      await late.query('commit');
    });
    await sealBooks(t);
    expect([await isSealed(slow), await isSealed(fast)]).toEqual([true, true]);
    expect(await t.database.asOwner(blocks)).not.toContain('BROKEN');
  });

  it('one sealer at a time', async () => {
    await asRole(t, 'cairn_worker', async (first) => {
      await first.query('begin');
      await first.query('select ledger.seal_block()');
      const [row] = await t.db.query<{ sealed: number }>('select ledger.seal_block() as sealed');
      expect(row?.sealed).toBe(-1);
      await first.query('rollback');
    });
  });

  it('the trial balance balances in every currency', async () => {
    const { rows, balanced } = await t.get(LedgerReports).trialBalance();
    expect(balanced).toBe(true);
    const sum = rows
      .filter(({ currency }) => currency === 'USD')
      .reduce((total, row) => total + row.debit - row.credit, 0n);
    expect(sum).toBe(0n);
    expect(rows.map(({ group }) => group)).toContain('L:wallet');
  });

  it('M-4 the trial balance is the same whether the verifier has summed the ledger or not, and with what is newer', async () => {
    const balances = async () => (await t.get(LedgerReports).trialBalance()).rows;
    const before = await balances();
    await t.get(LedgerVerifier).verify();
    expect(await balances()).toEqual(before);
    await credit(t, await aHolder(t), 11n);
    const walletsOf = (rows: typeof before) =>
      rows.find(({ group, currency }) => group === 'L:wallet' && currency === 'USD');
    const [old, now] = [walletsOf(before), walletsOf(await balances())];
    expect(now).toMatchObject({ credit: (old?.credit ?? 0n) + 11n, accounts: (old?.accounts ?? 0) + 1 });
    await sealBooks(t);
    await t.get(LedgerVerifier).verifyNew();
    expect(walletsOf(await balances())).toEqual(now);
  });

  it('the verifier names the block', async () => {
    await t.database.asOwner(async (client) => {
      await client.query('set session_replication_role = replica');
      await client.query(`update ledger.tx set reason = 'falsified' where id = $1`, [alone]);
    });
    const violations = await t.get(LedgerVerifier).verify();
    expect(violations.find(({ invariant }) => invariant === 'I12')?.details).toEqual(['block 3']);
  });
});
