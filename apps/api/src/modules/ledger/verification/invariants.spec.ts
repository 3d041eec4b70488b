import type pg from 'pg';
import { investmentsApi, repaymentsApi, secondWalletApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { BANK } from '../../../testing/bank-account.js';
import { aPayout } from '../../../testing/terms/payouts.js';
import { entryOf, post, transfer } from '../../../testing/ledger/books.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { chargeOf, investByCard, topUpByCard } from '../../../testing/card-money.js';
import { FIXTURES } from '../../../testing/ledger/ledger-fixtures.beside.js';
import type { Tampered } from '../../../testing/ledger/ledger-fixtures.js';
import { aHolder, anInvestor, credit, type Person } from '../../../testing/people.js';
import { sealBooks } from '../../../testing/ledger/sealing.js';
import {
  aBankAccount,
  addMoney,
  answerCard,
  aWalletOwner,
  payOut,
  setSecondWallet,
} from '../../../testing/rails/second-wallets.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../verifier.js';
import { Invariants, WALKED } from './invariants.js';
import { BROKEN_BLOCKS, DRIFTED, FOLD } from './seal-walk.sql.js';
import type { Keyed } from './subjects.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const fromWallet = (person: Person, campaignId: string, amount: number) =>
  investAs(person.api, {
    params: { campaignId },
    body: { amount, paymentType: 'wallet' },
    idempotencyKey: newId(),
  });

/** A loan that was funded, and whose first instalment has been shared out: the repayment and one investment in it. */
async function aRepaidLoan(
  t: TestWorld,
  owner: Person,
  campaignId: string,
): Promise<{ repayment: string; lot: string }> {
  await credit(t, owner.id, 50_000n);
  const { repayments } = await owner.api.send(repaymentsApi.list, { params: { campaignId } });
  const repayment = repayments[0]?.id ?? '';
  const params = { repaymentId: repayment };
  await owner.api.send(repaymentsApi.pay, { params, body: { transactionType: 'wallet' }, idempotencyKey: newId() });
  await owner.api.send(repaymentsApi.process, { params });
  await t.settle();
  const [part] = await t.db.query<{ id: string }>(
    'select investment_id as id from allocation where repayment_id = $1',
    [repayment],
  );
  return { repayment, lot: part?.id ?? '' };
}

/** Money that came into a second wallet, and a part of it on its way out. */
async function aSecondWallet(t: TestWorld): Promise<{ secondTopUp: string; secondPayout: string }> {
  await setSecondWallet(t, 'yes');
  const person = await aWalletOwner(t);
  const topUp = await addMoney(person, 10_000);
  await answerCard(t, topUp.transactionId);
  await t.settle();
  await t.get(Sweeps).runAll();
  await person.api.send(secondWalletApi.readTopUp, { params: { id: topUp.id }, query: {} });
  const { id: secondPayout } = await payOut(person, 4_000, await aBankAccount(t, person));
  return { secondTopUp: topUp.id, secondPayout };
}

/** Something of every kind that the ledger and the tables beside it contain. */
async function aFullWorld(t: TestWorld): Promise<Tampered> {
  const loan = await aCampaign(t, { type: 'debt', mode: 'fixed', goal: 1_000_000, minimumInvestment: 100 });
  for (let n = 0; n < 2; n++) await fromWallet(await anInvestor(t, { wallet: 500_000n }), loan.id, 500_000);
  const payout = await aPayout(t);
  const { repayment, lot } = await aRepaidLoan(t, loan.owner, loan.id);
  const { id: live } = await aCampaign(t);
  const person = await anInvestor(t, { wallet: 300_000n });
  const { id: held } = await fromWallet(person, live, 100_000);
  const { payment: card } = await investByCard(t, await anInvestor(t), live, 50_000);
  const returned = await anInvestor(t);
  const { id: cancelled } = await investByCard(t, returned, live, 50_000);
  await returned.api.send(investmentsApi.cancel, { params: { id: cancelled } });
  await t.settle();
  const { id: topUp } = await topUpByCard(t, person, 10_000);
  const { payment: disputed } = await topUpByCard(t, await anInvestor(t), 10_000);
  await t.control('POST', `/stripe/charges/${await chargeOf(t, disputed)}/dispute`, {});
  await t.settle();
  const returnIt = { params: { preapprovalId: topUp }, idempotencyKey: newId() };
  await person.api.send(walletApi.returnTopUp, returnIt);
  await t.settle();
  const { id: withdrawal } = await person.api.send(walletApi.withdraw, {
    body: { amount: 1_000, currency: 'USD', ...BANK },
    idempotencyKey: newId(),
  });
  const second = await aSecondWallet(t);
  await t.bookCharges();
  await t.get(Sweeps).runAll();
  await t.settle();
  const hold = entryOf([transfer(person.id, await aHolder(t), 100n)], { phase: 'pending' });
  await post(t, hold);
  await post(t, entryOf([{ debit: 'X:adjustment:USD', credit: 'L:suspense:USD', minor: 5n, currency: 'USD' }]));
  await t.drain();
  await sealBooks(t);
  // One that is not sealed yet.
  await credit(t, person.id, 1n);
  const one = async (sql: string, parameters: unknown[] = []): Promise<string> =>
    (await t.db.query<{ id: string }>(sql, parameters))[0]?.id ?? '';
  const closed = await one('select campaign_id as id from payout where id = $1', [payout]);
  return {
    person: person.id,
    wallet: `L:wallet:${person.id}:USD`,
    live,
    held,
    card: card.id,
    topUp,
    closed,
    settled: await one(`select id from investment where campaign_id = $1 and state = 'settled'`, [closed]),
    payout,
    withdrawal,
    ...second,
    refund: await one(`select id from refund where state = 'succeeded' and subject_type = 'investment'`),
    dispute: await one('select id from dispute'),
    repayment,
    lot,
    hold: hold.uid,
    statementLine: await one(`select line_id as id from statement_line where state = 'matched' and tx_id is not null`),
  };
}

describe('M-4 the invariants of the ledger and of the tables beside it', () => {
  let t: TestWorld;
  let world: Tampered;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    world = await aFullWorld(t);
  }, 120_000);
  afterAll(() => t.close());

  /** Every invariant over everything, on a connection whose transaction is thrown away. */
  const broken = async (client: pg.Client): Promise<string[]> => {
    const rows = async (sql: string, parameters: unknown[]): Promise<number> =>
      (await client.query(sql, parameters)).rows.length;
    const { rows: last } = await client.query<{ block: string }>('select max(block) as block from ledger.seal');
    const { rows: run } = await client.query<{ id: string }>(
      `insert into verification.run (kind, upto_block) values ('minute', $1) returning id`,
      [last[0]?.block],
    );
    await client.query(FOLD, [0, last[0]?.block, run[0]?.id]);
    const keysOf = async (subject: Keyed): Promise<string[]> =>
      (await client.query<{ key: string }>(t.get(Invariants).pageOf(subject), [null, 100_000])).rows.map(
        ({ key }) => key,
      );
    const ids: string[] = [];
    if ((await rows(DRIFTED, [await keysOf('account'), run[0]?.id])) > 0) ids.push('I3');
    if ((await rows(BROKEN_BLOCKS, [0, last[0]?.block])) > 0) ids.push('I12');
    for (const { id, about, sql } of t.get(Invariants).all()) {
      const parameters =
        about === 'once' ? [] : about === 'transaction' ? ['0', '9223372036854775807'] : [await keysOf(about)];
      if ((await rows(sql, parameters)) > 0) ids.push(id);
    }
    return [...new Set(ids)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
  };

  const tampered = (statements: readonly string[]): Promise<string[]> =>
    t.database.asOwner(async (client) => {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      for (const sql of statements) await client.query(sql);
      await client.query('set local session_replication_role = replica');
      const ids = await broken(client);
      await client.query('rollback');
      return ids;
    });

  it('hold over a correct ledger', async () => {
    expect(Object.entries(world).filter(([, id]) => id === '')).toEqual([]);
    expect(await tampered([])).toEqual([]);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('have a fixture each', () => {
    const named = new Set(FIXTURES.flatMap(({ names }) => names));
    expect(
      [
        ...t
          .get(Invariants)
          .all()
          .map(({ id }) => id),
        ...Object.keys(WALKED),
      ].filter((id) => !named.has(id)),
    ).toEqual([]);
  });

  it.each(FIXTURES)('$names names $drift', async ({ names, sql }) => {
    expect(await tampered(sql(world))).toEqual(names);
  });
});
