import { Clock } from '../../../kernel/clock/clock.js';
import {
  chargeOf,
  clearing,
  debitOf,
  expectBooksToAgree,
  HOUR,
  investByCard,
  MINUTE,
  openPage,
  paymentOf,
  reserve,
  stateOf,
  topUpByCard,
} from '../../../testing/card-money.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf } from '../../../testing/people.js';
import type { Identity } from '../../../kernel/http/request.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { UnexpectedMoney } from '../reconciliation/unexpected-money.js';
import { StatementLineEntity } from './statement-line.entity.js';

describe('our ledger beside the provider’s', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld({}, { statements: true });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await expectBooksToAgree(t);
  });

  const linesOf = (kind: StatementLineEntity['kind']) => t.db.manager.findBy(StatementLineEntity, { kind });
  const withoutMessages = () => t.control('POST', '/webhooks/policies', { policy: 'drop', times: 200 });

  it('B-4 a fee that comes minutes after the money is booked when its message comes', async () => {
    const investor = await anInvestor(t);
    const before = await debitOf(t, 'X:provider_fee:%');
    const { payment } = await topUpByCard(t, investor, 100_000);
    expect(payment.fee).toBeNull();
    await t.bookCharges();
    await t.settle();
    const { fee } = await t.db.manager.findOneByOrFail(PaymentEntity, { id: payment.id });
    expect(fee).toBe(2_930n);
    expect((await debitOf(t, 'X:provider_fee:%')) - before).toBe(2_930n);
  });

  it('B-4 a fee whose message was lost is asked for', async () => {
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 100_000);
    await withoutMessages();
    for (let n = 0; n < 4; n++) await t.travel(15 * MINUTE);
    const { fee, nextCheckAt } = await t.db.manager.findOneByOrFail(PaymentEntity, { id: payment.id });
    expect([fee, nextCheckAt]).toEqual([2_930n, null]);
  });

  it('B-5 a payment that cannot be read is queried less and less often, and delays no other', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const session = await openPage(investor, 'investment', held.id);
    await withoutMessages();
    await t.payByCard(session);
    await t.control('POST', '/faults', {
      provider: 'stripe',
      operation: 'checkout.sessions.retrieve',
      effect: 'http_429',
      times: 60,
    });
    await t.control('POST', '/clock', { advanceMs: 16 * MINUTE });
    await t.get(Clock).refresh();
    for (let n = 0; n < 10; n++) await t.get(Sweeps).run('payments.reconcile');
    expect((await paymentOf(t, session)).checks).toBe(1);
    await t.control('POST', '/reset', {});
    await withoutMessages();
    await t.travel(5 * MINUTE);
    expect(await stateOf(investor, held.id)).toBe('received');
  });

  it('M-5, B-10 the provider’s payout to the bank is booked, and the clearing account follows it', async () => {
    const investor = await anInvestor(t);
    await topUpByCard(t, investor, 100_000);
    await t.bookCharges();
    const before = await debitOf(t, 'A:bank:USD');
    await t.control('POST', '/stripe/payouts/sweep', {});
    await t.travel(3 * DAY);
    await t.control('POST', '/stripe/payouts/sweep', {});
    await t.travel(HOUR);
    expect((await debitOf(t, 'A:bank:USD')) - before).toBeGreaterThan(0n);
    expect((await linesOf('payout')).map(({ state }) => state)).not.toContain('new');
  });

  it('B-10 what another product did on the same account, and a refund from the dashboard, wait in suspense', async () => {
    await t.control('POST', '/stripe/charges/elsewhere', { amount: 4_200, currency: 'usd' });
    const investor = await anInvestor(t);
    const { payment } = await topUpByCard(t, investor, 100_000);
    await fetch(`${t.stripeUrl}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sandbox_cairn', 'content-type': 'application/x-www-form-urlencoded' },
      body: `charge=${await chargeOf(t, payment)}&amount=1000`,
    });
    for (let n = 0; n < 3; n++) await t.travel(DAY);
    const missing = await t.db.manager.findBy(StatementLineEntity, { state: 'missing_in_ledger' });
    expect(missing.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['charge', 4_200n],
        ['refund', -1_000n],
      ]),
    );
    expect(await debitOf(t, 'L:suspense:USD')).toBe(-3_200n);
  });

  it('B-10 reads each line once, whatever is asked at the same moment', async () => {
    const investor = await anInvestor(t);
    await topUpByCard(t, investor, 10_000);
    await t.bookCharges();
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement_import')));
    await Promise.all([1, 2, 3].map(() => t.get(Sweeps).run('payments.statement')));
    const [twice] = await t.db.query(
      `select 1 from ledger.tx where source_type = 'statement_line' group by source_id, kind having count(*) > 1`,
    );
    expect(twice).toBeUndefined();
  });

  it('B-15 another amount than requested is quarantined, holds nothing, and is returned by finance', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t);
    const held = await reserve(investor, id, 100_000);
    const session = await openPage(investor, 'investment', held.id);
    const { id: paymentId } = await paymentOf(t, session);
    // As if the provider had collected less than what our record says.
    await t.db.manager.update(PaymentEntity, { id: paymentId }, { amount: 100_001n });
    await t.payByCard(session);
    await t.settle();
    expect(await paymentOf(t, session)).toMatchObject({
      state: 'quarantined',
      attention: 'amount_mismatch',
      received: 100_000n,
    });
    expect(await stateOf(investor, held.id)).toBe('reserved');
    await t.db.manager.update(PaymentEntity, { id: paymentId }, { amount: 100_000n });
    expect(await debitOf(t, 'L:suspense:USD')).toBe(-103_200n);
    const admin = await aPerson(t, { adminRole: 'finance' });
    const caller = { userId: admin.id, email: admin.email } as Identity; // all that it reads of a caller
    await t.topUp(10_000);
    await t.get(UnexpectedMoney).returnQuarantined(caller, paymentId, 'asked for another amount');
    await expect(t.get(UnexpectedMoney).returnQuarantined(caller, paymentId, 'twice')).rejects.toMatchObject({
      code: 'payment.bad_transition',
    });
    for (let n = 0; n < 3; n++) await t.travel(DAY);
    expect(await paymentOf(t, session)).toMatchObject({ state: 'returned', refunded: 100_000n });
    expect(await walletOf(t, investor.id)).toBe(0n);
  });

  it('a whole month agrees to the cent: investments, refunds, top-ups and a closing', async () => {
    const { id: campaignId } = await aCampaign(t, { mode: 'fixed', goal: 10_000_000 });
    const investors = await Promise.all(Array.from({ length: 3 }, () => anInvestor(t)));
    for (const one of investors) await investByCard(t, one, campaignId, 40_000);
    await t.topUp(100_000);
    await t.travel(33 * DAY);
    await t.travel(DAY);
    const held = await clearing(t);
    expect(held.books).toBe(held.stripe);
  });
});
