import { newId } from '../crypto/ids.js';
import { aHolder, credit } from '../../testing/people.js';
import { sealBooks, sealAuditLog } from '../../testing/ledger/sealing.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { AuditChain } from './audit-chain.js';
import { AuditLog } from './audit-log.js';

/** Each a way to falsify the sealed audit log that only somebody with the owner's privileges has. `$1` is an entry. */
const FALSIFICATIONS: readonly [what: string, sql: string][] = [
  ['another actor', `update kernel.audit_log set actor = 'nobody' where id = $1`],
  ['another act', `update kernel.audit_log set action = 'test.other' where id = $1`],
  ['another subject', `update kernel.audit_log set subject_id = 'x' where id = $1`],
  ['another before', `update kernel.audit_log set before = '{"a": 9}' where id = $1`],
  ['another after', `update kernel.audit_log set after = null where id = $1`],
  ['another time', `update kernel.audit_log set at = at - interval '1 second' where id = $1`],
  ['another reason', `update kernel.audit_log set reason = 'because' where id = $1`],
  ['a deleted entry', `delete from kernel.audit_log where id = $1`],
  ['an entry taken out of its block', `delete from kernel.audit_sealed where entry_id = $1`],
  [
    'two swapped entries',
    `update kernel.audit_sealed set position = 3 - position where block = (select block from kernel.audit_sealed where entry_id = $1)`,
  ],
  [
    'a block taken out',
    `delete from kernel.audit_seal where block = (select block from kernel.audit_sealed where entry_id = $1)`,
  ],
  ['another seal of the ledger', `update ledger.seal set hash = sha256('x') where $1::uuid is not null`],
];

describe('SEC-59 the chain of the audit log', () => {
  let t: TestApp;
  let entry: string;
  beforeAll(async () => {
    t = await startTestApp();
    await credit(t, await aHolder(t), 500n);
    await sealBooks(t);
    for (const size of [2, 1, 2]) {
      await t.db.inTx(async (tx) => {
        for (let at = 0; at < size; at++) {
          await t.get(AuditLog).record(tx, {
            actor: 'somebody',
            actorId: newId(),
            action: 'test.done',
            subjectType: 'test',
            subjectId: `${at}`,
            before: { a: 1 },
            after: { a: 2 },
          });
        }
      });
      await sealAuditLog(t);
    }
    const [row] = await t.db.query<{ id: string }>(
      'select entry_id as id from kernel.audit_sealed order by block, position limit 1',
    );
    entry = row?.id ?? '';
  });
  afterAll(() => t.close());

  it('holds what was written, and waits for what is still to be sealed', async () => {
    expect(await t.get(AuditChain).verify()).toEqual({ blocks: 3, entries: 5, waiting: 0, broken: [] });
    expect(await t.get(AuditChain).seal()).toBe(0);
  });

  it('is tied to the seals of the ledger', async () => {
    const [row] = await t.db.query<{ tied: boolean }>(
      `select bool_and(s.ledger_hash = l.hash) as tied from kernel.audit_seal s join ledger.seal l on l.block = s.ledger_block`,
    );
    expect(row?.tied).toBe(true);
  });

  it.each(FALSIFICATIONS)('finds %s', async (_what, sql) => {
    const broken = await t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      // Two rows change places: the key is looked at when both have moved.
      await client.query('alter table kernel.audit_sealed drop constraint audit_sealed_block_position_key');
      await client.query(sql, [entry]);
      const { rows } = await client.query<{ ok: boolean }>('select ok from kernel.verify_audit_chain()');
      await client.query('rollback');
      return rows.filter(({ ok }) => !ok).length;
    });
    expect(broken).toBeGreaterThan(0);
  });

  it('is changed by no process', async () => {
    for (const table of ['audit_seal', 'audit_sealed']) {
      await expect(t.db.query(`delete from kernel.${table}`)).rejects.toMatchObject({ code: '42501' });
      await expect(t.database.asOwner((client) => client.query(`delete from kernel.${table}`))).rejects.toMatchObject({
        code: 'CL004',
      });
    }
  });
});
