import { investmentsApi, jurisdictionsApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign } from '../../testing/campaigns.js';
import { anInvestor, aPerson, credit, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { aRate, campaignInCurrency, stateAs, underLaw } from '../../testing/terms/law.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('a site without a law', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
    await underLaw(t, 'none');
  });
  afterAll(() => t.close());

  const invest = ({ api }: Person, campaignId: string, amount: number) =>
    investAs(api, {
      params: { campaignId },
      body: { amount, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });

  it('R-02 has the figures that the operator adds with a reason, from their day on', async () => {
    const admin = await aPerson(t, { adminRole: 'super' });
    const { id } = await aCampaign(t, { closesInDays: 60 });
    const investor = await anInvestor(t, { wallet: 5_000_000n });
    const today = () =>
      t.db.query<{ day: string }>('select kernel.now()::date::text as day').then(([row]) => row?.day ?? '');
    const add = (change: object) =>
      admin.api.send(jurisdictionsApi.addFigure, {
        body: {
          key: 'yearly_limit',
          value: 300_000,
          effectiveFrom: '2026-01-01',
          reason: 'Small savers',
          ...change,
        } as never,
      });
    expect((await failureOf(add({}))).fields).toMatchObject([{ field: 'effectiveFrom', code: 'law.past' }]);
    const rows = await add({ effectiveFrom: await today() });
    expect(rows).toContainEqual(
      expect.objectContaining({
        jurisdiction: 'none',
        key: 'yearly_limit',
        value: 300_000,
        inForce: true,
        reason: 'Small savers',
      }),
    );
    expect(await refusalOf(add({ effectiveFrom: await today() }))).toBe('law.taken');
    expect(await refusalOf(invest(investor, id, 301_000))).toBe('investment.limit_exceeded');
    await invest(investor, id, 300_000);
    expect(await refusalOf(stateAs(investor, 'none', { kind: 'risk_warning' }))).toBe('jurisdiction.not_asked');
  });

  it('R-02 counts what was committed in other currencies and under other laws, by the rate of today', async () => {
    const { id } = await aCampaign(t, { closesInDays: 60 });
    const euros = await aCampaign(t, { closesInDays: 60 });
    await campaignInCurrency(t, euros.id, 'EUR');
    const investor = await anInvestor(t, { wallet: 5_000_000n });
    await credit(t, investor.id, 1_000_000n, 'EUR');
    await aRate(t, 'EUR', 'USD', '1.25');
    await invest(investor, euros.id, 200_000);
    expect(await refusalOf(invest(investor, id, 51_000))).toBe('investment.limit_exceeded');
    await t.db.query(
      `update investment set limit_amount = null, limit_rate = null, limit_currency = null where investor_id = $1`,
      [investor.id],
    );
    expect(await refusalOf(invest(investor, id, 51_000))).toBe('investment.limit_exceeded');
    await t.db.query('delete from exchange_rate');
    expect(await refusalOf(invest(investor, id, 2_000))).toBe('investment.no_rate');
  });

  it('R-01 SEC-34 a place that was held under another law is paid only as the law asks now', async () => {
    await underLaw(t, 'none');
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { wallet: 500_000n });
    const held = await investAs(investor.api, {
      params: { campaignId: id },
      body: { amount: 100_000 },
      idempotencyKey: newId(),
    });
    const pay = () =>
      investor.api.send(investmentsApi.payFromWallet, {
        params: { id: held.id },
        body: {},
        idempotencyKey: newId(),
      });
    await underLaw(t, 'us_506c');
    expect(await refusalOf(pay())).toBe('accreditation.required');
    await underLaw(t, 'us_regcf');
    expect(await failureOf(pay())).toMatchObject({
      code: 'investment.step_missing',
      params: { step: 'investor-details' },
    });
  });
});
