import { adminApi, campaignsApi, investmentsApi, repaymentsApi, walletApi } from '@cairn/contracts';
import { ApiError } from '@cairn/client';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { anInvestor, aPerson, walletOf } from '../../testing/people.js';
import { ledgerStory } from '../../testing/ledger-story.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { LedgerVerifier } from '../ledger/index.js';

const refusal = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'no refusal';
  } catch (error) {
    return error instanceof ApiError ? error.code : String(error);
  }
};

describe('investing from the wallet', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('C-05 flexible over its goal: ten per cent, payout by two people, the books tell it', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'flexible', goal: 1_000_000, minimumRaise: 500_000 });
    const investor = await anInvestor(t, { wallet: 1_500_000n });
    const made = await investor.api.send(investmentsApi.invest, {
      params: { campaignId: id },
      body: { amount: 1_200_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    expect(made).toMatchObject({ state: 'received', status: 'success', units: 1200 });
    expect(await walletOf(t, investor.id)).toBe(300_000n);

    await t.advance(32 * DAY);
    const closed = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(closed.campaignDetail.status).toBe(4);
    expect(closed.takeAwayDetail).toMatchObject({
      raised: 1_200_000,
      fee: 120_000,
      available: 1_080_000,
      funded: true,
    });
    expect(await ledgerStory(t, id)).toMatchInlineSnapshot(`
      "kind               phase    debit                                              credit                  minor
      investment_wallet  posted   L:wallet:01a1f829-46b3-711e-bbd6-a0e0ff719985:USD  L:escrow:campaign:USD   1200000
      closing            posted   L:escrow:campaign:USD                              R:platform_fee:USD      120000
      closing            posted   L:escrow:campaign:USD                              L:payable:campaign:USD  1080000"
    `);
  });
});
void adminApi;
void repaymentsApi;
void walletApi;
void refusal;
void aPerson;
