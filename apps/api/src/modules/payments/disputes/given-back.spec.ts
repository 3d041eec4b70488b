import { communicationApi, investmentsApi, paymentsDeskApi } from '@cairn/contracts';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import {
  chargeOf,
  debitOf,
  expectBooksToAgree,
  HOUR,
  investByCard,
  paymentOf,
  payTooLate,
  REFUND_FAILS,
  stateOf,
} from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { RefundEntity } from '../refunds/refund.entity.js';
import { DisputeEntity } from './dispute.entity.js';
import { FrozenMoney } from './frozen-money.js';

// A card payment that was given back whole cannot be disputed; one whose refund came back can.
describe('chargebacks of what was to be given back', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await expectBooksToAgree(t);
  });

  const lastTold = async ({ api }: Person) =>
    (await api.send(communicationApi.notifications, { query: { group: 'money' } })).items[0];

  it('a late payment whose refund was returned is credited to the wallet, and its payer is notified', async () => {
    const investor = await anInvestor(t);
    const { id: campaignId } = await aCampaign(t);
    const { session } = await payTooLate(t, investor, campaignId, 100_000, REFUND_FAILS);
    await t.travel(5 * DAY);
    const { id } = await t.db.manager.findOneByOrFail(RefundEntity, { paymentId: (await paymentOf(t, session)).id });
    const finance = await aPerson(t, { adminRole: 'finance' });
    const body = { reason: 'The card was closed' };
    await finance.api.send(paymentsDeskApi.refundToWallet, { params: { id }, body });
    await t.settle();
    expect(await lastTold(investor)).toMatchObject({
      kind: 'payment.return_credited',
      params: { amount: 100_000, currency: 'USD' },
    });
    expect(await walletOf(t, investor.id)).toBe(100_000n);
  });

  it('B-3 a payment that came too late and whose refund came back: the bank takes what was owed, and nobody loses', async () => {
    const loss = await debitOf(t, 'X:chargeback_loss:%');
    const investor = await anInvestor(t);
    const { id: campaignId } = await aCampaign(t);
    const { session } = await payTooLate(t, investor, campaignId, 100_000, REFUND_FAILS);
    await t.travel(5 * DAY);
    const payment = await paymentOf(t, session);
    const refund = () => t.db.manager.findOneByOrFail(RefundEntity, { paymentId: payment.id });
    expect([payment.state, (await refund()).state]).toEqual(['returned', 'failed']);
    expect(await lastTold(investor)).toMatchObject({ kind: 'payment.return_failed' });
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    await t.travel(DAY);
    expect((await refund()).resolution).toBe('charged_back');
    const { borneBy } = await t.db.manager.findOneByOrFail(DisputeEntity, { paymentId: payment.id });
    expect([borneBy, await walletOf(t, investor.id)]).toEqual(['refund', 0n]);
    expect([await debitOf(t, 'X:chargeback_loss:%'), await debitOf(t, 'L:refund_due:%')]).toEqual([loss, 0n]);
  });

  it('B-3 an investment that was cancelled and whose refund a freeze holds back: the dispute is seen, and its payer’s money is held', async () => {
    const investor = await anInvestor(t);
    const { id: campaignId } = await aCampaign(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.database.asOwner((client) =>
      client.query(
        `insert into verification.money_freeze (run_id, invariants, cause) values (0, '{I3}', 'I3: a test')`,
      ),
    );
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await t.settle();
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    const dispute = () => t.db.manager.findOneByOrFail(DisputeEntity, { paymentId: payment.id });
    expect(await dispute()).toMatchObject({ state: 'warning', withdrawnAt: null });
    expect(await t.get(FrozenMoney).isFrozen(t.db.manager, investor.id)).toBe(true);
    await t.database.asOwner((client) =>
      client.query('update verification.money_freeze set lifted_at = now(), lifted_by = $1', [investor.id]),
    );
    await t.travel(7 * HOUR);
    expect(await dispute()).toMatchObject({ state: 'open', borneBy: 'refund' });
    expect(await stateOf(investor, id)).toBe('refunded');
  });
});
