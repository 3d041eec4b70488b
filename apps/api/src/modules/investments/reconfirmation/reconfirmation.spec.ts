import { changesApi, communicationApi, investmentsApi, reconfirmationsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, type CampaignOptions, type LiveCampaign } from '../../../testing/campaigns.js';
import { investByCard, reserve, stateOf } from '../../../testing/card-money.js';
import { anInvestor, aPerson, walletOf, type Person } from '../../../testing/people.js';
import { closingOf, dayAfter, versionOfInvestment } from '../../../testing/terms/changes.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { LedgerVerifier } from '../../ledger/index.js';
import { InvestmentReturns } from '../refunds/returns.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const reason = 'The register asks for one more month, and the price of the pumps has fallen.';

describe('S-02 a material change of an open campaign', () => {
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

  const invest = (person: Person, campaignId: string, amount = 100_000, more: object = {}) =>
    investAs(person.api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' as const, ...more },
      idempotencyKey: newId(),
    });
  const propose = ({ id: campaignId, owner }: LiveCampaign, terms: object) =>
    owner.api.send(changesApi.propose, { params: { campaignId }, body: { reason, ...terms } });
  const approve = ({ admin }: LiveCampaign, id: string) => admin.api.send(changesApi.approve, { params: { id } });
  const changed = async (live: LiveCampaign, terms: object = { keyPeople: 'Ada Byrne leads alone' }) =>
    approve(live, (await propose(live, terms)).id);
  const confirm = (person: Person, id: string) => person.api.send(reconfirmationsApi.confirm, { params: { id } });
  const leave = (person: Person, id: string) => person.api.send(reconfirmationsApi.cancel, { params: { id } });
  const asked = (person: Person, id: string) => person.api.send(reconfirmationsApi.read, { params: { id } });
  const answersOf = async ({ id: campaignId, owner }: LiveCampaign) => {
    const { items } = await owner.api.send(changesApi.list, { params: { campaignId }, query: {} });
    return Object.fromEntries((items[0]?.answers ?? []).map(({ state, investments }) => [state, investments]));
  };
  const versionOf = (id: string) => versionOfInvestment(t, id);
  const noticesOf = async ({ api }: Person) =>
    (await api.send(communicationApi.notifications, { query: {} })).items.map(({ kind }) => kind);
  const lasting = (options: CampaignOptions = {}) => aCampaign(t, { closesInDays: 40, ...options });

  it('asks each investor, refunds whoever leaves or is silent, and keeps whoever confirms', async () => {
    const live = await lasting();
    const funded = () => anInvestor(t, { wallet: 100_000n });
    const [stays, leaves, silent, card] = await Promise.all([funded(), funded(), funded(), anInvestor(t)]);
    const [first, second, third] = [
      await invest(stays, live.id),
      await invest(leaves, live.id),
      await invest(silent, live.id),
    ];
    const fourth = await investByCard(t, card, live.id, 50_000);
    const { state, version, answerUntil } = await changed(live);
    expect([state, version]).toEqual(['open', 2]);
    await t.settle();
    const question = await asked(stays, first.id);
    expect(question).toMatchObject({ state: 'open', reason, version: 2, amount: 100_000, answerUntil });
    expect(question.changes).toEqual([{ field: 'keyPeople', before: null, after: 'Ada Byrne leads alone' }]);
    expect(question.rule).toEqual({ businessDays: 5, citation: '17 CFR 227.304(c)(1)' });
    expect(await noticesOf(silent)).toContain('reconfirmation.asked');

    expect(await confirm(stays, first.id)).toMatchObject({ state: 'confirmed' });
    expect(await leave(leaves, second.id)).toMatchObject({ state: 'cancelled' });
    expect(await walletOf(t, leaves.id)).toBe(100_000n);
    expect(await answersOf(live)).toEqual({ open: 2, confirmed: 1, cancelled: 1 });

    // The provider refunds from what the platform holds with it.
    await t.topUp(100_000);
    await t.travel(9 * DAY);
    for (let turn = 0; turn < 2; turn += 1) {
      await t.settle();
      await t.travel(60_000);
    }
    await t.settle();
    expect(await answersOf(live)).toEqual({ confirmed: 1, cancelled: 1, lapsed: 2 });
    expect([await walletOf(t, silent.id), await walletOf(t, stays.id)]).toEqual([100_000n, 0n]);
    expect(await Promise.all([stateOf(stays, first.id), stateOf(silent, third.id), stateOf(card, fourth.id)])).toEqual([
      'received',
      'refunded',
      'refunded',
    ]);
    expect(await noticesOf(silent)).toContain('reconfirmation.lapsed');
    expect([await versionOf(first.id), await versionOf(third.id)]).toEqual([2, 1]);
    expect(await noticesOf(live.owner)).toEqual(expect.arrayContaining(['change.opened', 'change.closed']));
    const over = await failureOf(confirm(silent, third.id));
    expect([over.code, over.message]).toEqual(['reconfirmation.over', expect.stringContaining('17 CFR 227.304(c)(1)')]);
  });

  it('S-08 leaves the right to cancel in the last 48 hours, and moves a deadline that comes too soon', async () => {
    const live = await lasting({ goal: 200_000, minimumRaise: 100_000 });
    const investor = await anInvestor(t, { wallet: 200_000n });
    const { id } = await invest(investor, live.id);
    const { id: second } = await invest(investor, live.id);
    await t.travel(39 * DAY);
    const before = await investor.api.send(investmentsApi.read, { params: { id } });
    expect(before.cancellable).toBe(false);
    const late = await failureOf(investor.api.send(investmentsApi.cancel, { params: { id } }));
    expect([late.code, late.message]).toEqual([
      'investment.too_late_to_cancel',
      expect.stringContaining('48 hours before closing (17 CFR 227.304(a))'),
    ]);
    const { answerUntil } = await changed(live);
    const { closesAt } = await investor.api.send(investmentsApi.read, { params: { id } });
    expect(closesAt).toBe(answerUntil);
    expect(Date.parse(closesAt)).toBeGreaterThan(Date.parse(before.closesAt));
    await leave(investor, id);
    expect(await walletOf(t, investor.id)).toBe(100_000n);
    await confirm(investor, second);
    await t.travel(9 * DAY);
    expect(await stateOf(investor, second)).toBe('settled');
  });

  it('lets each answer once, whatever is sent at once', async () => {
    const live = await lasting();
    const people = await Promise.all(Array.from({ length: 6 }, () => anInvestor(t, { wallet: 100_000n })));
    const made = await Promise.all(people.map((person) => invest(person, live.id)));
    await changed(live);
    const outcomes = await Promise.all(
      people.map(async (person, index) => {
        const { id } = made[index]!;
        const tried = await Promise.allSettled([confirm(person, id), leave(person, id), confirm(person, id)]);
        return { id, person, tried };
      }),
    );
    for (const { id, person } of outcomes) {
      const { state } = await asked(person, id);
      expect(await walletOf(t, person.id)).toBe(state === 'confirmed' ? 0n : 100_000n);
      expect(await versionOf(id)).toBe(state === 'confirmed' ? 2 : 1);
      if (state === 'confirmed') expect(await refusalOf(leave(person, id))).toBe('reconfirmation.over');
      else expect(await refusalOf(confirm(person, id))).toBe('reconfirmation.over');
    }
  });

  it('refuses a second change while one waits or is being answered, and takes one sent twice once', async () => {
    const live = await lasting();
    await invest(await anInvestor(t, { wallet: 100_000n }), live.id);
    const twice = await Promise.all([
      propose(live, { noticeTerms: 'By post' }),
      propose(live, { noticeTerms: 'By post' }),
    ]);
    expect(twice[0].id).toBe(twice[1].id);
    expect(await refusalOf(propose(live, { noticeTerms: 'By mail' }))).toBe('change.waits');
    const both = await Promise.all([approve(live, twice[0].id), approve(live, twice[0].id)]);
    expect(both.map(({ version }) => version)).toEqual([2, 2]);
    const refused = await failureOf(propose(live, { noticeTerms: 'By mail' }));
    expect([refused.code, refused.message]).toEqual([
      'change.answers_open',
      expect.stringContaining('17 CFR 227.304(c)(1)'),
    ]);
    await t.travel(9 * DAY);
    await t.travel(60_000);
    expect((await propose(live, { noticeTerms: 'By mail' })).state).toBe('proposed');
  });

  it('takes investments on the new terms only once it is open', async () => {
    const live = await lasting();
    const [early, reader] = [await anInvestor(t, { wallet: 100_000n }), await anInvestor(t, { wallet: 200_000n })];
    const { id } = await invest(early, live.id);
    const { termsVersion } = await reader.api.send(investmentsApi.prepare, { params: { campaignId: live.id } });
    await changed(live);
    expect(await refusalOf(invest(reader, live.id, 100_000, { termsVersion }))).toBe('investment.terms_changed');
    const { id: late } = await invest(reader, live.id, 100_000, { termsVersion: 2 });
    expect([await versionOf(id), await versionOf(late)]).toEqual([1, 2]);
    expect(await refusalOf(asked(reader, late))).toBe('request.not_found');
  });

  it('asks about what is not paid yet, and no more once its hold has ended', async () => {
    const live = await lasting();
    const [idle, chooses] = [await anInvestor(t), await anInvestor(t)];
    const [held, other] = [await reserve(idle, live.id, 20_000), await reserve(chooses, live.id, 20_000)];
    await changed(live);
    expect(await asked(idle, held.id)).toMatchObject({ state: 'open' });
    await chooses.api.send(investmentsApi.change, { params: { id: other.id }, body: { amount: 30_000 } });
    expect([await versionOf(other.id), (await asked(chooses, other.id)).state]).toEqual([2, 'ended']);
    await t.travel(3_600_000);
    expect([await stateOf(idle, held.id), (await asked(idle, held.id)).state]).toEqual(['expired', 'ended']);
  });

  it('V-19 sells whole shares at another price, and no more than there are', async () => {
    const live = await lasting({ goal: 1_000_000, maxOffering: 2_000_000, pricePerShare: 1_000 });
    const investor = await anInvestor(t, { wallet: 300_000n });
    const dearer = { pricePerShare: 3_000, minimumInvestment: 3_000, equityAvailable: '0.428571' };
    const { id: waiting } = await propose(live, dearer);
    const { id } = await invest(investor, live.id, 250_000);
    expect(await refusalOf(approve(live, waiting))).toBe('change.not_whole_shares');
    await live.owner.api.send(changesApi.withdraw, { params: { campaignId: live.id, id: waiting } });
    const refused = await failureOf(propose(live, dearer));
    expect(refused.fields).toMatchObject([{ field: 'pricePerShare', code: 'change.not_whole_shares' }]);
    await changed(live, { pricePerShare: 500, availableShares: 4_000 });
    expect(await asked(investor, id)).toMatchObject({ unitsBefore: 250, units: 500, amount: 250_000 });
    await confirm(investor, id);
    expect(await investor.api.send(investmentsApi.read, { params: { id } })).toMatchObject({
      units: 500,
      pricePerShare: 500,
    });
  });

  it('is refused to its owner already, beside the term below what is committed, and again when it is opened', async () => {
    const live = await lasting({ goal: 100_000, maxOffering: 900_000 });
    const investor = await anInvestor(t, { wallet: 800_000n });
    const { id: waiting } = await propose(live, { maxOfferingAmount: 400_000 });
    await invest(investor, live.id, 500_000);
    expect(await refusalOf(approve(live, waiting))).toBe('change.below_commitments');
    await live.owner.api.send(changesApi.withdraw, { params: { campaignId: live.id, id: waiting } });
    const given = { params: { campaignId: live.id }, body: { reason, maxOfferingAmount: 400_000 } };
    for (const call of [changesApi.preview, changesApi.propose] as const) {
      const { code, status, fields, message } = await failureOf(live.owner.api.send(call, given));
      expect([code, status]).toEqual(['change.below_commitments', 422]);
      expect(fields).toMatchObject([{ field: 'maxOfferingAmount', code: 'change.below_commitments' }]);
      expect(message).toContain('$5,000');
    }
    expect((await propose(live, { maxOfferingAmount: 500_000 })).state).toBe('proposed');
  });

  it('goes on after a crash in the middle of the refunds', async () => {
    const live = await lasting();
    const people = await Promise.all(Array.from({ length: 4 }, () => anInvestor(t, { wallet: 100_000n })));
    for (const person of people) await invest(person, live.id);
    await changed(live);
    const returns = t.get(InvestmentReturns);
    const real = returns.giveBack.bind(returns);
    let calls = 0;
    const crash = jest.spyOn(returns, 'giveBack').mockImplementation(async (...given) => {
      calls += 1;
      await real(...given);
      if (calls > 1) throw new Error('The process has ended');
    });
    await t.travel(9 * DAY).catch(() => undefined);
    crash.mockRestore();
    await t.database.asOwner((client) => client.query('delete from kernel.parked_item'));
    await t.travel(60_000);
    expect(await Promise.all(people.map(({ id }) => walletOf(t, id)))).toEqual(people.map(() => 100_000n));
    expect(await answersOf(live)).toEqual({ lapsed: 4 });
  });

  it('C-04 is an extension of at most 365 days from the opening, and never an earlier day', async () => {
    const live = await lasting();
    const preview = (closingDate: string) =>
      live.owner.api.send(changesApi.preview, { params: { campaignId: live.id }, body: { reason, closingDate } });
    const terms = await live.owner.api.send(changesApi.terms, { params: { campaignId: live.id } });
    expect(terms.latestCitation).toBe('Specification, section 9 (C-04)');
    const [opened] = await t.db.query<{ latest: string }>(
      `select ((opens_at at time zone (select value #>> '{}' from site_setting where name = 'timezone'))::date + 365)::text as latest
       from campaign where id = $1`,
      [live.id],
    );
    expect(terms.latestClosing).toBe(opened?.latest);
    const now = await closingOf(live);
    expect(await refusalOf(preview(now))).toBe('change.nothing');
    expect(await refusalOf(preview(dayAfter(now, -1)))).toBe('change.not_later');
    const far = await failureOf(preview(dayAfter(terms.latestClosing)));
    expect(far.fields).toMatchObject([{ field: 'closingDate', code: 'campaign.closing_too_late' }]);
    expect(await preview(terms.latestClosing)).toMatchObject({
      investors: 0,
      amount: 0,
      changes: [{ field: 'closingDate' }],
    });
  });

  it('SEC-57 is not opened by its owner, nor declined without a reason, and is the owner’s alone', async () => {
    const live = await lasting();
    const { id } = await propose(live, { noticeTerms: 'By post' });
    const decline = (admin: Person, text: string) =>
      admin.api.send(changesApi.decline, { params: { id }, body: { reason: text } });
    await t.db.query('update campaign set owner_id = $2 where id = $1', [live.id, live.admin.id]);
    expect([await refusalOf(approve(live, id)), await refusalOf(decline(live.admin, 'No reason'))]).toEqual([
      'auth.forbidden',
      'auth.forbidden',
    ]);
    await t.db.query('update campaign set owner_id = $2 where id = $1', [live.id, live.owner.id]);
    expect(await refusalOf(decline(live.admin, ''))).toBe('request.invalid');
    expect(await decline(live.admin, 'The price is not explained')).toMatchObject({ state: 'declined' });
    expect(await refusalOf(approve(live, id))).toBe('change.bad_transition');
    const stranger = await aPerson(t, { userType: 'campaign-owner' });
    const terms = stranger.api.send(changesApi.terms, { params: { campaignId: live.id } });
    expect(await refusalOf(terms)).toBe('request.not_found');
  });
});
