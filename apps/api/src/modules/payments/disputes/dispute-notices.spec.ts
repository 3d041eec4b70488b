import { chargeOf, investByCard, openPage, paymentOf, topUpByCard } from '../../../testing/card-money.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { aLoan, instalmentsOf } from '../../../testing/loans.js';
import { anInvestor } from '../../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import type { PaymentEntity } from '../record/payment.entity.js';

describe('notices about a chargeback', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
    await t.topUp(10_000_000);
  });
  afterAll(() => t.close());
  afterEach(() => t.control('POST', '/reset', {}));

  const dispute = async (payment: PaymentEntity): Promise<string> => {
    const { id } = await t.control<{ id: string }>('POST', `/stripe/charges/${await chargeOf(t, payment)}/dispute`, {});
    await t.settle();
    return id;
  };
  const close = async (ref: string, status: 'won' | 'lost') => {
    await t.control('POST', `/stripe/disputes/${ref}/close`, { status });
    await t.settle();
  };
  const noticesOf = ({ id }: { id: string }) =>
    t.db.query<{ kind: string; params: object }>(
      `select kind, params from notification where user_id = $1 and kind like 'chargeback.%' order by at, id`,
      [id],
    );
  const toldTo = async (person: { id: string }) => (await noticesOf(person)).map(({ kind }) => kind);
  const mailed = async ({ id }: { id: string }) =>
    (
      await t.db.query<{ topic: string }>(
        `select topic from kernel.outbox where consumer = 'mail.send' and topic like 'chargeback.%'
           and body ->> 'userId' = $1 order by created_at, id`,
        [id],
      )
    ).map(({ topic }) => topic);
  it('before the closing: the investor and the owner hear that the investment ended, with the sum', async () => {
    const { id: campaignId, owner } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id, payment } = await investByCard(t, investor, campaignId, 100_000);
    const ref = await dispute(payment);
    expect(await noticesOf(investor)).toMatchObject([
      { kind: 'chargeback.ended', params: { investmentId: id, amount: 100_000, currency: 'USD' } },
    ]);
    expect(await noticesOf(owner)).toMatchObject([
      { kind: 'chargeback.raise_lowered', params: { campaignId, amount: 100_000, currency: 'USD' } },
    ]);
    await close(ref, 'lost');
    expect(await toldTo(investor)).toEqual(['chargeback.ended', 'chargeback.lost']);
    expect(await mailed(investor)).toEqual(['chargeback.ended', 'chargeback.lost']);
    expect(await mailed(owner)).toEqual(['chargeback.raise_lowered']);
  });

  it('before the closing and won: the investor hears that the money is in the wallet', async () => {
    const { id: campaignId, owner } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await close(await dispute(payment), 'won');
    expect(await toldTo(investor)).toEqual(['chargeback.ended', 'chargeback.won_to_wallet']);
    expect(await toldTo(owner)).toEqual(['chargeback.raise_lowered']);
  });

  it.each(['won', 'lost'] as const)('after the closing and %s: the owner owes it until then', async (outcome) => {
    const { id: campaignId, owner } = await aCampaign(t, { mode: 'flexible', goal: 100_000, minimumRaise: 50_000 });
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.travel(32 * DAY);
    const ref = await dispute(payment);
    expect(await toldTo(investor)).toEqual(['chargeback.stands']);
    expect(await toldTo(owner)).toEqual(['chargeback.owner_owes']);
    await close(ref, outcome);
    expect(await toldTo(owner)).toEqual(['chargeback.owner_owes', `chargeback.owner_${outcome}`]);
    const last = outcome === 'won' ? 'chargeback.won_stands' : 'chargeback.lost';
    expect(await toldTo(investor)).toEqual(['chargeback.stands', last]);
  });

  it('a repayment: its owner is the payer, and hears of it once', async () => {
    const loan = await aLoan(t, [100_000n]);
    const { id: campaignId, owner } = loan;
    const [instalment = ''] = await instalmentsOf(t, loan, [{ interest: 5_000n }]);
    const session = await openPage(owner, 'repayment', instalment);
    await t.payByCard(session);
    await t.settle();
    await close(await dispute(await paymentOf(t, session)), 'won');
    expect(await toldTo(owner)).toEqual(['chargeback.owner_owes', 'chargeback.owner_won']);
    expect(await noticesOf(owner)).toMatchObject([{ params: { campaignId } }, { params: { campaignId } }]);
  });

  it.each([
    ['won', 'chargeback.won_to_wallet'],
    ['lost', 'chargeback.lost'],
  ] as const)('a top-up and %s: its payer alone is told', async (outcome, last) => {
    const payer = await anInvestor(t);
    const { payment } = await topUpByCard(t, payer, 50_000);
    await close(await dispute(payment), outcome);
    expect(await toldTo(payer)).toEqual(['chargeback.top_up', last]);
  });

  it('nobody is notified twice when the messages are repeated, in any order', async () => {
    const { id: campaignId, owner } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', times: 20, copies: 3 });
    await t.control('POST', '/webhooks/policies', { policy: 'reorder', times: 20 });
    await close(await dispute(payment), 'won');
    expect((await toldTo(investor)).sort()).toEqual(['chargeback.ended', 'chargeback.won_to_wallet']);
    expect(await toldTo(owner)).toEqual(['chargeback.raise_lowered']);
  });

  it('a warning, which takes no money, notifies nobody', async () => {
    const { id: campaignId, owner } = await aCampaign(t);
    const investor = await anInvestor(t);
    const { payment } = await investByCard(t, investor, campaignId, 100_000);
    await t.control('POST', `/stripe/charges/${await chargeOf(t, payment)}/fraud-warning`, {});
    await t.settle();
    expect([...(await toldTo(investor)), ...(await toldTo(owner))]).toEqual([]);
  });
});
