import { adminApi, campaignsApi, communicationApi, coveredPersonsApi, deskApi, investmentsApi } from '@cairn/contracts';
import { Capture } from '../../../bench/capture.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, endNow } from '../../../testing/campaigns.js';
import { aCoveredPerson, answers, decideCovered, listBoth } from '../../../testing/covered/covered-persons.js';
import { holdPlace, investFromWallet, payHeld } from '../../../testing/investing/held-place.js';
import { investAs } from '../../../testing/investing/invest-as.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { balanceOf, noticesOf } from '../../../testing/terms/investing.js';
import { underLaw } from '../../../testing/terms/law.js';
import { aPartClosing, untilClosing } from '../../../testing/terms/part-closings.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { accountCode, LedgerVerifier } from '../../ledger/index.js';
import { LimitAtClosing } from './limit-at-closing.js';

let t: TestWorld;
let compliance: Person;
beforeAll(async () => {
  t = await startTestWorld();
  compliance = await aPerson(t, { adminRole: 'compliance' });
});
afterAll(() => t.close());

describe('R-02 the limit at a closing', () => {
  const invest = (person: Person, campaignId: string, amount: number) =>
    investAs(person.api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
  const stateOf = async (person: Person, id: string) =>
    (await person.api.send(investmentsApi.read, { params: { id } })).state;

  it('returns the newest commitment above it whole, tells its investor, and takes no fee of it', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 1_000_000 });
    const [steady, poorer] = [await anInvestor(t, { wallet: 1_000_000n }), await anInvestor(t, { wallet: 500_000n })];
    await invest(steady, id, 1_000_000);
    const [first, second] = [await invest(poorer, id, 200_000), await invest(poorer, id, 100_000)];
    // 5 % of 50,000.00 is 2,500.00, less than the 3,000.00 committed.
    await t.db.query('update investor_profile set yearly_income = 5000000, net_worth = 0 where user_id = $1', [
      poorer.id,
    ]);
    await t.advance(32 * DAY);
    expect([await stateOf(poorer, first.id), await stateOf(poorer, second.id)]).toEqual(['settled', 'refunded']);
    expect(await walletOf(t, poorer.id)).toBe(300_000n);
    const { takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(takeAwayDetail).toMatchObject({ raised: 1_200_000, fee: 60_000, funded: true });
    const { items } = await poorer.api.send(communicationApi.notifications, { query: {} });
    expect(items).toContainEqual(
      expect.objectContaining({
        kind: 'investment.over_limit',
        params: expect.objectContaining({ amount: 100_000 }) as object,
      }),
    );
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('asks for all investors in one statement, however many they are', async () => {
    const { id } = await aCampaign(t);
    const capture = new Capture();
    const askedFor = async (): Promise<number> => {
      capture.statements.length = 0;
      capture.listening = true;
      await t.get(LimitAtClosing).returnExcess({ campaignId: id });
      capture.listening = false;
      return capture.statements.length;
    };
    await invest(await anInvestor(t, { wallet: 100_000n }), id, 100_000);
    expect(await askedFor()).toBe(2);
    for (let more = 0; more < 3; more++) await invest(await anInvestor(t, { wallet: 100_000n }), id, 100_000);
    expect(await askedFor()).toBe(2);
  });

  it('may leave a campaign without its goal: what was above the limit was never raised', async () => {
    const { id, owner } = await aCampaign(t, { mode: 'fixed', goal: 300_000 });
    const poorer = await anInvestor(t, { wallet: 300_000n });
    const made = await invest(poorer, id, 300_000);
    await t.db.query('update investor_profile set yearly_income = 0, net_worth = 0 where user_id = $1', [poorer.id]);
    await t.advance(32 * DAY);
    expect(await stateOf(poorer, made.id)).toBe('refunded');
    const { campaignDetail, takeAwayDetail } = await owner.api.send(campaignsApi.read, { params: { id } });
    expect(campaignDetail.status).toBe(5);
    expect(takeAwayDetail).toMatchObject({ raised: 0, fee: 0 });
  });
});

describe('17 CFR 227.503(a) 17 CFR 230.506(d)(1) covered persons are asked again at a closing', () => {
  const paid = async (campaignId: string, amount = 100_000): Promise<Person> => {
    const investor = await anInvestor(t, { wallet: 1_000_000n });
    await investFromWallet(investor, campaignId, amount);
    return investor;
  };
  const sweep = () => t.travel(60_000);
  const stateOf = async (id: string) => {
    const { api } = await aPerson(t, { adminRole: 'super' });
    const { status, coveredHold, closingWaitsSince } = await api.send(adminApi.campaign, { params: { id } });
    return { status, coveredHold, waits: closingWaitsSince !== null };
  };
  const heldClosings = async () => {
    const { items } = await compliance.api.send(adminApi.campaigns, { query: { state: 'held' } });
    const queues = await compliance.api.send(adminApi.queues, {});
    return {
      ids: items.map(({ id }) => id),
      count: queues.find(({ queue }) => queue === 'held-closings')?.count ?? 0,
    };
  };
  const escrowOf = (id: string) => balanceOf(t, accountCode.escrow(id, 'USD'));
  const tasksOf = async ({ owner, id }: { owner: Person; id: string }) => {
    const { tasks } = await owner.api.send(deskApi.read, { params: { campaignId: id } });
    return tasks.filter(({ kind }) => kind === 'covered_persons').map(({ count }) => count);
  };
  /** Open, and its persons are as a site has them that began to ask later: none. */
  const unlisted = async (terms: Parameters<typeof aCampaign>[1] = {}) => {
    const campaign = await aCampaign(t, { mode: 'fixed', goal: 100_000, ...terms });
    await t.db.query('delete from covered_person where campaign_id = $1', [campaign.id]);
    return campaign;
  };
  afterEach(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
  });

  it('a closing waits while nobody is listed, undecided or disqualified, and happens once decided', async () => {
    const campaign = await unlisted();
    const { id, owner } = campaign;
    await paid(id);
    expect(await tasksOf(campaign)).toEqual([1]);
    await endNow(t, id);
    await sweep();
    expect(await stateOf(id)).toEqual({ status: 2, coveredHold: 'unlisted', waits: true });
    // Nobody is listed who could wait: the console lists the closing itself, and counts it.
    expect(await heldClosings()).toEqual({ ids: [id], count: 1 });
    expect(await escrowOf(id)).toBe(100_000n);
    const [issuer, director] = await listBoth(owner, id);
    await sweep();
    expect(await stateOf(id)).toMatchObject({ status: 2, coveredHold: 'undecided' });
    const { items } = await compliance.api.send(coveredPersonsApi.cases, { query: { state: 'waiting' } });
    expect(items.filter((one) => one.campaignId === id)).toMatchObject([
      { closingWaits: true },
      { closingWaits: true },
    ]);
    await decideCovered(compliance, issuer, 'cleared');
    await decideCovered(compliance, director, 'disqualified');
    await t.travel(11 * 60_000);
    expect(await stateOf(id)).toMatchObject({ status: 2, coveredHold: 'disqualified' });
    expect(await escrowOf(id)).toBe(100_000n);
    expect(await noticesOf(owner, 'campaign.closing_waits')).toHaveLength(1);
    await decideCovered(compliance, director, 'left');
    await decideCovered(compliance, await aCoveredPerson(owner, id), 'cleared');
    await sweep();
    expect(await stateOf(id)).toEqual({ status: 4, coveredHold: null, waits: false });
    expect(await heldClosings()).toEqual({ ids: [], count: 0 });
    expect(await escrowOf(id)).toBe(0n);
  });

  it('a decision that has grown too old is asked for again, of the owner first', async () => {
    const campaign = await unlisted({ closesInDays: 120 });
    const { id, owner } = campaign;
    const [issuer, director] = await listBoth(owner, id, compliance);
    await paid(id);
    expect(await tasksOf(campaign)).toEqual([]);
    await t.travel(91 * DAY);
    expect(await tasksOf(campaign)).toEqual([2]);
    await endNow(t, id);
    await sweep();
    expect(await stateOf(id)).toEqual({ status: 2, coveredHold: 'old', waits: true });
    expect(await refusalOf(decideCovered(compliance, issuer, 'cleared'))).toBe('covered.answers_old');
    for (const one of [issuer, director]) {
      const params = { campaignId: id, id: one };
      await owner.api.send(coveredPersonsApi.answer, { params, body: { answers: answers() } });
      await decideCovered(compliance, one, 'cleared');
    }
    await sweep();
    expect(await stateOf(id)).toMatchObject({ status: 4, waits: false });
  });

  it('a rolling closing waits too, and takes up the same investments later', async () => {
    const part = await aPartClosing(t);
    const { id, owner } = part;
    await t.db.query('delete from covered_person where campaign_id = $1', [id]);
    await paid(id, 100_000);
    const { closings } = await part.announce();
    await untilClosing(t, closings[0]!.closesAt);
    expect((await part.list()).closings).toMatchObject([{ state: 'announced', amount: 100_000 }]);
    expect(await stateOf(id)).toMatchObject({ status: 2, coveredHold: 'unlisted', waits: true });
    await listBoth(owner, id, compliance);
    await sweep();
    expect((await part.list()).closings).toMatchObject([{ state: 'closed', amount: 100_000, fee: 5_000 }]);
  });

  it('227.503(a) nothing is sold once somebody is disqualified, and another law of the site does not lift it', async () => {
    const { id, owner } = await unlisted();
    const [, director] = await listBoth(owner, id, compliance);
    const held = await anInvestor(t, { wallet: 1_000_000n });
    const one = await holdPlace(held, id, 100_000);
    await decideCovered(compliance, director, 'disqualified');
    const refused = async () => [await refusalOf(paid(id)), await refusalOf(payHeld(held, one.id))];
    expect(await refused()).toEqual(['investment.campaign_hidden', 'investment.campaign_hidden']);
    await underLaw(t, 'none');
    expect(await refused()).toEqual(['investment.campaign_hidden', 'investment.campaign_hidden']);
    expect(await stateOf(id)).toMatchObject({ coveredHold: 'disqualified' });
    await underLaw(t, 'us_regcf');
  });

  it('a raise that missed its goal is given back at once: nothing is sold', async () => {
    const { id } = await unlisted();
    await paid(id, 50_000);
    await endNow(t, id);
    await sweep();
    expect(await stateOf(id)).toMatchObject({ status: 5, waits: false });
  });
});
