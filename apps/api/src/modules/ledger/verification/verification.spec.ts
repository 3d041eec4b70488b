import { adminApi, investmentsApi, walletApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { BANK } from '../../../testing/bank-account.js';
import { aPayout } from '../../../testing/terms/payouts.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { investByCard } from '../../../testing/card-money.js';
import { aHolder, anInvestor, aPerson, credit } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { sealBooks } from '../../../testing/ledger/sealing.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../verifier.js';
import { WholeVerification } from './whole-verification.js';
import { sendWithdrawal } from '../../../testing/withdrawals.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('M-4 the scheduled verification', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
    await credit(t, await aHolder(t), 1_000n);
    await sealBooks(t);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });
  afterAll(() => t.close());

  const asOwner = (...statements: string[]) =>
    t.database.asOwner(async (client) => {
      await client.query('set session_replication_role = replica');
      for (const sql of statements) await client.query(sql);
    });
  const newest = async (): Promise<string[]> => {
    const violations = await t.get(LedgerVerifier).verifyNew();
    return (violations ?? []).map(({ invariant }) => invariant);
  };
  const isFrozen = async (): Promise<boolean> =>
    (await t.db.query('select 1 from verification.money_freeze where lifted_at is null')).length > 0;
  /** Clears what a test has broken on purpose. */
  const lift = async (): Promise<void> => {
    await t.get(LedgerVerifier).verify();
    const admin = await aPerson(t, { adminRole: 'finance' });
    await admin.api.send(adminApi.liftFreeze, { body: { reason: 'Looked into' } });
  };

  it('M-4 a minute looks at what is new, and names a balance that does not fit', async () => {
    expect(await newest()).toEqual([]);
    const holder = await aHolder(t);
    await credit(t, holder, 500n);
    const change = (by: string) =>
      asOwner(
        `update ledger.balance set cr = cr ${by} where account_id = (select id from ledger.account where code = 'L:wallet:${holder}:USD')`,
      );
    await change('+ 1');
    expect(await newest()).toEqual([]);
    await sealBooks(t);
    expect(await newest()).toEqual(['I3']);
    expect(await isFrozen()).toBe(true);
    await change('- 1');
    await lift();
    expect(await newest()).toEqual([]);
    expect(await isFrozen()).toBe(false);
  });

  it('M-4 a minute names a row beside the ledger that its transaction does not fit', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const { id } = await investAs(investor.api, {
      params: { campaignId },
      body: { amount: 100_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await asOwner(`update investment set units = units + 1 where id = '${id}'`);
    await sealBooks(t);
    expect(await newest()).toEqual(['I18']);
    await asOwner(`update investment set units = units - 1 where id = '${id}'`);
    await lift();
  });

  it('M-4 a delay alarms and does not freeze', async () => {
    await asOwner(
      `insert into kernel.outbox (id, topic, consumer, queue, body, due_at)
       values ('${newId()}', 'late.topic', 'x', 'mail', '{}', now() - interval '6 minutes')`,
    );
    const [violation] = (await t.get(LedgerVerifier).verifyNew()) ?? [];
    expect(violation).toMatchObject({ invariant: 'I11', details: [expect.stringContaining('late.topic')] });
    expect(await isFrozen()).toBe(false);
    const metrics = await t.http().get('/metrics');
    expect(metrics.text).toMatch(/^ledger_money_out_frozen 0$/m);
    expect(metrics.text).toMatch(/^ledger_invariants_broken 1$/m);
    await asOwner(`delete from kernel.outbox where topic = 'late.topic'`);
  });

  it('M-4 a whole run goes on where it was interrupted, and the nightly sweep is that run', async () => {
    const whole = t.get(WholeVerification);
    const id = await whole.begin();
    await whole.step();
    expect(await whole.begin()).toBe(id);
    const [before] = await t.db.query<{ stage: string }>('select stage from verification.run where id = $1', [id]);
    expect(before?.stage).not.toBe('once');
    await t.get(Sweeps).run('ledger.verify_whole');
    const [after] = await t.db.query<{ state: string }>('select state from verification.run where id = $1', [id]);
    expect(after).toEqual({ state: 'held' });
    const rows = await t.db.query(`select 1 from verification.finding where run_id = $1 and state = 'held'`, [id]);
    expect(rows.length).toBeGreaterThan(30);
  });

  it('M-4 nothing leaves while money out is frozen, and everything that waited leaves afterwards', async () => {
    const admin = await aPerson(t, { adminRole: 'finance' });
    const second = await aPerson(t, { adminRole: 'finance' });
    const payout = await aPayout(t);
    await admin.api.send(adminApi.approvePayout, { params: { id: payout } });
    const person = await anInvestor(t, { wallet: 100_000n });
    const withdrawal = await person.api.send(walletApi.withdraw, {
      body: { amount: 10_000, currency: 'USD', ...BANK },
      idempotencyKey: newId(),
    });
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const investment = await investByCard(t, investor, campaignId, 50_000);

    await t.db.query(
      `insert into verification.money_freeze (run_id, invariants, cause) values (0, '{I3}', 'I3: a test')`,
    );
    const send = () =>
      admin.api.send(adminApi.sendWithdrawal, { params: { id: withdrawal.id }, body: { reference: 'QB-1' } });
    const release = () =>
      second.api.send(adminApi.releasePayout, { params: { id: payout }, body: { reference: 'QB-2' } });
    expect(await refusalOf(send())).toBe('ledger.frozen');
    expect(await refusalOf(release())).toBe('ledger.frozen');
    const reveal = () =>
      second.api.send(adminApi.payoutBankDetails, { params: { id: payout }, body: { reason: 'Paying it' } });
    expect(await refusalOf(reveal())).toBe('ledger.frozen');
    expect(await refusalOf(second.api.send(adminApi.paymentFile, { body: { reason: 'Paying it' } }))).toBe(
      'ledger.frozen',
    );
    await investor.api.send(investmentsApi.cancel, { params: { id: investment.id } });
    await t.settle();
    const refundState = async () =>
      (
        await t.db.query<{ state: string }>('select state from refund where payment_id = $1', [investment.payment.id])
      )[0]?.state;
    expect(await refundState()).toBe('planned');
    const seen = await admin.api.send(adminApi.verification, {});
    expect(seen).toMatchObject({ cause: 'I3: a test', broken: [] });
    const queues = await admin.api.send(adminApi.queues, {});
    expect(queues.find(({ queue }) => queue === 'ledger-verification')?.count).toBe(1);

    expect(await refusalOf(admin.api.send(adminApi.liftFreeze, { body: { reason: 'Too early' } }))).toBe(
      'ledger.not_verified',
    );
    expect(await admin.api.send(adminApi.verifyLedger, {})).toMatchObject({ isRunning: false, wholeHeld: true });
    const lifted = await admin.api.send(adminApi.liftFreeze, { body: { reason: 'A test, nothing was wrong' } });
    expect(lifted.frozenSince).toBeNull();
    expect(await refusalOf(admin.api.send(adminApi.liftFreeze, { body: { reason: 'Once more' } }))).toBe(
      'ledger.not_frozen',
    );
    const auditLog = await t.db.query(
      `select reason from kernel.audit_log where action = 'ledger.freeze_lifted' and actor_id = $1`,
      [admin.id],
    );
    expect(auditLog).toEqual([{ reason: 'A test, nothing was wrong' }]);
    // The bank account is new; it has cooled down.
    await t.db.query('update withdrawal set sendable_at = created_at');
    await sendWithdrawal(admin.api, withdrawal.id);
    await release();
    await t.travel(3 * 60_000);
    expect(await refundState()).toBe('succeeded');
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('M-4 the freeze stays while what broke is not mended', async () => {
    const holder = await aHolder(t);
    await credit(t, holder, 500n);
    const change = (by: string) =>
      asOwner(
        `update ledger.balance set cr = cr ${by} where account_id = (select id from ledger.account where code = 'L:wallet:${holder}:USD')`,
      );
    await change('+ 1');
    await t.get(LedgerVerifier).verify();
    const admin = await aPerson(t, { adminRole: 'super' });
    const state = await admin.api.send(adminApi.verifyLedger, {});
    expect(state).toMatchObject({ wholeHeld: false, broken: [{ invariant: 'I3', freezes: true }] });
    expect(await refusalOf(admin.api.send(adminApi.liftFreeze, { body: { reason: 'Never mind' } }))).toBe(
      'ledger.not_verified',
    );
    await change('- 1');
    await lift();
  });
});
