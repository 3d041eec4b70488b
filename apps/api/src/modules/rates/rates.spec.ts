import { investmentsApi, ratesApi } from '@cairn/contracts';
import { newId } from '../../kernel/crypto/ids.js';
import { aCampaign } from '../../testing/campaigns.js';
import { dayAgo } from '../../testing/clock.js';
import { anInvestor, aPerson, type Person } from '../../testing/people.js';
import { failureOf, refusalOf } from '../../testing/refusal.js';
import { campaignInCurrency } from '../../testing/terms/law.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { investAs } from '../../testing/investing/invest-as.js';

describe('exchange rates and the limit that is measured by them', () => {
  let t: TestApp;
  let finance: Person;
  const today = (): string => dayAgo(t);
  beforeAll(async () => {
    t = await startTestApp();
    finance = await aPerson(t, { adminRole: 'finance' });
  });
  afterAll(() => t.close());
  beforeEach(() => t.db.query('delete from exchange_rate'));

  const enter = (change: object = {}, by = finance) =>
    by.api.send(ratesApi.enter, {
      body: {
        base: 'EUR',
        quote: 'USD',
        date: today(),
        rate: '1.0850',
        source: 'European Central Bank',
        confirmed: true,
        ...change,
      },
    });
  const upload = (csv: string) =>
    finance.api.send(ratesApi.upload, { body: { csv, source: 'A file', confirmed: true } });
  const kept = async () => (await finance.api.send(ratesApi.list, { query: {} })).items;
  const inCurrency = async (currency: string) => {
    const campaign = await aCampaign(t, { goal: 50_000_000 });
    await campaignInCurrency(t, campaign.id, currency);
    return campaign.id;
  };
  /** Limit of 17 CFR 227.100(a)(2)(i): five per cent of the greater of both figures, 2,500.00 at least. */
  const withSmallLimit = () => anInvestor(t, { yearlyIncome: 1_000_000n, netWorth: 1_000_000n });
  const invest = (person: Person, campaignId: string, amount: number) =>
    investAs(person.api, { params: { campaignId }, body: { amount }, idempotencyKey: newId() });

  it('are entered by finance alone, one a day and pair', async () => {
    expect(await enter()).toMatchObject({ base: 'EUR', quote: 'USD', rate: '1.085', enteredBy: finance.email });
    expect(await kept()).toMatchObject([{ rate: '1.085', source: 'European Central Bank', date: today() }]);
    const operator = await aPerson(t, { adminRole: 'operator' });
    expect(await refusalOf(enter({}, operator))).toBe('auth.forbidden');
  });

  it.each([
    ['quote', { quote: 'EUR' }, 'rates.same_currency'],
    ['date', { date: '2999-01-01' }, 'rates.future'],
    ['rate', { rate: '0.000' }, 'validation.exchange_rate'],
    ['rate', { rate: '1,08' }, 'validation.exchange_rate'],
    ['base', { base: 'XXX' }, 'validation.currency'],
  ])('refuses beside %s what cannot be', async (field, change, code) => {
    expect((await failureOf(enter(change))).fields).toMatchObject([{ field, code }]);
  });

  it('are uploaded as a whole file or not at all, the line that cannot be read named', async () => {
    const good = `Date;Base;Quote;Rate\r\n${today()};EUR;USD;1.0850\r\n${today()},EUR,KWD,0.33325\n\n`;
    expect(await upload(good)).toEqual({ written: 2 });
    expect(await upload(good)).toEqual({ written: 0 });
    const bad = await failureOf(upload(`${today()},EUR,USD,1.1\n${today()},EUR,USD,"1,1"`));
    expect(bad.fields).toMatchObject([{ field: 'csv', code: 'rates.line', params: { line: 2 } }]);
    expect((await kept()).find(({ quote }) => quote === 'USD')?.rate).toBe('1.085');
  });

  it('a file with semicolons may have decimal commas, one with commas between the columns may not', async () => {
    expect(await upload(`Date;Base;Quote;Rate\n${today()};EUR;USD;1,0850\n${today()};GBP;USD;1.25;`)).toEqual({
      written: 2,
    });
    // Of one day, the one that was entered last comes first.
    expect(await kept()).toMatchObject([{ rate: '1.25' }, { rate: '1.085' }]);
    for (const line of [`${today()},EUR,USD,1,0850`, `${today()};EUR;USD;1.234,5`, `${today()};EUR;USD;1,2,3`]) {
      expect((await failureOf(upload(line))).fields).toMatchObject([{ field: 'csv', code: 'rates.line' }]);
    }
  });

  it('two rates of one day and pair are refused with the line; the same rate twice is fine', async () => {
    const twice = await failureOf(upload(`date,base,quote,rate\n${today()},EUR,USD,1.1\n\n${today()},EUR,USD,1.2`));
    expect(twice.fields).toMatchObject([{ field: 'csv', code: 'rates.conflict', params: { line: 4, first: 2 } }]);
    expect(await kept()).toEqual([]);
    expect(await upload(`${today()},EUR,USD,1.1\n${today()},EUR,USD,1.10`)).toEqual({ written: 1 });
  });

  describe('one that was entered by mistake', () => {
    const remove = (id: string, by = finance) => by.api.send(ratesApi.remove, { params: { id } });

    it('is removed while nothing was measured by it, once, and the audit log keeps what it was', async () => {
      const { id, changeable } = await enter();
      expect(changeable).toBe(true);
      expect(await kept()).toMatchObject([{ id, changeable: true }]);
      await remove(id);
      expect(await kept()).toEqual([]);
      expect(await refusalOf(remove(id))).toBe('request.not_found');
      const auditLog = await t.db.query(
        `select before from kernel.audit_log where action = 'exchange_rate.removed' and actor_id = $1`,
        [finance.id],
      );
      expect(auditLog).toMatchObject([{ before: { rate: '1.085', source: 'European Central Bank' } }]);
    });

    it('stays when a commitment was measured by it, or its day is over', async () => {
      const { id } = await enter();
      const past = await enter({ base: 'GBP', date: dayAgo(t, 1) });
      expect(await refusalOf(remove(past.id))).toBe('rates.past');
      await invest(await withSmallLimit(), await inCurrency('EUR'), 100_000);
      expect(await refusalOf(remove(id))).toBe('rates.used');
      expect(await kept()).toMatchObject([{ changeable: false }, { changeable: false }]);
    });

    it('is removed by finance alone', async () => {
      const { id } = await enter();
      const operator = await aPerson(t, { adminRole: 'operator' });
      expect(await refusalOf(remove(id, operator))).toBe('auth.forbidden');
      expect(await refusalOf(remove('no-such-rate'))).toBe('request.not_found');
    });
  });

  it('D-1 M-6 R-02 one limit holds over campaigns in every currency', async () => {
    await upload(`${today()},EUR,USD,1.25\n${today()},EUR,KWD,0.3`);
    const [euros, dinars] = await Promise.all([inCurrency('EUR'), inCurrency('KWD')]);
    const dollars = await inCurrency('USD');
    const investor = await withSmallLimit();
    // 1,000.00 euros measure 1,250.00 dollars; 300.000 dinars measure 1,250.00.
    await invest(investor, euros, 100_000);
    const { limit } = await investor.api.send(investmentsApi.prepare, { params: { campaignId: dinars } });
    expect(limit).toMatchObject({ currency: 'USD', limit: 250_000, used: 125_000, remaining: 125_000 });
    // One thousandth more still measures 1,250.00 dollars, half up.
    expect(limit?.remainingHere).toBe(300_001);
    expect(await failureOf(invest(investor, dinars, 301_000))).toMatchObject({
      code: 'investment.limit_exceeded',
      params: { remaining: 300_001, currency: 'KWD' },
    });
    await invest(investor, dinars, 300_000);
    expect(await refusalOf(invest(investor, dollars, 1_000))).toBe('investment.limit_exceeded');
  });

  it('D-1 M-6 also when both are asked for at the same moment', async () => {
    await enter({ rate: '1' });
    const [euros, dollars] = await Promise.all([inCurrency('EUR'), inCurrency('USD')]);
    const investor = await withSmallLimit();
    const asked = await Promise.allSettled([
      ...[1, 2, 3].map(() => invest(investor, euros, 200_000)),
      ...[1, 2, 3].map(() => invest(investor, dollars, 200_000)),
    ]);
    // Several that ask for one campaign at once are given the same place.
    expect(new Set(asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []))).size).toBe(1);
  });

  it('D-1 without a rate a commitment is refused in words, and nothing is held', async () => {
    const euros = await inCurrency('EUR');
    const investor = await withSmallLimit();
    expect(await refusalOf(invest(investor, euros, 10_000))).toBe('investment.no_rate');
    await enter({ date: dayAgo(t, 8) });
    const { reasons } = await investor.api.send(investmentsApi.check, { params: { campaignId: euros } });
    expect(reasons.map(({ code }) => code)).toEqual(['investment.no_rate']);
    expect(await t.db.query('select 1 from investment where campaign_id = $1', [euros])).toEqual([]);
  });

  it('D-1 the rate is stored with the commitment: a later rate does not change its amount', async () => {
    await enter({ rate: '1', date: dayAgo(t, 1) });
    const euros = await inCurrency('EUR');
    const investor = await withSmallLimit();
    const { id } = await invest(investor, euros, 100_000);
    await enter({ rate: '2' });
    const { limit } = await investor.api.send(investmentsApi.prepare, { params: { campaignId: euros } });
    expect(limit).toMatchObject({ used: 100_000, remaining: 150_000, remainingHere: 75_000 });
    await investor.api.send(investmentsApi.change, { params: { id }, body: { amount: 120_000 } });
    const [row] = await t.db.query('select limit_amount, limit_rate from investment where id = $1', [id]);
    expect(row).toEqual({ limit_amount: '240000', limit_rate: '2/1' });
    expect(
      await refusalOf(investor.api.send(investmentsApi.change, { params: { id }, body: { amount: 126_000 } })),
    ).toBe('investment.limit_exceeded');
  });
});
