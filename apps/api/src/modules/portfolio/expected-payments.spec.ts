import { campaignsApi, portfolioApi, repaymentsApi } from '@cairn/contracts';
import { estimateLoan, investorShare, loanSchedule, readLoan, type ScheduleRow } from '@cairn/finance';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign, DAY, type LiveCampaign } from '../../testing/campaigns.js';
import { payFromWallet, process } from '../../testing/loans.js';
import { anInvestor, credit, type Person } from '../../testing/people.js';
import { startTestWorld, type TestWorld } from '../../testing/test-sandbox.js';
import { investAs } from '../../testing/investing/invest-as.js';

/** The two loans of the demonstration, and amounts that do not divide evenly. */
const AMOUNTS = [380_000, 180_000, 333_333, 100_001, 77_777, 1_234];
const RAISED = AMOUNTS.reduce((sum, amount) => sum + amount, 0);

const magnitude = (value: number): number => Math.abs(value);

describe('D-12 what an investor may expect of a loan', () => {
  let t: TestWorld;
  let campaign: LiveCampaign;
  let investors: Person[];

  beforeAll(async () => {
    t = await startTestWorld();
    campaign = await aCampaign(t, { type: 'debt', goal: 1_500_000, minimumInvestment: 100, paybackAfterDays: 28 });
    await t.db.query(
      `update campaign set repayment_schedule = 'annuity', invest_frequency = 'monthly', interest_rate = 0.0935 where id = $1`,
      [campaign.id],
    );
    investors = await Promise.all(AMOUNTS.map((amount) => anInvestor(t, { wallet: BigInt(amount) })));
    for (const [index, investor] of investors.entries()) {
      await investAs(investor.api, {
        params: { campaignId: campaign.id },
        body: { amount: AMOUNTS[index] ?? 0, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    }
    await t.travel(32 * DAY);
  });
  afterAll(() => t.close());

  const termsOf = async () => {
    const { debtTerms } = await t.as(null).send(campaignsApi.page, { params: { slug: campaign.slug } });
    if (debtTerms === null) throw new Error('The page has no debt terms');
    return debtTerms;
  };
  const loanOf = async () => {
    const terms = await termsOf();
    return readLoan(terms, BigInt(terms.principal));
  };
  const calendarOf = async (investor: Person) => {
    const { nextDistributions } = await investor.api.send(portfolioApi.dashboard, { query: {} });
    return nextDistributions.map(({ dueDate, interest, principal, amount }) => ({
      dueDate,
      interest,
      principal,
      amount,
    }));
  };
  const holdingOf = async (investor: Person) => {
    const [holding] = (await investor.api.send(portfolioApi.list, { query: {} })).items;
    if (holding === undefined) throw new Error('Nothing is held');
    return holding;
  };
  const shown = ({ dueOn, interest, principal, total }: ScheduleRow) => ({
    dueDate: dueOn,
    interest: Number(interest),
    principal: Number(principal),
    amount: Number(total),
  });
  const sharesOf = async (amount: number) => {
    const loan = await loanOf();
    return investorShare(loanSchedule(loan), { amount: BigInt(amount), whole: loan.principal }).map(shown);
  };

  it('the page reckons with what was raised', async () => {
    expect(await termsOf()).toMatchObject({ principal: RAISED, closingIsPlanned: false });
  });

  it.each(AMOUNTS.map((amount, index) => ({ amount, index })))(
    'the calculator and the calendar have the same days and sums for $amount',
    async ({ amount, index }) => {
      const investor = investors[index] as Person; // one for each amount
      const [calendar, holding, estimate] = await Promise.all([
        calendarOf(investor),
        holdingOf(investor),
        loanOf().then((loan) => estimateLoan(loan, BigInt(amount), 'USD')),
      ]);
      const shares = await sharesOf(amount);
      expect(calendar).toEqual(shares.slice(0, calendar.length));
      expect(estimate && [shown(estimate.first), shown(estimate.last)]).toEqual([calendar[0], shares.at(-1)]);
      expect([holding.nextDistributionDate, holding.nextDistributionAmount]).toEqual([
        calendar[0]?.dueDate,
        calendar[0]?.amount,
      ]);
    },
  );

  it('an investment in full has every payment of its schedule, with days and sums', async () => {
    const investor = investors[0] as Person;
    const { id } = await holdingOf(investor);
    const { distributions } = await investor.api.send(portfolioApi.detail, { params: { id } });
    const rows = distributions.map(({ dueDate, interest, principal, amount }) => ({
      dueDate,
      interest,
      principal,
      amount,
    }));
    expect(rows).toEqual(await sharesOf(AMOUNTS[0] ?? 0));
    expect(distributions.every(({ creditedAt, overdue }) => creditedAt === null && !overdue)).toBe(true);
  });

  it('what is paid out is at every date within one minor unit of interest and of principal, and in the end exact', async () => {
    await credit(t, campaign.owner.id, BigInt(RAISED * 2));
    const { repayments } = await campaign.owner.api.send(repaymentsApi.list, { params: { campaignId: campaign.id } });
    const expected = await Promise.all(AMOUNTS.map(sharesOf));
    const sums = AMOUNTS.map(() => ({ interest: 0, principal: 0 }));
    for (const [n, { id }] of repayments.entries()) {
      const announced = await Promise.all(investors.map(async (investor) => (await calendarOf(investor))[0]));
      const before = await Promise.all(investors.map(holdingOf));
      await payFromWallet(campaign.owner, id);
      await process(campaign.owner, id);
      await t.settle();
      const after = await Promise.all(investors.map(holdingOf));
      for (const [index, sum] of sums.entries()) {
        const [had, has, share] = [before[index], after[index], expected[index]?.[n]];
        if (had === undefined || has === undefined || share === undefined) throw new Error('An instalment is missing');
        sum.interest += share.interest;
        sum.principal += share.principal;
        expect(magnitude(has.incomeReceived - sum.interest)).toBeLessThanOrEqual(1);
        expect(magnitude(has.principalReturned - sum.principal)).toBeLessThanOrEqual(1);
        const [interest, principal] = [
          has.incomeReceived - had.incomeReceived,
          has.principalReturned - had.principalReturned,
        ];
        expect(magnitude(interest - (announced[index]?.interest ?? 0))).toBeLessThanOrEqual(1);
        expect(magnitude(principal - (announced[index]?.principal ?? 0))).toBeLessThanOrEqual(1);
      }
    }
    const holdings = await Promise.all(investors.map(holdingOf));
    expect(holdings.map(({ principalReturned }) => principalReturned)).toEqual(AMOUNTS);
    expect(await Promise.all(investors.map(calendarOf))).toEqual(AMOUNTS.map(() => []));
  });
});
