import { investmentsApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { chargeOf, expectBooksToAgree, HOUR, investByCard, paymentOf, reserve } from '../../../testing/card-money.js';
import { anInvestor, walletOf, type Person } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { PaymentEntity } from '../../payments/index.js';
import { ClosingService } from '../closing/closing.service.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const OFFERING = {
  mode: 'fixed',
  goal: 100_000,
  maxOffering: 100_000,
  commitmentLimit: 200_000,
  pricePerShare: 1_000,
} as const;

describe('what was not allotted goes back the way it came', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    await expectBooksToAgree(t);
  });

  const byWallet = async (campaignId: string, amount: number) => {
    const person = await anInvestor(t, { wallet: BigInt(amount) });
    const body = { amount, paymentType: 'wallet' as const };
    await investAs(person.api, { params: { campaignId }, body, idempotencyKey: newId() });
  };
  const read = (person: Person, id: string) => person.api.send(investmentsApi.read, { params: { id } });
  const balance = (code: string) => t.db.inTx((tx) => t.get(Ledger).balance(tx, code));
  /** Without the sweeps that would return at once what is not allotted. */
  const closeAlone = async (campaignId: string) => {
    await t.control('POST', '/clock', { advanceMs: 31 * DAY });
    await t.get(Clock).refresh();
    await t.get(ClosingService).close(campaignId);
  };
  const sweep = async () => {
    for (let round = 0; round < 3; round++) {
      await t.db.query('delete from kernel.parked_item');
      await t.travel(7 * HOUR);
    }
  };

  it('to wallet and card where both paid: the wallet first', async () => {
    const { id: campaignId } = await aCampaign(t, OFFERING);
    const investor = await anInvestor(t, { wallet: 10_000n });
    const { id } = await reserve(investor, campaignId, 100_000);
    const pay = { params: { id }, body: { payRemaining: 'card' as const }, idempotencyKey: newId() };
    await investor.api.send(investmentsApi.payFromWalletAndCard, pay);
    const { sessionId } = await t.db.manager.findOneByOrFail(PaymentEntity, { subjectId: id });
    await t.payByCard(sessionId ?? '');
    await t.settle();
    await byWallet(campaignId, 60_000);
    await closeAlone(campaignId);
    await sweep();
    expect(await read(investor, id)).toMatchObject({ state: 'settled', amount: 63_000, walletPart: 0 });
    expect(await walletOf(t, investor.id)).toBe(10_000n);
    expect((await paymentOf(t, sessionId ?? '')).refunded).toBe(27_000n);
  });

  it('before a bank takes the payment back: of what the owner has, the owner owes no more than was allotted', async () => {
    const { id: campaignId } = await aCampaign(t, OFFERING);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    await byWallet(campaignId, 60_000);
    await closeAlone(campaignId);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    await sweep();
    expect(await read(investor, id)).toMatchObject({ state: 'settled', amount: 63_000 });
    // A claim is a debit.
    expect(await balance(accountCode.owedByOwner(campaignId, 'USD'))).toBe(-63_000n);
  });
});
