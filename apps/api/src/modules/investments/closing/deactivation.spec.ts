import {
  adminApi,
  campaignsApi,
  changesApi,
  CampaignStatus,
  communicationApi,
  investmentsApi,
  paymentsApi,
  savedCampaignsApi,
} from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, aDraft, DAY, type LiveCampaign } from '../../../testing/campaigns.js';
import { investByCard, openPage, reserve, stateOf } from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { accountCode, Ledger, LedgerVerifier } from '../../ledger/index.js';
import { CampaignHolds } from '../holds/campaign-holds.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const reason = 'The accounts that were shown are not those of the company';

describe('S-02 ending a campaign for good', () => {
  let t: TestWorld;
  beforeAll(async () => {
    t = await startTestWorld();
  });
  afterAll(() => t.close());
  afterEach(async () => {
    await t.control('POST', '/reset', {});
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    expect(await t.control('GET', '/stripe/conservation')).toMatchObject({ conserved: true });
  });

  const end = ({ id, admin }: LiveCampaign) =>
    admin.api.send(adminApi.deactivateCampaign, { params: { id }, body: { reason } });
  const investByWallet = (person: Person, campaignId: string, amount = 100_000) =>
    investAs(person.api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
  /** The sweep that refunds, and what the provider says of it. */
  const refunded = async () => {
    await t.topUp(100_000);
    await t.travel(60_000);
    await t.settle();
    await t.travel(60_000);
    await t.settle();
  };
  const escrowOf = (campaignId: string) =>
    t.db.inTx((tx) => t.get(Ledger).balance(tx, accountCode.escrow(campaignId, 'USD')));

  it('refunds wallet and card, releases what is not paid, and tells everybody why', async () => {
    const live = await aCampaign(t);
    const [byWallet, byCard, unpaid] = [
      await anInvestor(t, { wallet: 100_000n }),
      await anInvestor(t),
      await anInvestor(t),
    ];
    const paid = await investByWallet(byWallet, live.id);
    const carded = await investByCard(t, byCard, live.id, 50_000);
    const held = await reserve(unpaid, live.id, 20_000);
    expect(await end(live)).toMatchObject({ status: CampaignStatus.inactive });
    await refunded();
    expect([await stateOf(byWallet, paid.id), await stateOf(unpaid, held.id)]).toEqual(['refunded', 'expired']);
    expect(await stateOf(byCard, carded.id)).toBe('refunded');
    expect([await walletOf(t, byWallet.id), await escrowOf(live.id)]).toEqual([100_000n, 0n]);
    for (const [person, kind] of [
      [byWallet, 'investment.campaign_ended'],
      [byCard, 'investment.campaign_ended'],
      [live.owner, 'campaign.deactivated'],
    ] as const) {
      const { items } = await person.api.send(communicationApi.notifications, { query: {} });
      expect(items.find((notice) => notice.kind === kind)?.params).toMatchObject({ reason });
    }
  });

  it('takes nothing new from that instant, and is seen by its owner and its investors alone', async () => {
    const live = await aCampaign(t);
    const [investor, stranger] = [await anInvestor(t, { wallet: 100_000n }), await anInvestor(t, { wallet: 100_000n })];
    const { id } = await investByWallet(investor, live.id);
    await investor.api.send(savedCampaignsApi.save, { body: { campaignId: live.id } });
    await end(live);
    await refunded();
    expect(await refusalOf(investByWallet(stranger, live.id))).toBe('investment.closed');
    const ended = { at: expect.any(String), reason };
    const page = (api: Person['api']) => api.send(campaignsApi.page, { params: { slug: live.slug } });
    for (const { api } of [live.owner, investor])
      expect(await page(api)).toMatchObject({ status: 7, received: 0, ended });
    // Nobody reads the day that was planned: its owner reads when it ended and why, whoever follows it when it ended.
    const { campaignDetail } = await live.owner.api.send(campaignsApi.read, { params: { id: live.id } });
    expect(campaignDetail.ended).toMatchObject(ended);
    const { items: own } = await live.owner.api.send(campaignsApi.mine, { query: {} });
    expect(own).toMatchObject([{ id: live.id, ended }]);
    const { items: saved } = await investor.api.send(savedCampaignsApi.list, { query: {} });
    expect(saved.map(({ campaign }) => Date.parse(campaign.closesAt ?? ''))).toEqual([
      Date.parse(campaignDetail.ended?.at ?? ''),
    ]);
    const receipt = await investor.api.send(investmentsApi.receipt, { params: { id }, query: {} });
    expect(receipt).toMatchObject({ state: 'refunded', campaignEnded: ended });
    for (const api of [stranger.api, t.as(null)]) expect(await refusalOf(page(api))).toBe('request.not_found');
    const { items } = await t.as(null).send(campaignsApi.front, { query: { status: 2, limit: 100 } });
    expect(items.map(({ id }) => id)).not.toContain(live.id);
  });

  it('happens once, though two ask for it at once, and cannot be taken back', async () => {
    const live = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 100_000n });
    await investByWallet(investor, live.id);
    const both = await Promise.allSettled([end(live), end(live)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await refunded();
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    expect(await refusalOf(end(live))).toBe('campaign.bad_transition');
    const { id, admin } = live;
    const show = admin.api.send(adminApi.showCampaign, { params: { id }, body: { reason: 'A mistake of ours' } });
    expect(await refusalOf(show)).toBe('campaign.bad_transition');
  });

  it('loses no money beside people who invest and cancel at that moment', async () => {
    const live = await aCampaign(t);
    const people = await Promise.all(Array.from({ length: 8 }, () => anInvestor(t, { wallet: 100_000n })));
    const [first, second] = [await investByWallet(people[0]!, live.id), await investByWallet(people[1]!, live.id)];
    await Promise.allSettled([
      ...people.slice(2).map((person) => investByWallet(person, live.id)),
      end(live),
      people[0]!.api.send(investmentsApi.cancel, { params: { id: first.id } }),
      people[1]!.api.send(investmentsApi.cancel, { params: { id: second.id } }),
    ]);
    await refunded();
    const wallets = await Promise.all(people.map(({ id }) => walletOf(t, id)));
    expect([new Set(wallets), await escrowOf(live.id)]).toEqual([new Set([100_000n]), 0n]);
  });

  it('goes on after a crash between the decision and the refunds', async () => {
    const live = await aCampaign(t);
    const [investor, unpaid] = [await anInvestor(t, { wallet: 100_000n }), await anInvestor(t)];
    await investByWallet(investor, live.id);
    const held = await reserve(unpaid, live.id, 20_000);
    const crash = jest.spyOn(t.get(CampaignHolds), 'free').mockRejectedValue(new Error('The process has ended'));
    await end(live).catch(() => undefined);
    crash.mockRestore();
    await t.travel(3_600_000);
    expect([await walletOf(t, investor.id), await stateOf(unpaid, held.id)]).toEqual([100_000n, 'expired']);
  });

  it('sends back what a card pays too late', async () => {
    const live = await aCampaign(t);
    const investor = await anInvestor(t);
    const { id } = await reserve(investor, live.id, 30_000);
    const sessionId = await openPage(investor, 'investment', id);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', times: 20 });
    await t.payByCard(sessionId);
    await end(live);
    await t.control('POST', '/reset', {});
    await t.travel(3_600_000);
    await refunded();
    expect([await stateOf(investor, id), await escrowOf(live.id)]).toEqual(['expired', 0n]);
    const session = { sessionId };
    expect(await investor.api.send(paymentsApi.checkSession, { body: session })).toMatchObject({ state: 'returned' });
  });

  it('SEC-57 is not for an admin whose own campaign it is', async () => {
    const live = await aCampaign(t);
    await t.db.query('update campaign set owner_id = $2 where id = $1', [live.id, live.admin.id]);
    expect(await refusalOf(end(live))).toBe('auth.forbidden');
  });

  it('ends one that is hidden as well', async () => {
    const live = await aCampaign(t);
    const { id, admin } = live;
    await admin.api.send(adminApi.hideCampaign, { params: { id }, body: { reason } });
    expect(await end(live)).toMatchObject({ standing: CampaignStatus.inactive });
  });

  it('is not for the owner, a draft’s reader or a moderator without the right, and asks for a reason', async () => {
    const live = await aCampaign(t);
    const finance = await aPerson(t, { adminRole: 'finance' });
    const ask = (person: Person, body: object = { reason }) =>
      person.api.send(adminApi.deactivateCampaign, { params: { id: live.id }, body: body as { reason: string } });
    expect(await refusalOf(ask(live.owner))).toBe('auth.forbidden');
    expect(await refusalOf(ask(finance))).toBe('auth.forbidden');
    expect(await refusalOf(ask(live.admin, { reason: 'no' }))).toBe('request.invalid');
    const { id } = await aDraft(t);
    const params = { id };
    expect(await live.admin.api.send(adminApi.deactivateCampaign, { params, body: { reason } })).toMatchObject({
      status: 7,
    });
  });

  it.each([
    ['ending it for good', end],
    [
      'closing it at its date',
      async () => {
        await t.travel(41 * DAY);
        await t.settle();
      },
    ],
  ])('withdraws, by %s, the change of its terms that nobody has decided, and tells its owner', async (_how, over) => {
    const live = await aCampaign(t, { closesInDays: 40 });
    const change = await live.owner.api.send(changesApi.propose, {
      params: { campaignId: live.id },
      body: { reason: 'The founder who leads the works has left.', keyPeople: 'Ada Byrne leads alone' },
    });
    const waiting = async () =>
      (await live.admin.api.send(changesApi.queue, { query: { state: 'proposed' } })).items.map(({ id }) => id);
    expect(await waiting()).toContain(change.id);
    await over(live);
    expect(await waiting()).not.toContain(change.id);
    const { items } = await live.owner.api.send(changesApi.list, { params: { campaignId: live.id }, query: {} });
    expect(items).toMatchObject([{ id: change.id, state: 'withdrawn' }]);
    await t.drain();
    const told = await live.owner.api.send(communicationApi.notifications, { query: {} });
    expect(told.items.map(({ kind }) => kind)).toContain('change.lapsed');
    const refused = live.admin.api.send(changesApi.approve, { params: { id: change.id } });
    expect(await refusalOf(refused)).toMatch(/^change\./u);
  });
});
