import { allotmentApi, campaignsApi, investmentsApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { investByCard } from '../../../testing/card-money.js';
import { anInvestor, walletOf } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import {
  balanceOf,
  investFromWallet as invest,
  noticesOf as told,
  ownInvestment as read,
  wealthy,
} from '../../../testing/terms/investing.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { accountCode, LedgerVerifier } from '../../ledger/index.js';
import { ClosingService } from '../closing/closing.service.js';
import { InvestmentReturns } from '../refunds/returns.js';

/** A hundred shares of 10.00 are sold, and up to two hundred may be committed to. */
const OFFERING = {
  mode: 'fixed',
  goal: 100_000,
  maxOffering: 100_000,
  commitmentLimit: 200_000,
  pricePerShare: 1_000,
} as const;

describe('an offering that is shared out pro rata (17 CFR 227.201(h))', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
  });

  const afterClosing = async () => {
    await t.topUp(500_000);
    await t.travel(31 * DAY);
    await t.travel(60_000);
    await t.travel(60_000);
  };

  it('gives each its part, takes the fee of what was sold, and returns the rest the way it came', async () => {
    const { id, owner } = await aCampaign(t, OFFERING);
    const [byWallet, byCard, small] = [await wealthy(t), await anInvestor(t), await wealthy(t)];
    const first = await invest(byWallet, id, 80_000);
    const { id: second } = await investByCard(t, byCard, id, 60_000);
    const third = await invest(small, id, 20_000);
    // Beyond the limit that is stated nothing is taken.
    expect(await refusalOf(invest(await wealthy(t), id, 41_000))).toBe('investment.shares_left');
    // Before anything is committed, an investor is told how much is offered and how much is committed.
    const preparation = await byWallet.api.send(investmentsApi.prepare, { params: { campaignId: id } });
    expect(preparation.proRata).toEqual({ offered: 100_000, committed: 160_000 });
    // The owner sees who would get what, by the parts that the closing then makes.
    const params = { campaignId: id };
    const whoGets = async () => {
      const { items } = await owner.api.send(allotmentApi.list, { params, query: {} });
      return items.map(({ committed, allotted, returned }) => [committed, allotted, returned]);
    };
    const parts = [
      [80_000, 50_000, 30_000],
      [60_000, 38_000, 22_000],
      [20_000, 12_000, 8_000],
    ];
    expect(await whoGets()).toEqual(parts);
    const sums = { committed: 160_000, allotted: 100_000, returned: 60_000, offered: 100_000, method: 'pro_rata' };
    expect(await owner.api.send(allotmentApi.totals, { params })).toMatchObject({ ...sums, isFinal: false });
    const first2 = await owner.api.send(allotmentApi.list, { params, query: { limit: 2 } });
    const cursor = first2.nextCursor ?? '';
    const rest = await owner.api.send(allotmentApi.list, { params, query: { limit: 2, cursor } });
    expect([first2.items.length, rest.items.map(({ allotted }) => allotted), rest.nextCursor]).toEqual([
      2,
      [12_000],
      null,
    ]);
    expect(await refusalOf(byWallet.api.send(allotmentApi.totals, { params }))).toBe('request.not_found');
    // And each investor what it would keep of the own investment, until it is shared out.
    const receiptOf = () => byCard.api.send(investmentsApi.receipt, { params: { id: second }, query: {} });
    const own = { committed: 60_000, allotted: 38_000, returned: 22_000 };
    expect(await receiptOf()).toMatchObject({ allotment: null, allotmentNow: own });
    await afterClosing();
    expect(await whoGets()).toEqual(parts);
    expect(await owner.api.send(allotmentApi.totals, { params })).toMatchObject({ ...sums, isFinal: true });

    expect(await receiptOf()).toMatchObject({ allotment: own, allotmentNow: null });
    expect(await read(byWallet, first)).toMatchObject({ state: 'settled', amount: 50_000, units: 50 });
    expect(await read(byCard, second)).toMatchObject({ state: 'settled', amount: 38_000, units: 38 });
    expect(await read(small, third)).toMatchObject({ state: 'settled', amount: 12_000, units: 12 });
    expect([await walletOf(t, byWallet.id), await walletOf(t, small.id)]).toEqual([450_000n, 488_000n]);
    expect(await balanceOf(t, accountCode.escrow(id, 'USD'))).toBe(0n);
    // 5 % of 1,000.00, not of the 1,600.00 that were committed.
    expect(await balanceOf(t, accountCode.payable(id, 'USD'))).toBe(95_000n);
    const { takeAwayDetail, campaignDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(takeAwayDetail).toMatchObject({ raised: 100_000, fee: 5_000, available: 95_000 });
    expect(campaignDetail).toMatchObject({ status: 4, received: 100_000, investors: 3 });
    const [refund] = await t.db.query<{ state: string; amount: string }>(
      `select state, amount from refund where subject_type = 'investment_excess' and subject_id = $1`,
      [second],
    );
    expect(refund).toEqual({ state: 'succeeded', amount: '22000' });
    expect(await told(byCard, 'investment.allotted')).toMatchObject([
      { committed: 60_000, amount: 38_000, returned: 22_000 },
    ]);
    expect(await told(byCard, 'investment.funded')).toEqual([]);
  });

  it('leaves everybody everything where not more was committed than is sold', async () => {
    const { id } = await aCampaign(t, OFFERING);
    const [one, other] = [await wealthy(t), await wealthy(t)];
    const investments = [await invest(one, id, 60_000), await invest(other, id, 40_000)];
    const receipt = await one.api.send(investmentsApi.receipt, { params: { id: investments[0] ?? '' }, query: {} });
    expect(receipt.allotmentNow).toBeNull();
    await afterClosing();
    expect(await read(one, investments[0]!)).toMatchObject({ state: 'settled', amount: 60_000 });
    expect(await told(one, 'investment.allotted')).toEqual([]);
    expect(await told(one, 'investment.funded')).toHaveLength(1);
    expect(await t.db.query('select 1 from allotment where campaign_id = $1', [id])).toEqual([]);
  });

  it('refunds as a whole who gets nothing, and counts nobody twice', async () => {
    const { id } = await aCampaign(t, { ...OFFERING, goal: 2_000, maxOffering: 2_000, commitmentLimit: 4_000 });
    const people = [await wealthy(t), await wealthy(t), await wealthy(t)];
    const investments: string[] = [];
    for (const person of people) investments.push(await invest(person, id, 1_000));
    await afterClosing();
    const states = await Promise.all(
      people.map(async (person, index) => (await read(person, investments[index]!)).state),
    );
    expect(states).toEqual(['settled', 'settled', 'refunded']);
    expect(await walletOf(t, people[2]!.id)).toBe(500_000n);
    expect(await told(people[2]!, 'investment.not_allotted')).toMatchObject([{ returned: 1_000 }]);
    expect(await told(people[2]!, 'investment.funded')).toEqual([]);
  });

  it('is shared out once by two closings at a time, and goes on after a crash among the returns', async () => {
    const { id } = await aCampaign(t, { ...OFFERING, goal: 2_000, maxOffering: 2_000, commitmentLimit: 4_000 });
    const people = [await wealthy(t), await wealthy(t), await wealthy(t)];
    for (const person of people) await invest(person, id, 1_000);
    const big = await wealthy(t);
    const whole = await invest(big, id, 1_000);
    await t.control('POST', '/clock', { advanceMs: 31 * DAY });
    await t.get(Clock).refresh();
    const crash = jest
      .spyOn(t.get(InvestmentReturns), 'giveBack')
      .mockRejectedValue(new Error('The process has ended'));
    await Promise.all([t.get(ClosingService).close(id), t.get(ClosingService).close(id)]);
    await t.travel(30_000);
    crash.mockRestore();
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    // What failed is tried again by the clock of the machine.
    await t.db.query('delete from kernel.parked_item');
    await t.travel(60_000);
    await t.travel(60_000);
    const rows = await t.db.query<{ count: number }>(
      'select count(*)::int as count from allotment where campaign_id = $1 and returned_at is not null',
      [id],
    );
    expect(rows).toEqual([{ count: 4 }]);
    expect(await balanceOf(t, accountCode.escrow(id, 'USD'))).toBe(0n);
    expect((await read(big, whole)).state).toBe('refunded');
  });
});
