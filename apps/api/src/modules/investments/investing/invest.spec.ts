import { adminApi, campaignsApi, communicationApi, investmentsApi, repaymentsApi } from '@cairn/contracts';
import { Capture } from '../../../bench/capture.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { ledgerStory } from '../../../testing/ledger/ledger-story.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { draftsOf, investAs } from '../../../testing/investing/invest-as.js';

const invest = (amount: number) => ({ body: { amount, paymentType: 'wallet' as const }, idempotencyKey: newId() });

/** What owners were told of half, and of the whole target, before the end. */
const MILESTONE = ['campaign.milestone_reached', {}];

describe('investing from the wallet', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  /** The notifications of a campaign's closing, with their amounts. */
  const toldOf = async ({ api }: Person, campaignId: string) => {
    const { items } = await api.send(communicationApi.notifications, { query: {} });
    return items
      .filter(({ campaign, kind }) => campaign?.id === campaignId && !['campaign.approved'].includes(kind))
      .map(({ kind, params: { amount, raised } }) => [
        kind,
        { ...(amount ? { amount } : {}), ...(raised ? { raised } : {}) },
      ]);
  };
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('U-13 C-05 R-06 R-07 fixed over its goal: five per cent, and the payout by bank needs an account, two people and a reference (S-03)', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const params = { campaignId: id };
    const investor = await anInvestor(t, { wallet: 1_500_000n });
    const made = await investAs(investor.api, { params, ...invest(1_200_000) });
    expect(made).toMatchObject({ state: 'received', status: 'success', units: 1200 });
    expect(await walletOf(t, investor.id)).toBe(300_000n);
    expect(
      await refusalOf(
        owner.api.send(repaymentsApi.requestPayout, { params, body: { amount: 1 }, idempotencyKey: newId() }),
      ),
    ).toBe('campaign.not_funded');

    await t.advance(32 * DAY);
    const closed = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(closed.campaignDetail.status).toBe(4);
    expect(closed.takeAwayDetail).toMatchObject({ raised: 1_200_000, fee: 60_000, available: 1_140_000, funded: true });
    expect(await toldOf(owner, id)).toEqual([['campaign.succeeded', { raised: 1_200_000 }], MILESTONE, MILESTONE]);
    expect(await toldOf(investor, id)).toContainEqual(['investment.funded', { amount: 1_200_000, raised: 1_200_000 }]);

    const ask = (amount: number, idempotencyKey = newId()) =>
      owner.api.send(repaymentsApi.requestPayout, { params, body: { amount }, idempotencyKey });
    expect(await refusalOf(ask(1_140_001))).toBe('payout.above_available');
    const [bank] = await t.db.query<{ number: Buffer }>(
      'select bank_account_number as number from campaign where id = $1',
      [id],
    );
    const keepBank = (number: Buffer | null) =>
      t.db.query('update campaign set bank_account_number = $2 where id = $1', [id, number]);
    await keepBank(null);
    expect(await refusalOf(ask(1_140_000))).toBe('payment.bank_required');
    await keepBank(bank?.number ?? null);
    const payout = await ask(1_140_000);
    expect(await refusalOf(ask(1))).toBe('payout.above_available');

    const first = await aPerson(t, { adminRole: 'finance' });
    const second = await aPerson(t, { adminRole: 'finance' });
    const one = { params: { id: payout.id } };
    await first.api.send(adminApi.approvePayout, one);
    const release = (by: typeof first, reference: string | null) =>
      by.api.send(adminApi.releasePayout, { ...one, body: { reference } });
    expect(await refusalOf(release(first, 'WIRE-1'))).toBe('payout.second_person');
    expect(await refusalOf(release(second, null))).toBe('payout.reference_required');
    expect(await release(second, 'WIRE-1')).toMatchObject({ state: 'paid', reference: 'WIRE-1' });

    expect(await ledgerStory(t, { [id]: 'campaign', [investor.id]: 'investor' })).toMatchInlineSnapshot(`
      "kind               phase    debit                   credit                  minor
      investment_wallet  posted   L:wallet:investor:USD   L:escrow:campaign:USD   1200000
      closing            posted   L:escrow:campaign:USD   R:platform_fee:USD      60000
      closing            posted   L:escrow:campaign:USD   L:payable:campaign:USD  1140000
      payout             pending  L:payable:campaign:USD  L:transit:payout:USD    1140000
      payout             post     L:payable:campaign:USD  L:transit:payout:USD    1140000"
    `);
  });

  it('six statements pay a draft, and the capacity that all want is taken by the last before the commit', async () => {
    const { id } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const investor = await anInvestor(t, { wallet: 500_000n });
    const wanted = { campaignId: id, amount: 100_000, price: 1_000 };
    const [draft = ''] = await draftsOf(t.db, [{ userId: investor.id }], wanted);
    const capture = new Capture();
    capture.listening = true;
    const params = { id: draft };
    await investor.api.send(investmentsApi.payFromWallet, { params, body: {}, idempotencyKey: newId() });
    capture.listening = false;
    expect(capture.statements.at(-3)?.sql).toContain('update campaign_capacity set taken');
    const sent = capture.statements.map(({ sql }) => /^\s*(\w+ ?[\w. ]*)/.exec(sql)?.[1]?.trim());
    // Before it stand what takes the key, and what is kept in memory for some seconds: settings, the session.
    expect(sent).toContain('insert into kernel.idempotency as i');
    expect(sent.slice(sent.indexOf('START TRANSACTION'))).toEqual([
      'START TRANSACTION',
      'with known as materialized',
      'select d.id',
      'with law as materialized',
      'with made as',
      'with changed as',
      'COMMIT',
      'update kernel.idempotency set status',
    ]);
  });

  it('U-13 C-05 fixed below its goal: no fee, and everyone gets everything back', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const investors = await Promise.all([anInvestor(t, { wallet: 500_000n }), anInvestor(t, { wallet: 500_000n })]);
    for (const investor of investors) {
      await investAs(investor.api, { params: { campaignId: id }, ...invest(400_000) });
    }
    await t.advance(32 * DAY);
    const closed = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(closed.campaignDetail.status).toBe(5);
    expect(closed.takeAwayDetail).toMatchObject({ funded: false, fee: 0, available: 0 });
    for (const investor of investors) expect(await walletOf(t, investor.id)).toBe(500_000n);
    expect(await toldOf(owner, id)).toEqual([['campaign.failed', { raised: 800_000 }], MILESTONE]);
    expect(await toldOf(investors[0], id)).toContainEqual(['investment.not_funded', { amount: 400_000 }]);
    expect(await ledgerStory(t, { [id]: 'campaign', [investors[0].id]: 'first', [investors[1].id]: 'second' }))
      .toMatchInlineSnapshot(`
      "kind                      phase    debit                  credit                 minor
      investment_wallet         posted   L:wallet:first:USD     L:escrow:campaign:USD  400000
      investment_wallet         posted   L:wallet:second:USD    L:escrow:campaign:USD  400000
      investment_return_wallet  posted   L:escrow:campaign:USD  L:wallet:first:USD     400000
      investment_return_wallet  posted   L:escrow:campaign:USD  L:wallet:second:USD    400000"
    `);
  });

  it('U-13 R-07 flexible between its minimum and its goal: status 5, funded, fifteen per cent', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'flexible', goal: 1_000_000, minimumRaise: 500_000 });
    const investor = await anInvestor(t, { wallet: 600_000n });
    await investAs(investor.api, { params: { campaignId: id }, ...invest(600_000) });
    await t.advance(32 * DAY);
    const closed = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(closed.campaignDetail.status).toBe(5);
    expect(closed.takeAwayDetail).toMatchObject({
      canReceiveFunds: true,
      funded: true,
      fee: 90_000,
      available: 510_000,
    });
    expect(await toldOf(owner, id)).toEqual([['campaign.funded', { raised: 600_000 }], MILESTONE, MILESTONE]);
    expect(await toldOf(investor, id)).toContainEqual(['investment.funded', { amount: 600_000, raised: 600_000 }]);
  });

  it('S-08 can be cancelled until 48 hours before the closing, and not after', async () => {
    const { id } = await aCampaign(t);
    const [early, late] = await Promise.all([anInvestor(t, { wallet: 100_000n }), anInvestor(t, { wallet: 100_000n })]);
    const params = { campaignId: id };
    const first = await investAs(early.api, { params, ...invest(50_000) });
    const second = await investAs(late.api, { params, ...invest(50_000) });
    expect(await early.api.send(investmentsApi.cancel, { params: { id: first.id } })).toMatchObject({
      state: 'refunded',
    });
    expect(await walletOf(t, early.id)).toBe(100_000n);
    expect(await early.api.send(investmentsApi.cancel, { params: { id: first.id } })).toMatchObject({
      state: 'refunded',
    });
    const { cancelUntil, closesAt } = await late.api.send(investmentsApi.receipt, {
      params: { id: second.id },
      query: {},
    });
    expect(Date.parse(closesAt) - Date.parse(cancelUntil)).toBe(2 * DAY);
    // The last day ends at midnight of the site's zone: at every hour of the day this is between the two instants.
    await t.advance(29.25 * DAY);
    expect(await refusalOf(late.api.send(investmentsApi.cancel, { params: { id: second.id } }))).toBe(
      'investment.too_late_to_cancel',
    );
  });

  it('R-01 R-02 R-03 names every reason at once, and takes the amount only between its bounds (V-19, V-20)', async () => {
    const { id, owner } = await aCampaign(t, { admission: 'accredited', maximumInvestment: 900_000 });
    const params = { campaignId: id };
    const stranger = await aPerson(t, { userType: 'investor' });
    const check = await stranger.api.send(investmentsApi.check, { params });
    expect(check.reasons.map(({ code }) => code)).toEqual(['kyc.required', 'accreditation.required']);
    expect((await owner.api.send(investmentsApi.check, { params })).reasons.map(({ code }) => code)).toContain(
      'investment.own_campaign',
    );

    const investor = await anInvestor(t, { accredited: true, wallet: 2_000_000n });
    const attempt = (body: object) =>
      investAs(investor.api, {
        params,
        body: { paymentType: 'wallet', ...body },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(attempt({ amount: 500 }))).toBe('investment.below_minimum');
    expect(await refusalOf(attempt({ amount: 901_000 }))).toBe('investment.above_maximum');
    expect(await refusalOf(attempt({ units: 0 }))).toBe('request.invalid');
    expect(await refusalOf(attempt({}))).toBe('investment.amount_required');
    const odd = await failureOf(attempt({ amount: 1_500 }));
    expect(odd.params).toMatchObject({ price: 1_000, below: 1_000, above: 2_000 });
    expect(odd.fields[0]?.field).toBe('amount');
    expect(await attempt({ units: 3 })).toMatchObject({ amount: 3_000, units: 3 });
  });

  it('R-02 a person who is not accredited stops at the twelve-month limit, and goes on when a year has passed', async () => {
    // The first one is funded: what is refunded would not count any more.
    const campaign = () => aCampaign(t, { mode: 'fixed', goal: 500_000, maxOffering: 10_000_000, closesInDays: 300 });
    const { id } = await campaign();
    // 30,000 income and 105,000 net worth give 5,250 (17 CFR 227.100(a)(2)).
    const investor = await anInvestor(t, { wallet: 2_000_000n, yearlyIncome: 3_000_000n, netWorth: 10_500_000n });
    await investAs(investor.api, { params: { campaignId: id }, ...invest(500_000) });
    const refused = await failureOf(investAs(investor.api, { params: { campaignId: id }, ...invest(26_000) }));
    expect(refused.code).toBe('investment.limit_exceeded');
    expect(refused.params).toMatchObject({ remaining: 25_000 });
    await t.advance(299 * DAY);
    const next = await campaign();
    const again = () => investAs(investor.api, { params: { campaignId: next.id }, ...invest(26_000) });
    await t.advance(65 * DAY);
    expect(await refusalOf(again())).toBe('investment.limit_exceeded');
    await t.advance(2 * DAY);
    expect(await again()).toMatchObject({ state: 'received' });
  });

  it('the same key in parallel and again: one investment, the same answer; with another amount it is refused', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    const key = newId();
    const call = (amount: number) =>
      investAs(investor.api, {
        params: { campaignId: id },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: key,
      });
    const answers = await Promise.all([call(40_000), call(40_000), call(40_000)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await call(40_000)).toEqual(answers[0]);
    expect(await walletOf(t, investor.id)).toBe(60_000n);
    expect(await refusalOf(call(41_000))).toBe('idempotency.key_reused');
  });

  it('holds a reservation for the session and frees it at its end', async () => {
    const { id } = await aCampaign(t, { goal: 1_000_000, maxOffering: 1_000_000 });
    const [holder, other] = await Promise.all([anInvestor(t), anInvestor(t, { wallet: 1_000_000n })]);
    const params = { campaignId: id };
    const held = await investAs(holder.api, {
      params,
      body: { amount: 900_000 },
      idempotencyKey: newId(),
    });
    expect(held).toMatchObject({ state: 'reserved', status: 'pending' });
    expect(await refusalOf(investAs(other.api, { params, ...invest(200_000) }))).toBe('investment.shares_left');
    await t.advance(31 * 60_000);
    expect(await holder.api.send(investmentsApi.read, { params: { id: held.id } })).toMatchObject({ state: 'expired' });
    await investAs(other.api, { params, ...invest(200_000) });
    expect(
      await refusalOf(
        holder.api.send(investmentsApi.payFromWallet, { params: { id: held.id }, body: {}, idempotencyKey: newId() }),
      ),
    ).toBe('investment.session_over');
  });

  it('closing before the date is announced with its moment, is kept in the history, and is possible once', async () => {
    const { id, admin } = await aCampaign(t, { goal: 500_000, closesInDays: 60 });
    const params = { campaignId: id };
    const investor = await anInvestor(t, { wallet: 600_000n });
    await investAs(investor.api, { params, ...invest(600_000) });
    await t.advance(22 * DAY);
    const { closesAt, earlyClosesAt, closings } = await admin.api.send(adminApi.campaign, { params: { id } });
    expect([typeof earlyClosesAt, closings]).toEqual(['string', []]);
    const close = () => admin.api.send(adminApi.closeCampaign, { params: { id } });
    const closed = await close();
    expect(closed).toMatchObject({ closesAt: earlyClosesAt, earlyClosesAt: null });
    expect(closed.closings).toMatchObject([{ from: closesAt, to: earlyClosesAt, actor: admin.email }]);
    const again = await failureOf(close());
    expect([again.code, again.params]).toMatchObject(['campaign.early_close_refused', { why: 'moved' }]);
    expect(again.message).toMatch(
      /already been moved forward to \w+ \d+, \d{4}|already been moved forward to \d+ \w+ \d{4}/,
    );
  });
});
