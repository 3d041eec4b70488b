import { campaignsApi, repaymentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { anInvestor } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('the schedule of a loan', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** 14,425.00 at 8 %: 288.50 a quarter, and 3.16164 a day. */
  const AMOUNT = 1_442_500;

  const aPaidLoan = async (paybackAfterDays?: number): Promise<LiveCampaign> => {
    const campaign = await aCampaign(t, {
      type: 'debt',
      mode: 'fixed',
      goal: AMOUNT,
      minimumInvestment: 100,
      ...(paybackAfterDays === undefined ? {} : { paybackAfterDays }),
    });
    const investor = await anInvestor(t, { wallet: BigInt(AMOUNT) });
    await investAs(investor.api, {
      params: { campaignId: campaign.id },
      body: { amount: AMOUNT, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    return campaign;
  };

  const termsOf = async ({ slug }: LiveCampaign) => {
    const { debtTerms } = await t.as(null).send(campaignsApi.page, { params: { slug } });
    if (debtTerms === null) throw new Error('The page has no debt terms');
    return debtTerms;
  };

  const planOf = async ({ id, owner }: LiveCampaign) =>
    (await owner.api.send(repaymentsApi.list, { params: { campaignId: id } })).repayments;

  it('D-12 has the days of the terms, which say before the closing that they are planned', async () => {
    const campaign = await aPaidLoan();
    const before = await termsOf(campaign);
    expect(before).toMatchObject({ closingIsPlanned: true, annualPercentageRate: '0.0800' });
    await t.advance(32 * DAY);
    const plan = await planOf(campaign);
    expect(plan.map(({ interest, principal }) => [interest, principal])).toEqual([
      [28_850, 0],
      [28_850, 0],
      [28_850, 0],
      [28_850, AMOUNT],
    ]);
    expect(await termsOf(campaign)).toEqual({ ...before, closingIsPlanned: false });
    expect([plan[0]?.dueDate, plan.at(-1)?.dueDate]).toEqual([before.firstPaymentDate, before.maturityDate]);
    expect(before.firstPaymentDate).toBe(before.paybackStartDate);
  });

  it('M-7 accrues 28 days when the first instalment lies 28 days after the closing', async () => {
    const campaign = await aPaidLoan(28);
    await t.advance(32 * DAY);
    // 1,442,500 * 0.08 * 28 / 365 = 8,852.6.
    expect((await planOf(campaign)).map(({ interest }) => interest)).toEqual([8_853, 28_850, 28_850, 28_850]);
  });

  it('M-7 moves a start that has passed at the closing to a full period after it', async () => {
    const campaign = await aPaidLoan();
    // Loans from before the wizard refused it have one.
    await t.db.query('update campaign set payback_start = closing_date - 5 where id = $1', [campaign.id]);
    const planned = await termsOf(campaign);
    await t.advance(32 * DAY);
    const plan = await planOf(campaign);
    expect(plan[0]).toMatchObject({ interest: 28_850, dueDate: planned.firstPaymentDate });
    const days = (Date.parse(plan[0]?.dueDate ?? '') - Date.parse(planned.closingDate)) / DAY;
    expect(days).toBeGreaterThanOrEqual(89);
    expect(days).toBeLessThanOrEqual(92);
  });
});
