import { adminApi, investmentsApi } from '@cairn/contracts';
import { aCampaign } from '../../../testing/campaigns.js';
import { investByCard, reserve } from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { LedgerVerifier } from '../../ledger/index.js';

const WALLET = 5_000_000n;
const reason = 'The investor asked by telephone.';

describe('R-08 an investment that finance refunds', () => {
  let t: TestWorld;
  let finance: Person;
  let second: Person;
  beforeAll(async () => {
    t = await startTestWorld();
    // The provider keeps its fee: a refund takes more than the charge brought.
    await t.topUp(1_000_000);
    finance = await aPerson(t, { adminRole: 'finance' });
    second = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const refund = (id: string, by = finance) =>
    by.api.send(adminApi.refundInvestment, { params: { id }, body: { reason } });
  /** Paid from the wallet. */
  const paid = async (amount: number) => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: WALLET });
    const { id } = await reserve(investor, campaignId, amount);
    await investor.api.send(investmentsApi.payFromWallet, { params: { id }, body: {}, idempotencyKey: newId() });
    return { id, investor };
  };

  it('is in the wallet again at once, by one person up to the limit', async () => {
    const { id, investor } = await paid(50_000);
    expect(await finance.api.send(adminApi.investment, { params: { id } })).toMatchObject({ mayRefund: true });
    expect(await refund(id)).toMatchObject({ state: 'refunded', mayRefund: false });
    expect(await walletOf(t, investor.id)).toBe(WALLET);
    expect(await refusalOf(refund(id))).toBe('investment.bad_transition');
  });

  it('moves above the limit once a second person has agreed, and never by the same one twice', async () => {
    const { id, investor } = await paid(200_000);
    expect(await refund(id)).toMatchObject({ state: 'received', firstDecider: finance.email, mayRefund: false });
    expect(await walletOf(t, investor.id)).toBe(WALLET - 200_000n);
    expect(await refusalOf(refund(id))).toBe('payout.second_person');
    expect(await refund(id, second)).toMatchObject({ state: 'refunded' });
    expect(await walletOf(t, investor.id)).toBe(WALLET);
  });

  it('moves once when two of finance press at the same moment', async () => {
    const { id, investor } = await paid(60_000);
    const pressed = await Promise.allSettled([refund(id), refund(id, second), refund(id)]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await walletOf(t, investor.id)).toBe(WALLET);
  });

  it('goes back to the card that paid', async () => {
    const { id: campaignId } = await aCampaign(t);
    const { id } = await investByCard(t, await anInvestor(t), campaignId, 30_000);
    expect(await refund(id)).toMatchObject({ state: 'refunding' });
    await t.settle();
    expect(await finance.api.send(adminApi.investment, { params: { id } })).toMatchObject({ state: 'refunded' });
  });

  it('is refused before it is paid, to its own investor, and to those who only read', async () => {
    const { id: campaignId } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, campaignId, 20_000);
    expect(await refusalOf(refund(id))).toBe('investment.bad_transition');
    const compliance = await aPerson(t, { adminRole: 'compliance' });
    expect(await refusalOf(refund(id, compliance))).toBe('auth.forbidden');
  });
});
