import {
  adminApi,
  campaignsApi,
  investingAccountsApi,
  investmentsApi,
  reviewApi,
  screeningApi,
} from '@cairn/contracts';
import type { InvestingAccountRequest } from '@cairn/contracts/investments/steps/investing-account.request';
import { newId } from '../../../kernel/crypto/ids.js';
import { ClosingHolds } from '../../campaigns/index.js';
import { aCampaign, aDraft, UNCHECKED } from '../../../testing/campaigns.js';
import { investAs } from '../../../testing/investing/invest-as.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { aList, screenAll, sendList } from '../../../testing/screening/screening.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const HOME = {
  address: '12 Quay Street',
  city: 'Springfield',
  postalCode: '62701',
  country: 'US',
  countryCode: '+1',
  mobile: '415 555 0100',
  taxCertified: true,
};
const SELF = {
  ...HOME,
  investingAs: 'INDIVIDUAL' as const,
  firstName: 'Ines',
  lastName: 'Okafor',
  birthDate: '1984-05-17',
  ssn: '123-45-6789',
};
const COMPANY = {
  ...HOME,
  investingAs: 'COMPANY' as const,
  firstName: 'Ines',
  lastName: 'Okafor',
  title: 'Director',
  legalName: 'Okafor Holdings LLC',
  companyType: 'limited_liability_company' as const,
  stateOfFormation: 'Delaware',
  ein: '12-3456789',
};

const LONDON = { country: 'GB', postalCode: 'SW1A 1AA' };
const RETIREMENT = {
  ...SELF,
  investingAs: 'SELF-DIRECTED-IRA' as const,
  custodianName: 'Quay Trust',
  custodianAccount: 'A-99 123',
};

describe('investing accounts', () => {
  let t: TestApp;
  let person: Person;
  beforeAll(async () => {
    t = await startTestApp();
    person = await aPerson(t);
  });
  afterAll(() => t.close());

  const add = (body: Partial<InvestingAccountRequest>) =>
    person.api.send(investingAccountsApi.add, { body: body as InvestingAccountRequest });

  it('are one’s own, joint, of a company and for retirement; numbers are read by their ends alone', async () => {
    const made = [
      await add(SELF),
      await add({
        ...SELF,
        investingAs: 'JOINT',
        coOwnerFirstName: 'Noor',
        coOwnerLastName: 'Haddad',
        coOwnerRelation: 'spouse',
      }),
      await add(COMPANY),
      await add(RETIREMENT),
      await add({ ...COMPANY, ...LONDON, registrationNumber: '01234567', incorporatedOn: '2019-03-01' }),
    ];
    expect(made.map(({ holder, numberLast4 }) => [holder, numberLast4])).toEqual([
      ['Ines Okafor', '6789'],
      ['Ines Okafor, Noor Haddad', '6789'],
      ['Okafor Holdings LLC', '6789'],
      ['Quay Trust FBO Ines Okafor', '6789'],
      ['Okafor Holdings LLC', '4567'],
    ]);
    expect(made[4]).toMatchObject({ incorporatedOn: '2019-03-01' });
    expect(made[3]?.custodianAccountLast4).toBe('9123');
    const listed = await person.api.send(investingAccountsApi.list, {});
    expect(listed.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
    const stored = await t.db.query<{ details: Buffer }>('select details from investing_account');
    for (const { details } of stored) expect(details.toString('latin1')).not.toMatch(/6789|Okafor|Quay/);
    expect(JSON.stringify(listed)).not.toMatch(/123-?45|12-?34567|01234/);
  });

  it('a dialling code without its plus is the same code', async () => {
    expect((await add({ ...SELF, countryCode: '33' })).countryCode).toBe('+33');
  });

  it.each([
    ['V-05', { ...SELF, postalCode: '6270' }, 'postalCode', 'validation.zip'],
    ['V-06', { ...SELF, ssn: '12-345-6789' }, 'ssn', 'validation.ssn'],
    ['V-06 missing', { ...SELF, ssn: null }, 'ssn', 'validation.required'],
    ['V-07', { ...SELF, mobile: '1234567' }, 'mobile', 'validation.phone'],
    ['a dialling code', { ...SELF, countryCode: '+' }, 'countryCode', 'validation.dialling_code'],
    ['an employer’s number', { ...COMPANY, ein: '123-456789' }, 'ein', 'validation.ein'],
    ['C-08', { ...SELF, birthDate: '2012-01-01' }, 'birthDate', 'validation.adult'],
    ['a number that no campus gives', { ...COMPANY, ein: '07-1234567' }, 'ein', 'validation.ein'],
    [
      'a register',
      { ...COMPANY, ...LONDON, registrationNumber: '123' },
      'registrationNumber',
      'validation.registration_number',
    ],
    ['no register', { ...COMPANY, ...LONDON }, 'registrationNumber', 'validation.required'],
    ['a company of tomorrow', { ...COMPANY, incorporatedOn: '2199-01-01' }, 'incorporatedOn', 'validation.future'],
    ['a national number', { ...SELF, ...LONDON, civilId: '!!💥' }, 'civilId', 'validation.national_number'],
    ['a title', { ...COMPANY, title: '42' }, 'title', 'validation.words'],
    ['a custodian', { ...RETIREMENT, custodianName: '7' }, 'custodianName', 'validation.words'],
    ['its account', { ...RETIREMENT, custodianAccount: 'mine' }, 'custodianAccount', 'validation.custodian_account'],
    ['the tax office', { ...SELF, taxCertified: false }, 'taxCertified', 'validation.tax_certified'],
    ['a company’s name', { ...COMPANY, legalName: null }, 'legalName', 'validation.required'],
  ])('%s is refused beside its field', async (_rule, body, field, code) => {
    expect((await failureOf(add(body as Partial<InvestingAccountRequest>))).fields).toMatchObject([{ field, code }]);
  });

  it('a corrected one is another, and the former is offered no more', async () => {
    const { id } = await add({ ...COMPANY, legalName: 'Okafor Trading LLC' });
    const params = { id };
    const body = { ...COMPANY, legalName: 'Okafor Commerce LLC' };
    const corrected = await person.api.send(investingAccountsApi.replace, { params, body });
    const names = (await person.api.send(investingAccountsApi.list, {})).map(({ holder }) => holder);
    expect([corrected.id === id, names.includes('Okafor Trading LLC')]).toEqual([false, false]);
    expect(names).toContain('Okafor Commerce LLC');
    await person.api.send(investingAccountsApi.remove, { params: { id: corrected.id } });
    expect((await failureOf(person.api.send(investingAccountsApi.remove, { params: { id: corrected.id } }))).code).toBe(
      'request.not_found',
    );
  });

  it('SEC-28 bear the name of the confirmed identity, also where a company is signed for', async () => {
    const investor = await anInvestor(t);
    const own = { firstName: 'Test', lastName: 'Person', birthDate: '1980-02-03' };
    const addAs = (body: object) => investor.api.send(investingAccountsApi.add, { body: { ...SELF, ...body } });
    expect((await failureOf(addAs({}))).fields).toMatchObject(
      ['firstName', 'lastName', 'birthDate'].map((field) => ({ field, code: 'validation.as_identity' })),
    );
    expect((await failureOf(addAs({ ...COMPANY, firstName: 'Test' }))).fields).toMatchObject([{ field: 'lastName' }]);
    expect((await addAs({ ...own, firstName: ' test', lastName: 'PERSON' })).holder).toBe('Test Person');
    await addAs({ ...COMPANY, ...own });
  });

  it('one in whose name an investment is held or paid is not removed; once that has ended it is', async () => {
    const investor = await anInvestor(t, { wallet: 500_000n });
    const { id: campaignId } = await aCampaign(t);
    const { id } = await investAs(investor.api, {
      params: { campaignId },
      body: { amount: 100_000, paymentType: 'wallet' },
      idempotencyKey: newId(),
    });
    const [account] = await investor.api.send(investingAccountsApi.list, {});
    const remove = () => investor.api.send(investingAccountsApi.remove, { params: { id: account?.id ?? '' } });
    expect(await failureOf(remove())).toMatchObject({
      code: 'investment.account_in_use',
      params: { number: expect.stringMatching(/^INV-/) as string },
    });
    await investor.api.send(investmentsApi.cancel, { params: { id } });
    await remove();
    expect(await investor.api.send(investingAccountsApi.list, {})).toEqual([]);
  });

  it('compares the companies of accounts and campaigns with the lists, and no person with a company', async () => {
    const officer = await aPerson(t, { adminRole: 'compliance' });
    const LISTED = { id: 'NK-70', name: 'Verhoest Shipping Limited', schema: 'Company', countries: 'us' };
    const use = async (...entries: (typeof LISTED)[]) => {
      expect((await sendList(t, officer, aList(...entries))).code).toBeUndefined();
      await screenAll(t);
    };
    const casesOf = async (id: string) =>
      (await officer.api.send(screeningApi.cases, { query: { perPage: 100 } })).items.filter(
        ({ userId }) => userId === id,
      );
    const decide = async (decision: 'confirm' | 'dismiss', one: { id: string } | undefined) => {
      const params = { id: one?.id ?? '' };
      const { version } = await officer.api.send(screeningApi.case, { params });
      const reason = 'Compared with the register of companies.';
      await officer.api.send(screeningApi[decision], { params, body: { version, reason } });
    };
    await use(LISTED);
    const holder = await aPerson(t);
    const body = { ...COMPANY, legalName: 'Verhoest Shipping Ltd' } as InvestingAccountRequest;
    const account = await holder.api.send(investingAccountsApi.add, { body });
    const [found] = await casesOf(holder.id);
    expect(found).toMatchObject({ company: 'Verhoest Shipping Ltd', entryName: LISTED.name, state: 'open' });
    expect(await officer.api.send(screeningApi.case, { params: { id: found?.id ?? '' } })).toMatchObject({
      person: null,
      birth: 'unknown',
      country: 'same',
    });
    // Somebody who is called like a company is no company.
    const namesake = await anInvestor(t);
    await t.db.query(
      `update investor_profile set legal_first_name = 'Verhoest', legal_last_name = 'Shipping Limited' where user_id = $1`,
      [namesake.id],
    );
    await use(LISTED, { ...LISTED, id: 'NK-71', name: 'Somebody Else', schema: 'Person' });
    expect(await casesOf(namesake.id)).toEqual([]);
    expect(await casesOf(holder.id)).toHaveLength(1);

    const { id, owner } = await aDraft(t);
    await t.db.query(`update campaign set company_name = 'Verhoest Shipping' where id = $1`, [id]);
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    const approve = async () => {
      const { api } = await aPerson(t, { adminRole: 'super' });
      return api.send(adminApi.approveCampaign, { params: { id }, body: UNCHECKED });
    };
    expect(await failureOf(approve())).toMatchObject({ code: 'screening.undecided', params: { name: LISTED.name } });
    // Nor does its owner rename it meanwhile, and a closing waits.
    const { api } = await aPerson(t, { adminRole: 'moderator' });
    await api.send(reviewApi.requestChanges, {
      params: { id },
      body: { reason: 'The name of the company is unclear.' },
    });
    const named = (companyName: string) =>
      owner.api.send(campaignsApi.companyProfile.change, { params: { campaignId: id }, body: { companyName } });
    expect(await failureOf(named('Quay Carriers'))).toMatchObject({ code: 'account.held' });
    expect(await named('Verhoest Shipping')).toMatchObject({ companyName: 'Verhoest Shipping' });
    await owner.api.send(campaignsApi.change, { params: { id }, body: { status: 1 } });
    const waits = () =>
      t.db.inTx((tx) => t.get(ClosingHolds).isHeld(tx, { id, ownerId: owner.id, name: 'Verhoest Shipping' }));
    expect(await waits()).toBe(true);
    const [match] = await casesOf(owner.id);
    await decide('dismiss', match);
    expect(await waits()).toBe(false);
    expect(await approve()).toMatchObject({ id });

    // Whose company may be the listed one neither renames nor removes it, nor, once that is confirmed, adds another.
    const params = { id: account.id };
    const renamed = { ...COMPANY, legalName: 'Quay Carriers LLC' };
    const acts = [
      () => holder.api.send(investingAccountsApi.add, { body: renamed }),
      () => holder.api.send(investingAccountsApi.replace, { params, body: renamed }),
      () => holder.api.send(investingAccountsApi.remove, { params }),
    ];
    for (const act of acts.slice(1)) expect((await failureOf(act())).code).toBe('account.held');
    await decide('confirm', found);
    for (const act of acts) expect((await failureOf(act())).code).toBe('account.held');
    const kept = await holder.api.send(investingAccountsApi.list, {});
    expect(kept.map(({ holder: name }) => name)).toEqual(['Verhoest Shipping Ltd']);
    await decide('dismiss', found);
    expect(await acts[1]?.()).toMatchObject({ holder: 'Quay Carriers LLC' });
  });
});
