import { investmentsApi, jurisdictionsApi, type JurisdictionProfile } from '@cairn/contracts';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { passTime } from '../../testing/clock.js';
import { timeGiven } from '../../testing/terms/time-to-think.js';
import { aRate, RIGHT, stateAs, underLaw } from '../../testing/terms/law.js';
import { anInvestor, credit, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { holdPlace, investFromWallet as invest, payHeld } from '../../testing/investing/held-place.js';

const HOUR = DAY / 24;

describe('the law of the site', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const WRONG = { loss_of_capital: 'a' };
  const lacks = async ({ api }: Person, campaignId: string) =>
    (await api.send(investmentsApi.check, { params: { campaignId } })).reasons.map(({ code }) => code);
  const standing = ({ api }: Person, campaignId?: string) =>
    api.send(jurisdictionsApi.standing, { query: campaignId === undefined ? {} : { campaignId } });
  const stateOf = async (person: Person, kind: string) =>
    (await standing(person)).asks.find((ask) => ask.kind === kind)?.state;
  const inCurrency = (id: string, currency: string) =>
    t.db.query('update campaign set currency = $2 where id = $1', [id, currency]);

  it('R-02 every profile can be chosen, and says what it asks and by which figures', async () => {
    const person = await anInvestor(t);
    const asked: Record<string, string[]> = {};
    for (const jurisdictionProfile of ['eu_ecspr', 'uk_rmmi', 'us_506c', 'none', 'us_regcf'] as JurisdictionProfile[]) {
      await underLaw(t, jurisdictionProfile);
      const { asks, profile, figures } = await standing(person);
      expect(profile).toBe(jurisdictionProfile);
      expect(figures.every(({ source }) => source !== '')).toBe(true);
      asked[profile] = asks.map(({ kind }) => kind);
    }
    expect(asked).toEqual({
      us_regcf: [],
      us_506c: ['minimum_investment', 'accreditation_confirmation'],
      eu_ecspr: [
        'category',
        'knowledge_test',
        'knowledge_warning',
        'loss_simulation',
        'risk_warning',
        'investment_consent',
      ],
      uk_rmmi: ['risk_warning', 'offer_request', 'category', 'knowledge_test'],
      none: [],
    });
  });

  describe('eu_ecspr', () => {
    beforeAll(() => underLaw(t, 'eu_ecspr'));

    const ready = async (income = 0) => {
      const investor = await anInvestor(t, { yearlyIncome: 7_000_000n });
      await credit(t, investor.id, 2_000_000n, 'EUR');
      await stateAs(investor, 'eu_ecspr', { kind: 'knowledge_test', answers: RIGHT.eu_ecspr });
      await stateAs(investor, 'eu_ecspr', { kind: 'risk_warning' });
      await stateAs(investor, 'eu_ecspr', { kind: 'loss_simulation', income, assets: 100, debts: 200 });
      return investor;
    };

    it('S-08 an investment is taken back for four days after it, and not released before (Article 22)', async () => {
      const { id } = await aCampaign(t, { goal: 100_000, closesInDays: 30 });
      await inCurrency(id, 'EUR');
      const [first, second] = [await ready(), await ready()];
      // Two days before the end, when nobody else could cancel any more.
      await t.advance(29 * DAY);
      const before = await first.api.send(investmentsApi.prepare, { params: { campaignId: id } });
      expect(Date.parse(before.cancelUntil)).toBeGreaterThan(Date.parse(before.closesAt));
      const made = await invest(first, id, 100_000);
      const [until, source] = [made.cancelUntil, 'Regulation (EU) 2020/1503, Article 22'];
      const given = { kind: 'reflection', length: 4, until, source, told: until, toldSource: source };
      expect(await timeGiven(t, first, made.id)).toEqual(given);
      const taken = await invest(second, id, 50_000);
      expect(Date.parse(made.cancelUntil) - Date.parse(made.createdAt)).toBeGreaterThan(4 * DAY - 1000);
      await t.advance(2 * DAY);
      const statusOf = async () =>
        (await t.db.query<{ status: number }>('select status from campaign where id = $1', [id]))[0]?.status;
      expect(await statusOf()).toBe(2);
      const back = await second.api.send(investmentsApi.cancel, { params: { id: taken.id } });
      expect(back.state).toBe('refunded');
      await t.advance(2 * DAY);
      expect(await statusOf()).toBe(4);
      const kept = await first.api.send(investmentsApi.read, { params: { id: made.id } });
      expect(kept.state).toBe('settled');
    });

    it('R-02 a held place is paid with the consent that the figures of now ask for (Article 21(7))', async () => {
      const { id } = await aCampaign(t);
      await inCurrency(id, 'EUR');
      const investor = await ready(90_000_000);
      const held = await holdPlace(investor, id, 150_000);
      await stateAs(investor, 'eu_ecspr', { kind: 'loss_simulation', income: 0, assets: 100, debts: 200 });
      expect(await refusalOf(payHeld(investor, held.id))).toBe('jurisdiction.consent_required');
      await stateAs(investor, 'eu_ecspr', { kind: 'investment_consent', campaignId: id, amount: 150_000 });
      expect((await payHeld(investor, held.id)).state).toBe('received');
    });

    it('R-02 asks for test, simulation and warning; a failed test warns and does not keep out (Article 21)', async () => {
      const { id } = await aCampaign(t);
      await inCurrency(id, 'EUR');
      const investor = await anInvestor(t);
      await credit(t, investor.id, 2_000_000n, 'EUR');
      expect(await lacks(investor, id)).toEqual([
        'jurisdiction.test_required',
        'jurisdiction.simulation_required',
        'jurisdiction.warning_required',
      ]);
      expect(await refusalOf(invest(investor, id, 10_000))).toBe('jurisdiction.test_required');
      const state = (request: Parameters<typeof stateAs>[2]) => stateAs(investor, 'eu_ecspr', request);
      expect((await failureOf(state({ kind: 'knowledge_test', answers: WRONG }))).fields).toMatchObject([
        { field: 'answers', code: 'jurisdiction.test_answers' },
      ]);
      await state({ kind: 'knowledge_test', answers: { ...RIGHT.eu_ecspr, returns: 'a' } });
      await state({ kind: 'risk_warning' });
      // 10 % of 30,000 + 15,000 - 5,000; 5 % of that is the threshold: 2,000.
      const simulated = await state({ kind: 'loss_simulation', income: 3_000_000, assets: 1_500_000, debts: 500_000 });
      expect(simulated).toMatchObject({
        simulation: { netWorth: 4_000_000, bearable: 400_000 },
        warningThreshold: 200_000,
        category: 'non_sophisticated',
      });
      expect(await lacks(investor, id)).toEqual(['jurisdiction.knowledge_warning_required']);
      await state({ kind: 'knowledge_warning' });
      expect(await lacks(investor, id)).toEqual([]);
      const ahead = await investor.api.send(investmentsApi.prepare, { params: { campaignId: id } });
      expect(ahead.timeToThink).not.toBeNull();

      // Article 21(7): the threshold itself needs no consent, a share more does, whatever the parts it comes in.
      await invest(investor, id, 150_000);
      await invest(investor, id, 50_000);
      expect((await failureOf(invest(investor, id, 2_000))).fields).toMatchObject([
        { field: 'amount', code: 'jurisdiction.consent_required', params: { limit: 200_000, needed: 2_000 } },
      ]);
      await state({ kind: 'investment_consent', campaignId: id, amount: 250_000 });
      expect(await refusalOf(invest(investor, id, 251_000))).toBe('jurisdiction.consent_required');
      await invest(investor, id, 250_000);
      // One consent is for one investment.
      expect(await refusalOf(invest(investor, id, 250_000))).toBe('jurisdiction.consent_required');

      // The test counts for two years, the simulation for one (Article 21).
      await passTime(t, 366 * DAY);
      expect(await stateOf(investor, 'loss_simulation')).toBe('open');
      expect(await stateOf(investor, 'knowledge_test')).toBe('done');
      await passTime(t, 366 * DAY);
      expect(await stateOf(investor, 'knowledge_test')).toBe('open');
    });

    it('R-02 who is sophisticated on application is asked nothing, for two years (Annex II)', async () => {
      const { id } = await aCampaign(t, { closesInDays: 60 });
      await inCurrency(id, 'EUR');
      const ofEuros = { figuresCurrency: 'EUR' };
      const investor = await anInvestor(t, { ...ofEuros, yearlyIncome: 6_000_000n, netWorth: 0n });
      await credit(t, investor.id, 2_000_000n, 'EUR');
      const apply = (change: object) =>
        stateAs(investor, 'eu_ecspr', { kind: 'category', category: 'sophisticated', ...change });
      const two = { criteria: ['income_or_portfolio', 'finance_work'] };
      expect(await refusalOf(apply({ criteria: ['finance_work'] }))).toBe('jurisdiction.not_met');
      expect(await refusalOf(apply({ ...two, income: 5_999_999 }))).toBe('jurisdiction.not_met');
      expect(await refusalOf(apply({ ...two, income: 0, assets: 10_000_000 }))).toBe('jurisdiction.not_met');
      expect(await apply({ ...two, income: 6_000_000 })).toMatchObject({
        category: 'sophisticated',
        warningThreshold: null,
        reflectionUntil: null,
      });
      expect(await lacks(investor, id)).toEqual([]);
      const made = await invest(investor, id, 500_000);
      expect(Date.parse(made.cancelUntil)).toBe(Date.parse(made.closesAt) - 48 * HOUR);
      const claim = async (figures: object) =>
        refusalOf(
          stateAs(await anInvestor(t, figures), 'eu_ecspr', {
            kind: 'category',
            category: 'sophisticated',
            ...two,
            income: 6_000_000,
          }),
        );
      const less = { yearlyIncome: 5_999_999n, netWorth: 10_000_000n };
      expect(await claim({ ...ofEuros, ...less })).toBe('jurisdiction.not_met');
      // What was stated in dollars is not read as euros.
      expect(await claim({ yearlyIncome: 6_000_000n })).toBe('investment.no_rate');
      await aRate(t, 'EUR', 'USD', '1.25');
      expect(await claim({ yearlyIncome: 6_000_000n, netWorth: 0n })).toBe('jurisdiction.not_met');
      const { id: rated } = await aCampaign(t);
      expect((await standing(investor, rated)).rate).toMatchObject({ base: 'USD', quote: 'EUR', rate: '0.8' });
      await t.db.query('delete from exchange_rate');
      expect((await standing(investor, rated)).rate).toBeNull();
      await passTime(t, 731 * DAY);
      expect(await standing(investor)).toMatchObject({ category: 'non_sophisticated' });
    });
  });

  describe('uk_rmmi', () => {
    beforeAll(() => underLaw(t, 'uk_rmmi'));

    it('R-02 asks for warning, 24 hours, category and test; restricts to a tenth of net assets (COBS 4.12A)', async () => {
      const { id } = await aCampaign(t);
      await inCurrency(id, 'GBP');
      const investor = await anInvestor(t);
      await credit(t, investor.id, 2_000_000n, 'GBP');
      const state = (request: Parameters<typeof stateAs>[2]) => stateAs(investor, 'uk_rmmi', request);
      const steps = ['warning', 'offer_request', 'category', 'test'];
      expect(await lacks(investor, id)).toEqual(steps.map((step) => `jurisdiction.${step}_required`));
      // The day begins after the warning: who asks without having read it is not waiting.
      const category = { kind: 'category', category: 'restricted', assets: 5_000_000 } as const;
      const test = { kind: 'knowledge_test', answers: RIGHT.uk_rmmi } as const;
      for (const request of [{ kind: 'offer_request' }, category, test] as const)
        expect(await refusalOf(state(request))).toBe('jurisdiction.warning_required');
      await state({ kind: 'risk_warning' });
      expect(await refusalOf(state(category))).toBe('jurisdiction.offer_request_required');
      await state({ kind: 'offer_request' });
      await state(category);
      expect(await refusalOf(state({ kind: 'category', category: 'high_net_worth', income: 9_999_999 }))).toBe(
        'jurisdiction.not_met',
      );
      // Two failures, then a day to wait.
      const fail = () => state({ kind: 'knowledge_test', answers: { ...RIGHT.uk_rmmi, dilution: 'a' } });
      await fail();
      await fail();
      expect(await refusalOf(state({ kind: 'knowledge_test', answers: RIGHT.uk_rmmi }))).toBe('jurisdiction.test_wait');
      expect(await lacks(investor, id)).toEqual(['jurisdiction.cooling_off', 'jurisdiction.test_wait']);
      await passTime(t, 24 * HOUR - 60_000);
      expect(await lacks(investor, id)).toEqual(['jurisdiction.cooling_off', 'jurisdiction.test_wait']);
      await passTime(t, 60_000);
      expect(await lacks(investor, id)).toEqual(['jurisdiction.test_required']);
      await state({ kind: 'knowledge_test', answers: RIGHT.uk_rmmi });
      expect(await lacks(investor, id)).toEqual([]);
      expect(await refusalOf(invest(investor, id, 501_000))).toBe('investment.limit_exceeded');
      const made = await invest(investor, id, 500_000);
      const given = await timeGiven(t, investor, made.id);
      expect(given).toMatchObject({ kind: 'cooling_off', length: 24, told: given.until, toldSource: given.source });
      expect(await refusalOf(invest(investor, id, 2_000))).toBe('investment.limit_exceeded');
      await state({ kind: 'category', category: 'certified_sophisticated', certifiedBy: 'An authorised firm' });
      await invest(investor, id, 100_000);
      // The statement of a category counts for a year.
      await passTime(t, 366 * DAY);
      expect(await stateOf(investor, 'category')).toBe('open');
    });
  });

  describe('us_506c', () => {
    beforeAll(() => underLaw(t, 'us_506c'));

    it('C-07 lets in who is verified, and asks them again once the evidence is old (17 CFR 230.506(c))', async () => {
      const { id } = await aCampaign(t, { closesInDays: 300 });
      const [plain, verified] = [await anInvestor(t), await anInvestor(t, { accredited: true, wallet: 500_000n })];
      expect(await lacks(plain, id)).toEqual(['accreditation.required']);
      expect(await lacks(verified, id)).toEqual([]);
      await passTime(t, 91 * DAY);
      expect(await refusalOf(invest(verified, id, 100_000))).toBe('jurisdiction.accreditation_confirmation');
      await stateAs(verified, 'us_506c', { kind: 'accreditation_confirmation' });
      await invest(verified, id, 100_000);
      await passTime(t, 5 * 366 * DAY);
      expect(await lacks(verified, id)).toContain('accreditation.required');
    });

    it('C-07 takes 200,000 with a written confirmation, and no dollar less (C&DI 256.35)', async () => {
      const { id } = await aCampaign(t, { goal: 30_000_000, maxOffering: 60_000_000, availableShares: 60_000 });
      const investor = await anInvestor(t, { wallet: 30_000_000n });
      const confirm = (amount: number) =>
        stateAs(investor, 'us_506c', { kind: 'minimum_investment', campaignId: id, amount });
      expect((await failureOf(confirm(19_999_999))).fields).toMatchObject([
        { field: 'amount', code: 'jurisdiction.minimum_investment', params: { minimum: 20_000_000, currency: 'USD' } },
      ]);
      const asEntity = (accountType: string) =>
        t.db.query('update investor_profile set account_type = $2 where user_id = $1', [investor.id, accountType]);
      await asEntity('entity');
      expect((await failureOf(confirm(99_999_999))).fields).toMatchObject([{ params: { minimum: 100_000_000 } }]);
      await asEntity('individual');
      await confirm(20_000_000);
      expect(await lacks(investor, id)).toEqual([]);
      expect(await refusalOf(invest(investor, id, 19_999_000))).toBe('jurisdiction.minimum_investment');
      await invest(investor, id, 20_000_000);
      expect(await refusalOf(invest(investor, id, 1_000_000))).toBe('accreditation.required');
    });
  });
});
