import { communicationApi, investmentsApi, kycApi, savedInvestmentsApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY, endNow } from '../../../testing/campaigns.js';
import { payHeld } from '../../../testing/investing/held-place.js';
import { answerSteps } from '../../../testing/investing/invest-as.js';
import { answer, beginAt, DETAILS, reserve, takenOf } from '../../../testing/investing/steps.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { investFromWallet } from '../../../testing/terms/investing.js';
import { runDue, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LedgerVerifier } from '../../ledger/index.js';

describe('investments that were begun', () => {
  let t: TestApp;
  let campaignId: string;
  beforeAll(async () => {
    t = await startTestApp();
    campaignId = (await aCampaign(t, { mode: 'flexible', goal: 10_000_000, minimumRaise: 100_000 })).id;
  });
  afterAll(async () => {
    expect(await t.get(LedgerVerifier).verify()).toEqual([]);
    await t.close();
  });

  const begin = (person: Person, amount?: number, idempotencyKey?: string) =>
    beginAt(person, campaignId, amount, idempotencyKey);
  const taken = () => takenOf(t, campaignId);

  it('V-30 what was stated of figures that have changed since is asked again, and nothing else', async () => {
    const person = await anInvestor(t, { wallet: 200_000n });
    const { id } = await begin(person);
    await answerSteps(t, id);
    const profileId = (await person.api.send(kycApi.profile, {}))?.id ?? '';
    const earn = (yearlyIncome: number) =>
      person.api.send(kycApi.changeProfile, { params: { id: profileId }, body: { yearlyIncome } });
    const read = () => person.api.send(savedInvestmentsApi.read, { params: { id } });
    const missing = { code: 'investment.step_missing', params: { step: 'investor-details' } };

    await earn(20_000_000);
    const { nextStep, steps } = await read();
    expect(nextStep).toBe('investor-details');
    expect(steps.filter(({ doneAt }) => doneAt === null).map(({ step }) => step)).toEqual(['investor-details']);
    expect(await failureOf(reserve(person, id))).toMatchObject(missing);

    // What was signed names no figures: it stays.
    const again = await answer(person, id, { investorDetails: DETAILS });
    expect(again.nextStep).toBeNull();
    await earn(20_000_000);
    expect((await read()).nextStep).toBeNull();
    expect(await reserve(person, id)).toMatchObject({ state: 'reserved' });
    await earn(21_000_000);
    expect(await refusalOf(payHeld(person, id))).toBe('investment.step_missing');
  });

  it('S-10 an admin removes what was begun: its place is free, its investor reads why; what is paid is refused', async () => {
    const person = await anInvestor(t, { wallet: 500_000n });
    const [compliance, finance] = [
      await aPerson(t, { adminRole: 'compliance' }),
      await aPerson(t, { adminRole: 'finance' }),
    ];
    const before = await taken();
    const { id } = await begin(person);
    await answerSteps(t, id);
    await reserve(person, id);
    const archive = (by: Person, of = id) =>
      by.api.send(savedInvestmentsApi.archive, { params: { id: of }, body: { reason: 'Begun twice by mistake' } });
    const listed = async (state: string) => {
      const { items } = await finance.api.send(savedInvestmentsApi.everybodys, { query: { state } });
      return items.some((row) => row.id === id);
    };
    expect([await listed('open'), await refusalOf(archive(finance))]).toEqual([true, 'auth.forbidden']);
    expect(await archive(compliance)).toMatchObject({
      state: 'archived',
      archiveReason: 'admin',
      archiveNote: 'Begun twice by mistake',
    });
    expect([await taken(), await listed('open'), await listed('archived')]).toEqual([before, false, true]);
    expect(await refusalOf(archive(compliance))).toBe('investment.archived');
    await t.drain();
    const { items } = await person.api.send(communicationApi.notifications, { query: {} });
    expect(items.map(({ kind }) => kind)).toContain('saved_investment.archived');
    const paid = await investFromWallet(person, campaignId, 20_000);
    expect(await refusalOf(archive(compliance, paid))).toBe('investment.bad_transition');
  });

  it('says what another law would ask anew: what was begun, answered and held', async () => {
    const admin = await aPerson(t, { adminRole: 'super' });
    const effect = () => admin.api.send(savedInvestmentsApi.lawChange, {});
    const before = await effect();
    const [begun, held] = [await anInvestor(t), await anInvestor(t)];
    await begin(begun);
    const { id } = await begin(held);
    await answerSteps(t, id);
    await reserve(held, id);
    expect(await effect()).toEqual({
      drafts: before.drafts + 2,
      questionnaires: before.questionnaires + 1,
      held: before.held + 1,
    });
  });

  it('S-10 what was begun is listed, left with its place given back, removed, and ends after thirty days', async () => {
    const person = await anInvestor(t);
    const before = await taken();
    const other = await aCampaign(t);
    const left = (await begin(person)).id;
    const { id: removed } = await person.api.send(investmentsApi.invest, {
      params: { campaignId: other.id },
      body: { amount: 200_000 },
      idempotencyKey: newId(),
    });
    await answerSteps(t, left);
    await reserve(person, left);
    const list = async () => (await person.api.send(savedInvestmentsApi.list, { query: {} })).items.map(({ id }) => id);
    expect((await list()).toSorted()).toEqual([left, removed].toSorted());
    await person.api.send(savedInvestmentsApi.save, { body: { investmentId: left } });
    expect(await taken()).toBe(before);
    await person.api.send(savedInvestmentsApi.remove, { params: { id: removed } });
    expect(await list()).toEqual([left]);
    expect(await refusalOf(answer(person, removed, { investorDetails: DETAILS }))).toBe('investment.archived');
    await t.advance(31 * DAY);
    expect(await list()).toEqual([]);
    const reasons = await t.db.query<{ reason: string }>(
      'select archive_reason as reason from investment_draft where investor_id = $1 order by reason',
      [person.id],
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(['expired', 'investor']);
  });

  it('S-10 ends with its campaign, and says how that ended', async () => {
    const person = await anInvestor(t, { wallet: 500_000n });
    const ends: string[] = [];
    for (const [mode, paid] of [
      ['flexible', 200_000],
      ['fixed', null],
    ] as const) {
      const { id } = await aCampaign(t, { mode, goal: 200_000, minimumRaise: 100_000 });
      const other = await anInvestor(t, { wallet: 500_000n });
      const params = { campaignId: id };
      await person.api.send(investmentsApi.invest, { params, body: { amount: 20_000 }, idempotencyKey: newId() });
      if (paid !== null) await investFromWallet(other, id, paid);
      await endNow(t, id);
      ends.push(id);
    }
    await runDue(t.app);
    await runDue(t.app);
    const archived = await t.db.query<{ reason: string }>(
      `select d.archive_reason as reason from investment_draft d join campaign c on c.id = d.campaign_id
       where d.investor_id = $1 and d.campaign_id = any($2) order by array_position($2, d.campaign_id)`,
      [person.id, ends],
    );
    expect(archived.map(({ reason }) => reason)).toEqual(['campaign_successful', 'campaign_unsuccessful']);
  });
});
