import type pg from 'pg';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign } from '../../testing/campaigns.js';
import { anInvestor, credit } from '../../testing/people.js';
import { entryOf, post, transfer } from '../../testing/books.js';
import { sealBooks } from '../../testing/sealing.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { INVARIANTS } from './invariants.js';
import { LedgerVerifier } from './verifier.js';

interface World {
  campaign: string;
  person: string;
  wallet: string;
  hold: string;
}

const TX = `insert into ledger.tx (uid, kind, phase, pending_id, source_type, source_id, effective_at, actor, body_hash)`;
const posting = (debit: string, credited: string, source: string) =>
  `select * from ledger.post('${newId()}', 'adjustment', 'posted', null, 'test', '${source}', 'test', null, null,
     '[{"debit": "${debit}", "credit": "${credited}", "minor": "100", "currency": "USD"}]')`;

/** For each invariant the statements, as the owner with the triggers off, that break it and nothing else. */
const FIXTURES: Readonly<Record<string, (world: World) => string[]>> = {
  I1: ({ wallet }) => [
    `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
     select 999999, 1, id, 'USD', 'D', 5 from ledger.account where code = '${wallet}'`,
  ],
  I2: () => [`${TX} values ('${newId()}', 'adjustment', 'posted', null, 'test', 'empty', now(), 'test', '\\x00')`],
  I3: ({ wallet }) => [
    `update ledger.balance set dr = dr + 1, cr = cr + 1
     where account_id = (select id from ledger.account where code = '${wallet}')`,
  ],
  I4: ({ wallet }) => [
    'set local session_replication_role = origin',
    'alter table ledger.balance drop constraint floor_ok',
    posting(`L:wallet:${newId()}:USD`, wallet, 'overdraft'),
  ],
  I5: ({ hold }) => [
    'drop index ledger.tx_settle_once',
    ...['a', 'b'].flatMap((source) => [
      `${TX} select '${newId()}', kind, 'void', id, 'test', '${source}', now(), 'test', '\\x00' from ledger.tx where uid = '${hold}'`,
      `insert into ledger.line (tx_id, n, account_id, currency, side, amount)
       select t.id, l.n, l.account_id, l.currency, l.side, l.amount
       from ledger.tx t join ledger.line l on l.tx_id = t.pending_id where t.source_id = '${source}'`,
    ]),
    `update ledger.balance set dr_pend = 0, cr_pend = 0`,
  ],
  I6: ({ campaign }) => [`update campaign_capacity set taken = taken + 1 where campaign_id = '${campaign}'`],
  I7: ({ wallet }) => [
    'set local session_replication_role = origin',
    'alter table ledger.tx drop constraint tx_source_once',
    posting('X:adjustment:USD', wallet, 'twice'),
    posting('X:adjustment:USD', wallet, 'twice'),
  ],
  I8: ({ person }) => [
    `insert into payment (id, user_id, idempotency_key, purpose, subject_id, provider, state, amount, currency, created_at)
     values ('${newId()}', '${person}', '${newId()}', 'top_up', '${newId()}', 'stripe', 'collected', 100, 'USD', now())`,
  ],
  I9: ({ campaign }) => [
    'set local session_replication_role = origin',
    posting('X:adjustment:USD', `L:escrow:${campaign}:USD`, 'escrow'),
  ],
  I10: ({ campaign, person }) => [
    `insert into payout (id, number, campaign_id, requested_by, idempotency_key, amount, currency, method, state,
       requested_at, released_at)
     values ('${newId()}', 'P', '${campaign}', '${person}', '${newId()}', 1, 'USD', 'bank_transfer', 'released', now(),
       now() - interval '5 days')`,
  ],
  I11: () => [
    `insert into kernel.outbox (id, topic, consumer, queue, body, due_at)
     values ('${newId()}', 'x', 'x', 'mail', '{}', now() - interval '6 minutes')`,
  ],
  I12: () => [`update ledger.tx set reason = 'falsified' where id = (select min(tx_id) from ledger.sealed_tx)`],
  I13: ({ campaign }) => [
    `insert into repayment (id, number, campaign_id, type, interest, principal, currency, due_on, state, idempotency_key, created_at)
     values ('${newId()}', 'R', '${campaign}', 'dividend', 10, 0, 'USD', current_date, 'distributed', '${newId()}', now())`,
  ],
  I14: () => ['set local session_replication_role = origin', posting('X:rounding:USD', 'X:adjustment:USD', 'rounding')],
};

describe('the invariants of the ledger', () => {
  let t: TestApp;
  let world: World;
  beforeAll(async () => {
    t = await startTestApp();
    const { id: campaign } = await aCampaign(t);
    const { id: person } = await anInvestor(t);
    await credit(t, person, 1_000n);
    const hold = entryOf([transfer(person, newId(), 100n)], { phase: 'pending' });
    await post(t, hold);
    await t.drain();
    await sealBooks(t);
    world = { campaign, person, wallet: `L:wallet:${person}:USD`, hold: hold.uid };
  });
  afterAll(() => t.close());

  const broken = async (client: pg.Client): Promise<string[]> => {
    const ids: string[] = [];
    for (const { id, sql } of INVARIANTS) if ((await client.query(sql)).rows.length > 0) ids.push(id);
    return ids;
  };

  it('hold over honest books', async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('have a fixture each', () => {
    expect(Object.keys(FIXTURES)).toEqual(INVARIANTS.map(({ id }) => id));
  });

  it.each(INVARIANTS)('$id fails alone when it is not so that $claim', async ({ id }) => {
    const found = await t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const sql of FIXTURES[id]?.(world) ?? []) await client.query(sql);
      const ids = await broken(client);
      await client.query('rollback');
      return ids;
    });
    expect(found).toEqual([id]);
  });

  it('the verifier says which, and what breaks it', async () => {
    await t.database.asOwner((client) =>
      client.query(`insert into kernel.outbox (id, topic, consumer, queue, body, due_at)
      values ('${newId()}', 'late.topic', 'x', 'mail', '{}', now() - interval '6 minutes')`),
    );
    const [violation, ...others] = await t.get(LedgerVerifier).verify();
    expect(others).toEqual([]);
    expect(violation).toMatchObject({ invariant: 'I11', details: [expect.stringContaining('late.topic')] });
  });
});
