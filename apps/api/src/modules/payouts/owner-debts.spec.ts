import { adminApi, paymentsApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { chargeOf, debitOf, investByCard } from '../../testing/card-money.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { LedgerVerifier } from '../ledger/index.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('payouts of an owner who has come to owe a chargeback', () => {
  let t: TestWorld;
  let first: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    [first, second] = await Promise.all([aPerson(t, { adminRole: 'finance' }), aPerson(t, { adminRole: 'finance' })]);
  });
  afterAll(() => t.close());

  it('B-3 are not approved, and once the dispute is lost the next request is less by what is owed', async () => {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'flexible', goal: 30_000, minimumRaise: 5_000 });
    const { payment } = await investByCard(t, await anInvestor(t), campaignId, 10_000);
    const other = await anInvestor(t, { wallet: 20_000n });
    await investAs(other.api, {
      params: { campaignId },
      body: { amount: 20_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.travel(32 * DAY);
    const account = await owner.api.send(paymentsApi.connect, {});
    await t.control('POST', `/stripe/accounts/${account.accountId}/onboard`, {});
    await t.settle();
    const ask = (amount: number) =>
      owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId },
        body: { amount },
        idempotencyKey: newId(),
      });
    const approve = (id: string) => first.api.send(adminApi.approvePayout, { params: { id } });
    const { id: asked } = await ask(5_000);

    const charge = await chargeOf(t, payment);
    const dispute = await t.control<{ id: string }>('POST', `/stripe/charges/${charge}/dispute`, {});
    await t.settle();
    const refused = await failureOf(approve(asked));
    expect([refused.code, refused.params]).toEqual(['payout.owner_owes', { owed: 10_000, currency: 'USD' }]);
    await t.control('POST', `/stripe/disputes/${dispute.id}/close`, { status: 'lost' });
    await t.settle();
    expect(await refusalOf(approve(asked))).toBe('payout.owner_owes');

    await second.api.send(adminApi.rejectPayout, { params: { id: asked }, body: { reason: 'Ask for what is left' } });
    // 30,000 less the fee of a tenth, less the 10,000 that the bank took.
    expect(await refusalOf(ask(17_001))).toBe('payout.above_available');
    const { id } = await ask(17_000);
    expect(await debitOf(t, `A:recv:owner:${campaignId}:%`)).toBe(0n);
    await approve(id);
    await second.api.send(adminApi.releasePayout, { params: { id }, body: {} });
    await t.settle();
    expect(await debitOf(t, `L:payable:${campaignId}:%`)).toBe(0n);
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });
});
