import { adminApi, campaignsApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { BANK } from '../../testing/bank-account.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('a payout as finance reads it', () => {
  let t: TestWorld;
  let finance: Person;
  let campaign: { id: string; owner: Person };
  beforeAll(async () => {
    t = await startTestWorld();
    finance = await aPerson(t, { adminRole: 'finance' });
    campaign = await aCampaign(t, { mode: 'fixed', goal: 10_000 });
    const investor = await anInvestor(t, { wallet: 10_000n });
    await investAs(investor.api, {
      params: { campaignId: campaign.id },
      body: { amount: 10_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    await t.travel(32 * DAY);
  });
  afterAll(() => t.close());

  const ask = async (amount: number): Promise<string> => {
    const payout = await campaign.owner.api.send(repaymentsApi.requestPayout, {
      params: { campaignId: campaign.id },
      body: { amount },
      idempotencyKey: newId(),
    });
    return payout.id;
  };
  const read = (id: string) => finance.api.send(adminApi.payout, { params: { id } });

  it('R-07 says how its amount comes about, also beside other payouts and once it was declined', async () => {
    const id = await ask(5_000);
    const { sum } = await read(id);
    expect(sum).toMatchObject({ raised: 10_000, otherPayouts: 0, chargedBack: 0 });
    expect(sum.fee).toBe((10_000 * sum.feeBasisPoints) / 10_000);
    expect(sum.left).toBe(10_000 - sum.fee - 5_000);
    const other = await ask(2_000);
    expect((await read(other)).sum).toEqual({ ...sum, otherPayouts: 5_000, left: sum.left - 2_000 });
    expect((await read(id)).sum).toEqual({ ...sum, otherPayouts: 2_000, left: sum.left - 2_000 });
    await finance.api.send(adminApi.rejectPayout, { params: { id: other }, body: { reason: 'Not yet' } });
    expect((await read(other)).sum).toEqual({ ...sum, otherPayouts: 5_000, left: sum.left });
  });

  it('SEC-57 compares the account with the company, without the name of its holder', async () => {
    const id = await ask(1_000);
    const before = await read(id);
    expect(before).toMatchObject({ companyName: 'Clearfold Water Limited', holderIsCompany: false });
    expect(JSON.stringify(before)).not.toContain(BANK.accountHolder);
    await campaign.owner.api.send(campaignsApi.paymentDetail.change, {
      params: { campaignId: campaign.id },
      body: { ...BANK, accountHolder: 'CLEARFOLD  Water limited', tos: true },
    });
    expect((await read(id)).holderIsCompany).toBe(true);
  });
});
