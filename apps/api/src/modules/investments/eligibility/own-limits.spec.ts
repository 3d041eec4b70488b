import { jurisdictionsApi, kycApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { refusalOf } from '../../../testing/refusal.js';
import { aRate, stateAs, underLaw } from '../../../testing/terms/law.js';
import { anInvestor, credit, joined } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { investAs } from '../../../testing/investing/invest-as.js';

describe('R-02 one’s own limit', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  it('is the limit, what is used of it, and when some of it becomes free again', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { yearlyIncome: 10_000_000n, netWorth: 0n, wallet: 200_000n });
    const limit = () => investor.api.send(jurisdictionsApi.ownLimit, {});
    expect(await limit()).toMatchObject({ reason: 'limited', committed: 0, freesAt: null, shared: false });
    const made = await investAs(investor.api, {
      params: { campaignId: id },
      body: { amount: 120_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    const found = await limit();
    expect(found).toMatchObject({
      limit: {
        currency: 'USD',
        limit: 500_000,
        used: 120_000,
        remaining: 380_000,
        citation: '17 CFR 227.100(a)(2)',
        basis: {
          rule: 'low',
          percent: 5,
          figure: 10_000_000,
          threshold: 12_400_000,
          yearlyIncome: 10_000_000,
          netWorth: 0,
          shared: false,
          otherAccount: false,
          committed: 120_000,
          elsewhere: 0,
        },
      },
      committed: 120_000,
      frees: 120_000,
    });
    expect(found.freesAt?.slice(0, 4)).toBe(String(Number(made.createdAt.slice(0, 4)) + 1));
    // Measured under another law, it counts as it was committed: there and back it would have become another sum.
    await t.db.query(`update investment set limit_currency = 'EUR', limit_amount = 110483 where id = $1`, [made.id]);
    expect(await limit()).toMatchObject({ limit: { currency: 'USD', used: 120_000 }, frees: 120_000 });
  });

  it('measures income and worth in the currency in which they were stated, and keeps that with their day', async () => {
    const { id } = await aCampaign(t);
    const investor = await anInvestor(t, { yearlyIncome: 10_000_000n, netWorth: 0n, wallet: 600_000n });
    const record = await investor.api.send(kycApi.profile, {});
    const state = (body: object) => investor.api.send(kycApi.changeProfile, { params: { id: record?.id ?? '' }, body });
    const limit = () => investor.api.send(jurisdictionsApi.ownLimit, {});
    const invest = () =>
      investAs(investor.api, {
        params: { campaignId: id },
        body: { amount: 600_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    expect(await state({ figuresCurrency: 'GBP' })).toMatchObject({ figuresCurrency: 'GBP', yearlyIncome: 10_000_000 });
    expect(await limit()).toMatchObject({ reason: 'unmeasured', limit: null, unmeasured: 'GBP' });
    expect(await refusalOf(invest())).toBe('investment.no_rate');
    await aRate(t, 'GBP', 'USD', '1.24');
    expect(await limit()).toMatchObject({ reason: 'limited', limit: { currency: 'USD', limit: 620_000 } });
    await invest();
    const stated = await investor.api.send(kycApi.figures, {});
    expect(stated.map(({ currency, yearlyIncome }) => [currency, yearlyIncome])).toEqual([
      ['GBP', 10_000_000],
      ['USD', 10_000_000],
    ]);
    await t.db.query('delete from exchange_rate');
  });

  it('is that of what a person stated last, in whichever of their accounts, also of what a law asks', async () => {
    const { id } = await aCampaign(t);
    const first = await anInvestor(t, { yearlyIncome: 90_000_000n, netWorth: 90_000_000n, wallet: 600_000n });
    const second = await anInvestor(t, { yearlyIncome: 90_000_000n, netWorth: 90_000_000n });
    await joined(t, [first, second]);
    const record = await second.api.send(kycApi.profile, {});
    const figures = { yearlyIncome: 10_000_000, netWorth: 0 };
    await second.api.send(kycApi.changeProfile, { params: { id: record?.id ?? '' }, body: figures });
    const limitOf = async ({ api }: typeof first) => (await api.send(jurisdictionsApi.ownLimit, {})).limit;
    expect(await limitOf(first)).toMatchObject({ limit: 500_000, basis: { ...figures, otherAccount: true } });
    expect(await limitOf(second)).toMatchObject({ limit: 500_000, basis: { ...figures, otherAccount: false } });
    const invest = () =>
      investAs(first.api, {
        params: { campaignId: id },
        body: { amount: 600_000, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    expect(await refusalOf(invest())).toBe('investment.limit_exceeded');
    // A spouse of the first is measured by what the second stated, too.
    const spouse = await anInvestor(t, { yearlyIncome: 90_000_000n, netWorth: 90_000_000n });
    await t.db.query(
      `insert into spouse_link (id, asker_id, spouse_id, email, asked_at, confirmed_at)
       values (gen_random_uuid(), $1, $2, $3, kernel.now(), kernel.now())`,
      [spouse.id, first.id, first.email],
    );
    expect(await limitOf(spouse)).toMatchObject({ limit: 500_000, basis: { shared: true } });
    await underLaw(t, 'uk_rmmi');
    for (const kind of ['risk_warning', 'offer_request'] as const) await stateAs(second, 'uk_rmmi', { kind });
    await stateAs(first, 'uk_rmmi', { kind: 'category', category: 'restricted', assets: 9_000_000 });
    await stateAs(second, 'uk_rmmi', { kind: 'category', category: 'restricted', assets: 1_000_000 });
    expect(await limitOf(first)).toMatchObject({ limit: 100_000, basis: { figure: 1_000_000 } });
    await underLaw(t, 'us_regcf');
  });

  it('is none for the accredited, nor where the law gives none', async () => {
    const [accredited, plain] = [await anInvestor(t, { accredited: true }), await anInvestor(t)];
    const reasonOf = async ({ api }: typeof plain) => (await api.send(jurisdictionsApi.ownLimit, {})).reason;
    expect(await reasonOf(accredited)).toBe('accredited');
    await underLaw(t, 'eu_ecspr');
    expect(await reasonOf(plain)).toBe('no_limit');
    await underLaw(t, 'uk_rmmi');
    await credit(t, plain.id, 1n, 'GBP');
    for (const kind of ['risk_warning', 'offer_request'] as const) await stateAs(plain, 'uk_rmmi', { kind });
    await stateAs(plain, 'uk_rmmi', { kind: 'category', category: 'restricted', assets: 1_000_000 });
    expect(await plain.api.send(jurisdictionsApi.ownLimit, {})).toMatchObject({
      reason: 'limited',
      limit: { currency: 'GBP', limit: 100_000, basis: { rule: 'net_assets', percent: 10, figure: 1_000_000 } },
    });
  });
});
