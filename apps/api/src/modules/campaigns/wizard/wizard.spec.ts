import { campaignsApi } from '@cairn/contracts';
import { aDraft } from '../../../testing/campaigns.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { SettingsService } from '../../settings/index.js';

describe('the wizard', () => {
  let t: TestApp;
  let owner: Person;
  beforeAll(async () => {
    t = await startTestApp();
    owner = await aPerson(t, { userType: 'campaign-owner' });
    await t.db.inTx((tx) => t.get(SettingsService).set(tx, 'userCampaignLimit', 100));
  });
  afterAll(() => t.close());

  const create = async (type: 'equity' | 'debt' = 'equity'): Promise<{ campaignId: string }> => {
    const { campaignDetail } = await owner.api.send(campaignsApi.create, { body: { type } });
    return { campaignId: campaignDetail.id };
  };
  const filled = async (type: 'equity' | 'debt' = 'equity') => ({ campaignId: (await aDraft(t, { type }, owner)).id });
  const raise = async (params: { campaignId: string }, body: object): Promise<string[]> => {
    try {
      await owner.api.send(campaignsApi.fundraisingDetail.change, { params, body });
      return [];
    } catch (error) {
      const { fields } = await failureOf(Promise.reject(error));
      return fields.map(({ field, code }) => `${field} ${code}`);
    }
  };
  const missing = async ({ campaignId }: { campaignId: string }): Promise<Record<string, string[]>> => {
    const { steps } = await owner.api.send(campaignsApi.checklist, { params: { id: campaignId } });
    return Object.fromEntries(steps.map((step) => [step.step, step.missing]));
  };

  it('D-24 takes no terms of the other type', async () => {
    const foreign = async (type: 'equity' | 'debt', body: object) =>
      (
        await failureOf(owner.api.send(campaignsApi.campaignTerms.change, { params: await create(type), body }))
      ).fields.map(({ field, code }) => `${field} ${code}`);
    expect(await foreign('equity', { interestRate: '0.05', pricePerShare: 1_000 })).toEqual([
      'interestRate campaign.terms_of_other_type',
    ]);
    expect(await foreign('debt', { pricePerShare: 1_000, availableShares: 1, preMoneyValuation: 1 })).toEqual([
      'availableShares campaign.terms_of_other_type',
      'pricePerShare campaign.terms_of_other_type',
    ]);
  });

  it('S-15 a loan is repaid by hand; what is not built cannot be chosen', async () => {
    const params = await create('debt');
    const change = (repaymentMethod: 'manual' | 'automatic') =>
      owner.api.send(campaignsApi.campaignTerms.change, { params, body: { repaymentMethod } });
    expect(await change('manual')).toMatchObject({ repaymentMethod: 'manual' });
    const { code, fields } = await failureOf(change('automatic'));
    expect([code, fields.map(({ field }) => field)]).toEqual([
      'campaign.repayment_method_unavailable',
      ['repaymentMethod'],
    ]);
  });

  it('V-33 company info lacks its ten fields, and loses them one by one', async () => {
    const empty = await missing(await create());
    expect(empty['company-info']).toEqual([
      'companyName',
      'companyTagLine',
      'companyEmail',
      'address',
      'category',
      'industry',
      'companyLogo',
      'phoneNumber',
      'description',
      'formCLink',
    ]);
    const params = await filled();
    expect((await missing(params))['company-info']).toEqual([]);
    await owner.api.send(campaignsApi.companyProfile.change, { params, body: { formCLink: null } });
    expect((await missing(params))['company-info']).toEqual(['formCLink']);
    const saved = await owner.api.send(campaignsApi.companyProfile.read, { params });
    expect(saved).toMatchObject({ companyName: 'Clearfold Water Limited', formCLink: null });
  });

  it('V-12 V-13 a company name has ten characters, its email a form, and its website is one', async () => {
    const params = await create();
    const save = (body: object) => owner.api.send(campaignsApi.companyProfile.change, { params, body });
    const fields = async (body: object) =>
      (await failureOf(save(body))).fields.map(({ field, code }) => `${field} ${code}`);
    expect(await fields({ companyName: 'Nine char' })).toEqual(['companyName validation.min_length']);
    expect(await fields({ companyEmail: 'x' })).toEqual(['companyEmail validation.email']);
    expect(await fields({ website: 'javascript:alert(1)' })).toEqual(['website validation.url']);
    expect(await save({ companyName: 'Ten chars!' })).toMatchObject({ companyName: 'Ten chars!' });
  });

  it('V-34 fundraising lacks its fields and those of its kind', async () => {
    const common = [
      'equityCurrencyCode',
      'raiseMode',
      'goal',
      'minimumRaise',
      'maximumRaise',
      'maxOfferingAmount',
      'minimumInvestment',
      'campaignStage',
      'investingRound',
      'closingDate',
    ];
    const equity = ['availableShares', 'pricePerShare', 'preMoneyValuation', 'equityAvailable'];
    const debt = ['interestRate', 'investFrequency', 'repaymentSchedule', 'termLength', 'paybackStartDate'];
    expect((await missing(await create('equity')))['fundraising-detail']).toEqual([...common, ...equity]);
    expect((await missing(await create('debt')))['fundraising-detail']).toEqual([...common, ...debt]);
    expect((await missing(await filled('debt')))['fundraising-detail']).toEqual([]);
  });

  it('V-16 the minimum raise is below the goal, the maximum raise between them', async () => {
    const params = await create('debt');
    expect(await raise(params, { goal: 100_000, minimumRaise: 100_000 })).toEqual([
      'minimumRaise campaign.goal_not_above_minimum',
    ]);
    expect(await raise(params, { goal: 100_000, minimumRaise: 99_999 })).toEqual([]);
    expect(await raise(params, { maximumRaise: 100_001 })).toEqual(['maximumRaise campaign.maximum_raise_range']);
    expect(await raise(params, { maximumRaise: 99_998 })).toEqual(['maximumRaise campaign.maximum_raise_range']);
    expect(await raise(params, { maximumRaise: 100_000 })).toEqual([]);
    expect(await raise(params, { maximumRaise: 99_999 })).toEqual([]);
  });

  it('V-17 the minimum investment is not above the maximum, which is not above the goal; the offering is not below it', async () => {
    const params = await create('debt');
    expect(await raise(params, { goal: 100_000, minimumInvestment: 5_001, maximumInvestment: 5_000 })).toEqual([
      'minimumInvestment campaign.investment_range',
    ]);
    expect(await raise(params, { goal: 100_000, minimumInvestment: 5_000, maximumInvestment: 5_000 })).toEqual([]);
    expect(await raise(params, { maximumInvestment: 100_001 })).toEqual([
      'maximumInvestment campaign.maximum_investment_above_goal',
    ]);
    expect(await raise(params, { maxOfferingAmount: 99_999 })).toEqual([
      'maxOfferingAmount campaign.offering_below_goal',
    ]);
    expect(await raise(params, { maximumInvestment: 100_000, maxOfferingAmount: 100_000 })).toEqual([]);
    expect(await raise(params, { minimumInvestment: 100_001, maximumInvestment: null })).toEqual([
      'minimumInvestment campaign.minimum_above_offering',
    ]);
    expect(await raise(params, { minimumInvestment: 100_000, maximumInvestment: null })).toEqual([]);
  });

  it('V-18 the price of a share fits the minimum investment, one way or the other', async () => {
    const params = await create();
    await raise(params, { equityCurrencyCode: 'USD', goal: 1_000_000, minimumInvestment: 1_000 });
    const price = (pricePerShare: number) =>
      owner.api.send(campaignsApi.campaignTerms.change, { params, body: { pricePerShare } });
    for (const fits of [1, 100, 500, 1_000, 2_000, 5_000])
      expect(await price(fits)).toMatchObject({ pricePerShare: fits });
    const refused = await failureOf(price(300));
    expect(refused.fields).toEqual([
      expect.objectContaining({ field: 'pricePerShare', code: 'campaign.price_misfit' }),
    ]);
    expect(refused.fields[0]?.msg).toMatch(/\$3\.00.*\$10\.00|\$10\.00.*\$3\.00/);
    for (const wrong of [0, -100, 1.5]) expect(await refusalOf(price(wrong))).toBe('request.invalid');
  });

  it('U-10 U-11 impossible dates and contradictory shares are refused at their field', async () => {
    const loan = await filled('debt');
    const { closingDate } = await owner.api.send(campaignsApi.fundraisingDetail.read, { params: loan });
    const terms = (params: { campaignId: string }, body: object) =>
      failureOf(owner.api.send(campaignsApi.campaignTerms.change, { params, body }));
    const { fields } = await terms(loan, { paybackStartDate: closingDate });
    expect(fields).toMatchObject([{ field: 'paybackStartDate', code: 'campaign.payback_before_closing' }]);
    const equity = await filled();
    // 80,000.00 before the raise at 10.00 a share: 8,000 shares.
    const shares = await terms(equity, { existingShares: 9_000, equityAvailable: '0.181818' });
    expect(shares.fields).toMatchObject([{ field: 'existingShares', code: 'campaign.valuation_misfit' }]);
    expect(shares.fields[0]?.msg).toContain('$8.89');
    const founded = owner.api.send(campaignsApi.companyProfile.change, { params: equity, body: { yearFounded: 2090 } });
    expect((await failureOf(founded)).fields).toMatchObject([
      { field: 'yearFounded', code: 'campaign.founded_in_future' },
    ]);
  });

  it('U-11 a section is checked by its own rules: the other is sent separately', async () => {
    const params = await filled();
    expect(await raise(params, { minimumInvestment: 700 })).toEqual([]);
    expect((await missing(params))['fundraising-detail']).toEqual(['pricePerShare']);
    await owner.api.send(campaignsApi.campaignTerms.change, {
      params,
      body: { pricePerShare: 1_400, equityAvailable: '0.259259' },
    });
    expect((await missing(params))['fundraising-detail']).toEqual([]);
  });

  it.each([
    ['/equity/company-profile', 'city', ['Faro', 'Beja', 'Sines']],
    ['/campaign/fundraising-detail', 'campaignStage', ['idea', 'prototype', 'established']],
    ['/campaign/campaign-terms', 'equityAvailable', ['0.2', '0.20001', '0.20002']],
    ['/campaign/campaign-story', 'campaignStory', ['One', 'Two', 'Three']],
  ])(
    'U-20 what was saved elsewhere meanwhile at %s is not overwritten',
    async (path, field, [first, second, third]) => {
      const { campaignId } = await filled();
      const call = async (method: 'get' | 'patch', body?: object) => {
        const request = t.http()[method](`/api/v1.1${path}/${campaignId}`);
        const answer = await request.set('authorization', `Bearer ${owner.token}`).send(body);
        return answer.body as { code?: string; data?: { data: { version: string } } };
      };
      const save = async (value: string | undefined, version: string | undefined) =>
        call('patch', { [field]: value, version });
      const read = (await call('get')).data?.data.version;
      const saved = (await save(first, read)).data?.data.version;
      expect([saved === read, (await call('get')).data?.data.version]).toEqual([false, saved]);
      expect(await save(second, read)).toMatchObject({
        code: 'campaign.overtaken',
        params: { at: expect.stringMatching(/Z$/) },
        errors: [{ field, code: 'campaign.field_overtaken' }],
      });
      expect((await save(third, saved)).code).toBeUndefined();
    },
  );

  it('V-15 the story has at most 255 characters; V-14 a video is of YouTube or Vimeo', async () => {
    const params = await create();
    const save = (body: object) => owner.api.send(campaignsApi.campaignStory.change, { params, body });
    expect(await save({ campaignStory: 'é'.repeat(255) })).toMatchObject({ campaignStory: 'é'.repeat(255) });
    expect((await failureOf(save({ campaignStory: 'x'.repeat(256) }))).fields).toMatchObject([
      { field: 'campaignStory', code: 'validation.max_length' },
    ]);
    for (const url of ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://vimeo.com/123456789']) {
      expect(await save({ videoUrl: url })).toMatchObject({ videoUrl: url });
    }
    for (const url of [
      'https://example.org/v',
      'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
      'https://vimeo.com.evil.example/1',
    ]) {
      expect([url, (await failureOf(save({ videoUrl: url }))).fields[0]?.code]).toEqual([url, 'validation.video_url']);
    }
    const script = { type: 'doc', content: [{ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] }] };
    expect((await failureOf(save({ storyBody: script }))).fields[0]?.code).toBe('validation.rich_text');
  });

  it('V-37 funding lacks its fields; V-09 V-10 numbers are checked, and the account number never comes back', async () => {
    const params = await create();
    expect((await missing(params))['funding']).toEqual([
      'accountHolder',
      'bankName',
      'accountType',
      'accountNumber',
      'routingNumber',
      'tos',
    ]);
    const good = {
      accountHolder: 'Test Person',
      bankName: 'Example Bank',
      accountType: 'checking' as const,
      accountNumber: '000123456789',
      confirmAccountNumber: '000123456789',
      routingNumber: '110000000',
      tos: true,
    };
    const save = (change: object) =>
      owner.api.send(campaignsApi.paymentDetail.change, { params, body: { ...good, ...change } });
    const wrong: [object, string][] = [
      [{ accountNumber: '1234', confirmAccountNumber: '1234' }, 'accountNumber validation.account_number'],
      [{ confirmAccountNumber: '000123456788' }, 'confirmAccountNumber validation.account_number_mismatch'],
      [{ routingNumber: '11000000' }, 'routingNumber validation.routing_number'],
      [{ routingNumber: '110000001' }, 'routingNumber validation.routing_number'],
      [{ tos: false }, 'tos validation.accepted'],
    ];
    for (const [change, expected] of wrong) {
      const { fields } = await failureOf(save(change));
      expect(fields.map(({ field, code }) => `${field} ${code}`)).toEqual([expected]);
    }
    const long = await failureOf(save({ accountNumber: '1'.repeat(21), confirmAccountNumber: '1'.repeat(21) }));
    expect(long.fields.map(({ field }) => field)).toEqual(['accountNumber']);
    const saved = JSON.stringify([await save({}), await owner.api.send(campaignsApi.paymentDetail.read, { params })]);
    expect(saved).toContain('6789');
    expect(saved).not.toContain('000123456789');
    expect((await missing(params))['funding']).toEqual([]);
    const [row] = await t.db.query<{ sealed: Buffer }>(
      'select bank_account_number as sealed from campaign where id = $1',
      [params.campaignId],
    );
    expect(row?.sealed.toString('latin1')).not.toContain('123456789');
  });

  it('a section is one’s own, and what was not sent stays as it was', async () => {
    const params = await filled();
    await owner.api.send(campaignsApi.companyProfile.change, { params, body: { city: 'Lisboa' } });
    expect(await owner.api.send(campaignsApi.companyProfile.read, { params })).toMatchObject({
      city: 'Lisboa',
      companyTagLine: 'Gravity filters for villages',
    });
    const other = await aPerson(t);
    expect(await refusalOf(other.api.send(campaignsApi.companyProfile.change, { params, body: { city: 'x' } }))).toBe(
      'request.not_found',
    );
  });
});
