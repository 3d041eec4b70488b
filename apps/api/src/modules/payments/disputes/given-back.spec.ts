import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { chargeOf, clearing, debitOf, payTooLate, paymentOf } from '../../../testing/card-money.js';
import { anInvestor, walletOf } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { RefundEntity } from '../refunds/refund.entity.js';
import { DisputeEntity } from './dispute.entity.js';

/** Its refund comes back days later: the account behind the card is closed. */
const REFUND_FAILS = '4000000000005126';

// A card payment that was given back whole cannot be disputed; one whose refund came back can.
describe('chargebacks of a payment that came too late', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    const held = await clearing(t);
    expect(held.books).toBe(held.stripe);
  });

  it('B3 and whose refund came back: the bank takes what was owed, and nobody loses', async () => {
    const loss = await debitOf(t, 'X:chargeback_loss:%');
    const investor = await anInvestor(t);
    const { id: campaignId } = await aCampaign(t);
    const { session } = await payTooLate(t, investor, campaignId, 100_000, REFUND_FAILS);
    await t.travel(5 * DAY);
    const payment = await paymentOf(t, session);
    const refund = () => t.db.manager.findOneByOrFail(RefundEntity, { paymentId: payment.id });
    expect([payment.state, (await refund()).state]).toEqual(['returned', 'failed']);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    await t.travel(DAY);
    expect((await refund()).resolution).toBe('charged_back');
    const { borneBy } = await t.db.manager.findOneByOrFail(DisputeEntity, { paymentId: payment.id });
    expect([borneBy, await walletOf(t, investor.id)]).toEqual(['refund', 0n]);
    expect([await debitOf(t, 'X:chargeback_loss:%'), await debitOf(t, 'L:refund_due:%')]).toEqual([loss, 0n]);
  });
});
