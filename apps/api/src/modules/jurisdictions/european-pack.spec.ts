import { investmentsApi } from '@cairn/contracts';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { passTime } from '../../testing/clock.js';
import { holdPlace, investFromWallet as invest, payHeld } from '../../testing/investing/held-place.js';
import { anInvestor, credit } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import {
  aRate,
  campaignInCurrency,
  lacks,
  RIGHT,
  standingOf,
  stateAs,
  stateOf,
  underLaw,
} from '../../testing/terms/law.js';
import { timeGiven } from '../../testing/terms/time-to-think.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const HOUR = DAY / 24;

describe('the regulation of the European Union on crowdfunding', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    await underLaw(t, 'eu_ecspr');
  });
  afterAll(() => t.close());

  const WRONG = { loss_of_capital: 'a' };
  const inCurrency = (id: string, currency: string) => campaignInCurrency(t, id, currency);

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
    const early = { kind: 'investment_consent', campaignId: id, amount: 900_000 } as const;
    expect(await refusalOf(stateAs(investor, 'eu_ecspr', early))).toBe('jurisdiction.test_required');
    const state = (request: Parameters<typeof stateAs>[2]) => stateAs(investor, 'eu_ecspr', request);
    expect((await failureOf(state({ kind: 'knowledge_test', answers: WRONG }))).fields).toMatchObject([
      { field: 'answers', code: 'jurisdiction.test_answers' },
    ]);
    await state({ kind: 'knowledge_test', answers: { ...RIGHT.eu_ecspr, returns: 'a' } });
    // A campaign beside a statement about the person says nothing.
    await state({ kind: 'risk_warning', campaignId: id, amount: 50_000 });
    expect(await refusalOf(state(early))).toBe('jurisdiction.knowledge_warning_required');
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
      {
        field: 'amount',
        code: 'jurisdiction.consent_required',
        params: { limit: 200_000, together: 202_000, needed: 2_000 },
      },
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
    expect((await standingOf(investor, rated)).rate).toMatchObject({ base: 'USD', quote: 'EUR', rate: '0.8' });
    await t.db.query('delete from exchange_rate');
    expect((await standingOf(investor, rated)).rate).toBeNull();
    await passTime(t, 731 * DAY);
    expect(await standingOf(investor)).toMatchObject({ category: 'non_sophisticated' });
  });
});
