import type { JurisdictionProfile } from '@cairn/contracts';
import { aCampaign, DAY } from '../../testing/campaigns.js';
import { passTime } from '../../testing/clock.js';
import { campaignInCurrency, lacks, RIGHT, standingOf, stateAs, stateOf, underLaw } from '../../testing/terms/law.js';
import { timeGiven } from '../../testing/terms/time-to-think.js';
import { anInvestor, credit } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { investFromWallet as invest } from '../../testing/investing/held-place.js';

const HOUR = DAY / 24;

describe('the law of the site', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const inCurrency = (id: string, currency: string) => campaignInCurrency(t, id, currency);

  it('R-02 every profile can be chosen, and says what it asks and by which figures', async () => {
    const person = await anInvestor(t);
    const asked: Record<string, string[]> = {};
    for (const jurisdictionProfile of ['eu_ecspr', 'uk_rmmi', 'us_506c', 'none', 'us_regcf'] as JurisdictionProfile[]) {
      await underLaw(t, jurisdictionProfile);
      const { asks, profile, figures } = await standingOf(person);
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
      const empty = await failureOf(
        state({ kind: 'category', category: 'high_net_worth', income: null, assets: null }),
      );
      expect(empty.fields.map(({ field, code }) => [field, code])).toEqual([
        ['income', 'validation.required'],
        ['assets', 'validation.required'],
      ]);
      // Two failures, then a day to wait.
      const fail = () => state({ kind: 'knowledge_test', answers: { ...RIGHT.uk_rmmi, dilution: 'a' } });
      const leftOf = ({ asks }: Awaited<ReturnType<typeof fail>>) =>
        asks.find(({ kind }) => kind === 'knowledge_test')?.attemptsLeft;
      expect(leftOf(await fail())).toBe(1);
      expect(leftOf(await fail())).toBeNull();
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
