import { aCampaign } from '../../../testing/campaigns.js';
import { expectBooksToAgree, openPage, reserve, stateOf, stripe } from '../../../testing/card-money.js';
import { anInvestor } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { DisputeEntity } from './dispute.entity.js';

describe('a chargeback that is heard of early', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(1_000_000);
  });
  afterAll(() => t.close());
  afterEach(() => expectBooksToAgree(t));

  it('is booked though it is heard of before the payment that it is about', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 40_000);
    const session = await openPage(investor, 'investment', id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 100 });
    await t.payByCard(session);
    await t.settle();
    await t.control('POST', '/reset', {});
    const { payment_intent: intent } = await stripe<{ payment_intent: string }>(t, `checkout/sessions/${session}`);
    const { latest_charge: charge } = await stripe<{ latest_charge: string }>(t, `payment_intents/${intent}`);
    const { id: ref } = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    expect(await t.db.manager.findOneByOrFail(DisputeEntity, { ref })).toMatchObject({
      state: 'open',
      borneBy: 'escrow',
      amount: 40_000n,
    });
    expect(await stateOf(investor, id)).toBe('refunded');
  });
});
