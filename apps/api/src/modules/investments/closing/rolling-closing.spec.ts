import { adminApi, campaignsApi, closingsApi, deskApi, investmentsApi, repaymentsApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { DAY } from '../../../testing/campaigns.js';
import {
  balanceOf,
  investFromWallet as invest,
  noticesOf,
  ownInvestment as read,
  wealthy,
} from '../../../testing/terms/investing.js';
import { aPartClosing, untilClosing } from '../../../testing/terms/part-closings.js';
import { walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { accountCode, LedgerVerifier } from '../../ledger/index.js';
import { ClosingService } from './closing.service.js';
import { RollingClosing } from './rolling-closing.service.js';

describe('a rolling closing (17 CFR 227.304(b))', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  const cancel = (person: Person, id: string) =>
    person.api.send(investmentsApi.cancel, { params: { id }, idempotencyKey: newId() });
  const moneyOf = async (id: string) => ({
    escrow: await balanceOf(t, accountCode.escrow(id, 'USD')),
    payable: await balanceOf(t, accountCode.payable(id, 'USD')),
  });
  const told = async (person: { api: Person['api'] }, kind: string) => {
    await t.travel(15_000);
    return noticesOf(person, kind);
  };
  const admitted = (...of: [days?: number, terms?: Parameters<typeof aPartClosing>[2]]) => aPartClosing(t, ...of);
  const until = (instant: Date | string) => untilClosing(t, instant);

  it('takes up what was paid until it was announced, with a fee and a payout of its own, and leaves the rest open', async () => {
    const { id, slug, owner, list, announce } = await admitted();
    const [one, two, late] = [await wealthy(t), await wealthy(t), await wealthy(t)];
    const [first, second] = [await invest(one, id, 70_000), await invest(two, id, 41_000)];
    const announced = await announce();
    const [closing] = announced.closings;
    expect(announced).toMatchObject({ closed: 0, next: { refusal: 'announced', amount: 0 } });
    expect(closing).toMatchObject({ number: 1, state: 'announced', amount: 111_000, investments: 2, fee: null });
    expect(await told(one, 'investment.closing_announced')).toMatchObject([
      { amount: 70_000, closesAt: closing?.closesAt, cancelUntil: closing?.cancelUntil },
    ]);
    // Everybody reads of it beforehand, on the page itself.
    const page = () => t.as(null).send(campaignsApi.page, { params: { slug } });
    const { announcedPart } = await page();
    expect([announcedPart?.at, announcedPart?.announcedAt].map((at) => new Date(at ?? 0).toISOString())).toEqual([
      closing?.closesAt,
      closing?.announcedAt,
    ]);
    const { deadlines } = await owner.api.send(deskApi.read, { params: { campaignId: id } });
    const cancelling = deadlines.filter(({ kind }) => kind.endsWith('cancel_until'));
    expect(cancelling.map(({ kind, figure }) => [kind, figure])).toEqual([
      ['part_cancel_until', 48],
      ['cancel_until', 48],
    ]);
    expect(Date.parse(cancelling[0]?.at ?? '')).toBe(Date.parse(closing?.cancelUntil ?? ''));
    // Whoever pays later has had no notice: that is part of the next closing, and can be taken back longer.
    const third = await invest(late, id, 30_000);
    expect(await read(one, first)).toMatchObject({ closesAt: closing?.closesAt, closesInPart: true });
    expect((await read(late, third)).closesAt > (closing?.closesAt ?? '')).toBe(true);

    await until(closing!.closesAt);
    expect(await list()).toMatchObject({
      closed: 111_000,
      closings: [{ state: 'closed', amount: 111_000, fee: 5_550 }],
    });
    expect([(await read(one, first)).state, (await read(late, third)).state]).toEqual(['settled', 'received']);
    expect(await moneyOf(id)).toEqual({ escrow: 30_000n, payable: 105_450n });
    // Everybody reads what is final, in the list and on the page.
    const settledPart = { amount: 111_000, at: expect.any(String) };
    const listed = await t.as(null).send(campaignsApi.browse, { body: { only: [id] } });
    expect(listed.items).toMatchObject([{ received: 141_000, settledPart }]);
    expect(await page()).toMatchObject({ settledPart, announcedPart: null, ended: null });
    expect(await refusalOf(cancel(one, first))).toBe('investment.bad_transition');
    expect(await told(one, 'investment.closed')).toMatchObject([{ amount: 70_000 }]);
    expect(await told(owner, 'campaign.partly_closed')).toMatchObject([{ amount: 111_000, fee: 5_550 }]);
    await cancel(two, second).catch(() => undefined);
    expect((await read(two, second)).state).toBe('settled');

    const { takeAwayDetail, campaignDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(campaignDetail.status).toBe(2);
    expect(takeAwayDetail).toMatchObject({ funded: true, raised: 141_000, closed: 111_000, available: 105_450 });
    const payout = (amount: number) =>
      owner.api.send(repaymentsApi.requestPayout, {
        params: { campaignId: id },
        body: { amount },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(payout(105_451))).toBe('payout.above_available');
    await payout(100_000);

    // The end takes up what is left: the fees sum to that of the whole, and nobody is told twice.
    await t.travel(60 * DAY);
    await t.travel(60_000);
    expect(await moneyOf(id)).toEqual({ escrow: 0n, payable: 133_950n });
    expect(await read(late, third)).toMatchObject({ state: 'settled', closesInPart: false });
    const whole = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(whole.campaignDetail.status).toBe(4);
    expect(whole.takeAwayDetail).toMatchObject({ raised: 141_000, closed: 141_000, fee: 7_050, available: 33_950 });
    expect(await told(one, 'investment.funded')).toEqual([]);
    expect(await told(late, 'investment.funded')).toHaveLength(1);
  });

  it('goes on where the campaign is hidden after it was announced, as the console says to whoever hides it', async () => {
    const { id, slug, admin, owner, list, announce } = await admitted();
    const [one, stranger] = [await wealthy(t), await wealthy(t)];
    const first = await invest(one, id, 111_000);
    const [closing] = (await announce()).closings;
    const reason = 'The register asks about one of its directors.';
    await admin.api.send(adminApi.hideCampaign, { params: { id }, body: { reason } });
    const page = ({ api }: Person) => api.send(campaignsApi.page, { params: { slug } });
    expect(await refusalOf(page(stranger))).toBe('request.not_found');
    expect(await refusalOf(invest(stranger, id, 10_000))).toBe('investment.campaign_hidden');
    // Its investors go on reading it, and when it closes.
    expect(await page(one)).toMatchObject({ status: 6, standing: 2 });
    expect(await read(one, first)).toMatchObject({ closesAt: closing?.closesAt, closesInPart: true });
    await until(closing!.closesAt);
    expect((await list()).closings).toMatchObject([{ state: 'closed', amount: 111_000, fee: 5_550 }]);
    expect((await read(one, first)).state).toBe('settled');
    expect(await moneyOf(id)).toEqual({ escrow: 0n, payable: 105_450n });
    expect((await owner.api.send(campaignsApi.read, { params: { id } })).campaignDetail.status).toBe(6);
  });

  it('lets its investors cancel until 48 hours before it, and does not take place below the goal', async () => {
    const { id, list, announce } = await admitted();
    const [one, two] = [await wealthy(t), await wealthy(t)];
    const [first, second] = [await invest(one, id, 70_000), await invest(two, id, 41_000)];
    const [closing] = (await announce()).closings;
    await until(new Date(new Date(closing!.cancelUntil).getTime() + 60_000));
    expect(await refusalOf(cancel(two, second))).toBe('investment.too_late_to_cancel');
    // Later investments may still be taken back: the campaign is open for weeks.
    const after = await invest(two, id, 5_000);
    await cancel(two, after);
    expect(await walletOf(t, two.id)).toBe(459_000n);
    await until(closing!.closesAt);
    expect((await list()).closings).toMatchObject([{ state: 'closed' }]);
    expect((await read(one, first)).cancellable).toBe(false);

    const next = await admitted();
    const third = await invest(one, next.id, 60_000);
    const fourth = await invest(two, next.id, 45_000);
    const [short] = (await next.announce()).closings;
    await cancel(one, third);
    await until(short!.closesAt);
    expect(await next.list()).toMatchObject({
      closed: 0,
      closings: [{ state: 'missed', fee: null, amount: 45_000, investments: 1 }],
    });
    const left = await read(two, fourth);
    expect(left).toMatchObject({ state: 'received', cancellable: true });
    expect(left.closesAt > (short?.closesAt ?? '')).toBe(true);
    expect(await told(two, 'investment.closing_called_off')).toMatchObject([{ cancelUntil: left.cancelUntil }]);
    await cancel(two, fourth);
    expect(await moneyOf(next.id)).toEqual({ escrow: 0n, payable: 0n });
  });

  it('is refused with its reason and source: days, goal, a loan, pro rata, another one; to its owner as well', async () => {
    const { id, owner, announce } = await admitted(5);
    const why = async (act: Promise<unknown>) => {
      const { code, params } = await failureOf(act);
      return [code, params['why']];
    };
    const refused = (reason: string) => ['campaign.rolling_close_refused', reason];
    expect(await failureOf(announce())).toMatchObject({ params: { why: 'days', days: 21 } });
    expect((await failureOf(announce())).params['source']).toContain('227.304');
    await t.advance(17 * DAY);
    expect(await why(announce())).toEqual(refused('nothing'));
    await invest(await wealthy(t), id, 99_000);
    expect(await why(announce())).toEqual(refused('target'));
    await invest(await wealthy(t), id, 1_000);
    const two = await Promise.allSettled([announce(), announce()]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await why(announce())).toEqual(refused('announced'));
    expect(await refusalOf(owner.api.send(closingsApi.announce, { params: { id } }))).not.toBeNull();

    const loan = await admitted(22, { type: 'debt', pricePerShare: undefined });
    expect(await why(loan.announce())).toEqual(refused('debt'));
    const shared = await admitted(22, { commitmentLimit: 600_000 });
    expect(await why(shared.announce())).toEqual(refused('pro_rata'));
    const ending = await admitted(58);
    await invest(await wealthy(t), ending.id, 100_000);
    expect(await why(ending.announce())).toEqual(refused('deadline'));
    await t.advance(5 * DAY);
    expect(await why(ending.announce())).toEqual(refused('ended'));
  });

  it('is called off with a reason, once, and can be announced again', async () => {
    const { id, owner, admin, list, announce, callOff } = await admitted();
    const investor = await wealthy(t);
    const investment = await invest(investor, id, 100_000);
    const { id: closing } = (await announce()).closings[0]!;
    await Promise.allSettled([callOff(closing), callOff(closing)]);
    expect(await refusalOf(callOff(closing))).toBe('campaign.no_rolling_close');
    const why = { reason: 'The bank asks for a delay' };
    // What it would have settled is kept.
    const figures = { state: 'called_off', ...why, amount: 100_000, investments: 1, fee: null };
    expect((await list()).closings).toMatchObject([figures]);
    for (const [person, kind] of [
      [investor, 'investment.closing_stopped'],
      [owner, 'campaign.closing_stopped'],
    ] as const) {
      expect(await told(person, kind)).toMatchObject([why]);
    }
    expect((await announce()).closings).toMatchObject([
      { number: 2, state: 'announced', investments: 1 },
      { number: 1, ...figures },
    ]);
    expect((await read(investor, investment)).state).toBe('received');
    const reason = { reason: 'The company asks for it' };
    await admin.api.send(adminApi.deactivateCampaign, { params: { id }, body: reason });
    await t.travel(60_000);
    expect((await list()).closings[0]).toMatchObject({ state: 'called_off', ...reason });
    expect((await read(investor, investment)).state).toBe('refunded');
    expect(await walletOf(t, investor.id)).toBe(500_000n);
  });

  it('closes once by several at a time, beside cancellations and new investments, and again by nobody', async () => {
    const { id, list, announce } = await admitted();
    const people = await Promise.all(Array.from({ length: 6 }, () => wealthy(t)));
    const investments: string[] = [];
    for (const person of people) investments.push(await invest(person, id, 25_000));
    const { id: closing, cancelUntil, closesAt } = (await announce()).closings[0]!;
    await until(new Date(new Date(cancelUntil).getTime() - 60_000));
    await t.control('POST', '/clock', {
      advanceMs: new Date(closesAt).getTime() - t.get(Clock).now().getTime() + 2_000,
    });
    await t.get(Clock).refresh();
    const late = await wealthy(t);
    await Promise.allSettled([
      ...[1, 2, 3].map(() => t.get(RollingClosing).close(closing)),
      ...people.slice(0, 3).map((person, index) => cancel(person, investments[index]!)),
      invest(late, id, 10_000),
      t.get(ClosingService).close(id),
    ]);
    await t.get(RollingClosing).close(closing);
    expect(await list()).toMatchObject({
      closed: 150_000,
      closings: [{ state: 'closed', fee: 7_500, investments: 6 }],
    });
    const { escrow, payable } = await moneyOf(id);
    expect([payable, escrow]).toEqual([142_500n, 10_000n]);
    const posted = await t.db.query(`select 1 from ledger.tx where kind = 'rolling_closing' and source_id = $1`, [
      closing,
    ]);
    expect(posted).toHaveLength(1);
  });
});
