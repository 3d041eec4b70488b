import { adminApi, investmentsApi, kycApi, usersApi } from '@cairn/contracts';
import { NO_IDENTITY_YET } from '@cairn/contracts/kyc/investor-profile.request';
import { Clock } from '../../../kernel/clock/clock.js';
import { anApplication, signContract } from '../../../testing/accreditations.js';
import { aCampaign } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { handPaperIn, readAccreditation, readIdentity } from '../../../testing/reviews.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const PROFILE = {
  legalFirstName: 'Ines',
  legalLastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  ssn: '123-45-6789',
  address: '12 Quay Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  yearlyIncome: 15_000_000,
  netWorth: 30_000_000,
};

describe('identity and accreditation', () => {
  let t: TestApp;
  let reviewer: Person;
  beforeAll(async () => {
    t = await startTestApp();
    reviewer = await aPerson(t, { adminRole: 'compliance' });
  });
  afterAll(() => t.close());

  const submit = async (person: Person, change: object = {}) => {
    const record = await person.api.send(kycApi.submitProfile, { body: { ...PROFILE, ...change } });
    await handPaperIn(t, person);
    return record;
  };
  const status = async (person: Person) => (await person.api.send(usersApi.me, {})).kycStatus;

  it('S-12 under review, declined with its reason, handed in again, approved, and then fixed', async () => {
    const person = await aPerson(t);
    expect(await status(person)).toBeNull();
    const { id } = await submit(person);
    expect(await status(person)).toBe('under_review');
    const params = { id };
    const decline = async (reason: string) =>
      reviewer.api.send(adminApi.declineIdentity, { params, body: { ...(await readIdentity(reviewer, id)), reason } });
    expect(await refusalOf(decline(''))).toBe('request.invalid');
    await decline('The address could not be confirmed.');
    expect(await person.api.send(kycApi.profile, {})).toMatchObject({
      status: 'declined',
      declineReason: 'The address could not be confirmed.',
    });
    expect(
      await person.api.send(kycApi.changeProfile, { params, body: { ...PROFILE, address: '14 Quay Street' } }),
    ).toMatchObject({
      status: 'under_review',
      declineReason: null,
    });
    const approve = async () =>
      reviewer.api.send(adminApi.approveIdentity, { params, body: await readIdentity(reviewer, id) });
    await approve();
    expect(await refusalOf(approve())).toBe('review.bad_transition');
    expect(await refusalOf(submit(person))).toBe('kyc.not_editable');
    expect(await status(person)).toBe('approved');
  });

  it('D-21 takes the record inside `investorData`, and what is left out of a correction stays', async () => {
    const person = await aPerson(t);
    const { dateOfBirth: dob, ...rest } = PROFILE;
    const answer = await t
      .http()
      .post('/api/v1.1/investor-profiles')
      .set('authorization', `Bearer ${person.token}`)
      .send({ investorData: { ...rest, dob } });
    expect(answer.status).toBe(201);
    const { id } = (answer.body as { data: { data: { id: string } } }).data.data;
    const params = { id };
    expect(await person.api.send(kycApi.changeProfile, { params, body: { city: 'Peoria' } })).toMatchObject({
      city: 'Peoria',
      dateOfBirth: PROFILE.dateOfBirth,
      ssnLast4: '6789',
      status: 'under_review',
    });
    expect(await failureOf(person.api.send(kycApi.changeProfile, { params, body: { state: 'ON' } }))).toMatchObject({
      fields: [{ field: 'state', code: 'validation.region' }],
    });
    expect(
      await refusalOf(person.api.send(kycApi.changeProfile, { params, body: { dateOfBirth: '2015-01-01' } })),
    ).toBe('validation.adult');
  });

  it('U-20 two tabs do not overwrite each other, the first time and at a correction', async () => {
    const person = await aPerson(t);
    const first = await submit(person, { version: NO_IDENTITY_YET, ssn: '234-56-7890' });
    expect(await refusalOf(submit(person, { version: NO_IDENTITY_YET, city: 'Peoria' }))).toBe('kyc.overtaken');
    const correct = (city: string, version: string) =>
      person.api.send(kycApi.changeProfile, { params: { id: first.id }, body: { city, version } });
    const corrected = await correct('Peoria', first.version);
    expect(await refusalOf(correct('Chicago', first.version))).toBe('kyc.overtaken');
    expect(await correct('Chicago', corrected.version)).toMatchObject({ city: 'Chicago' });
    await reviewer.api.send(adminApi.approveIdentity, {
      params: { id: first.id },
      body: await readIdentity(reviewer, first.id),
    });
    const { version = '' } = (await person.api.send(kycApi.profile, {})) ?? {};
    const figures = { yearlyIncome: 16_000_000, version };
    expect(await person.api.send(kycApi.changeProfile, { params: { id: first.id }, body: figures })).toMatchObject({
      yearlyIncome: 16_000_000,
    });
  });

  it('D-13 R-02 the figures of an approved record change, the yearly limit with them, and nothing else of it', async () => {
    const person = await anInvestor(t, { yearlyIncome: 4_000_000n, netWorth: 0n });
    const { id: campaignId } = await aCampaign(t);
    const limit = async () =>
      (await person.api.send(investmentsApi.prepare, { params: { campaignId } })).limit?.limit ?? null;
    expect(await limit()).toBe(250_000);
    const { id = '' } = (await person.api.send(kycApi.profile, {})) ?? {};
    const change = (body: object) => person.api.send(kycApi.changeProfile, { params: { id }, body });
    const told = { yearlyIncome: 20_000_000, netWorth: 30_000_000, investedElsewhere: 0, spouseIncomeIncluded: true };
    expect(await change(told)).toMatchObject({ ...told, status: 'approved' });
    expect(await limit()).toBe(3_000_000);
    for (const body of [{ city: 'Peoria' }, { ...told, legalLastName: 'Another' }, { dateOfBirth: '1980-01-01' }]) {
      expect(await refusalOf(change(body))).toBe('kyc.not_editable');
    }
    expect(await refusalOf(change({ netWorth: -1 }))).toBe('request.invalid');
    const other = await aPerson(t);
    expect(await refusalOf(other.api.send(kycApi.changeProfile, { params: { id }, body: told }))).toBe(
      'request.not_found',
    );
  });

  it('V-05 V-06 C-08 refuses a malformed number, a postal code that is none, and a child', async () => {
    const person = await aPerson(t);
    const refused = await failureOf(submit(person, { ssn: '12-345-6789', postalCode: '!' }));
    expect(refused.fields.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'postalCode validation.zip',
      'ssn validation.ssn',
    ]);
    expect((await failureOf(submit(person, { state: 'Illinois' }))).fields).toMatchObject([
      { field: 'state', code: 'validation.region' },
    ]);
    expect((await failureOf(submit(person, { postalCode: '6270' }))).fields).toMatchObject([
      { field: 'postalCode', code: 'validation.zip' },
    ]);
    const bornYearsAgo = (years: number, days: number): string => {
      const now = t.get(Clock).now();
      const born = Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days);
      return new Date(born).toISOString().slice(0, 10);
    };
    expect(await refusalOf(submit(person, { dateOfBirth: bornYearsAgo(18, 1) }))).toBe('validation.adult');
    expect(await refusalOf(submit(person, { ssn: null }))).toBe('kyc.ssn_required');
    expect(
      await submit(person, { postalCode: '62701-1234', ssn: '123456789', dateOfBirth: bornYearsAgo(18, 0) }),
    ).toMatchObject({ ssnLast4: '6789' });
  });

  it('shows its reviewer the last four digits, how many others handed in the same number, and nothing in clear at rest', async () => {
    const [first, second] = [await aPerson(t), await aPerson(t)];
    await submit(first, { ssn: '987-65-4321' });
    const { id } = await submit(second, { ssn: '987654321' });
    expect(await reviewer.api.send(adminApi.identity, { params: { id } })).toMatchObject({
      ssnLast4: '4321',
      duplicates: 1,
    });
    // One person with two accounts would have two limits.
    const approve = async (body: object = {}) =>
      reviewer.api.send(adminApi.approveIdentity, {
        params: { id },
        body: { ...(await readIdentity(reviewer, id)), ...body },
      });
    expect(await refusalOf(approve())).toBe('review.same_number');
    expect(await approve({ reason: 'Twins, by their birth certificates' })).toMatchObject({ state: 'approved' });
    const stored = await t.db.query<{ row: string }>('select investor_profile::text as row from investor_profile');
    expect(stored.map(({ row }) => row).join('\n')).not.toMatch(/987654321|1984-05-17/);
  });

  it('R-08 shows its reviewer the legal name beside the name of the account, and finds it by either', async () => {
    const person = await aPerson(t);
    const { firstName, lastName } = await person.api.send(usersApi.me, {});
    const account = `${firstName} ${lastName}`;
    const { id } = await submit(person, { legalFirstName: 'Totally', legalLastName: 'Different' });
    const names = { name: account, legalFirstName: 'Totally', legalLastName: 'Different' };
    expect(await reviewer.api.send(adminApi.identity, { params: { id } })).toMatchObject(names);
    for (const q of ['totally diff', account]) {
      const { items } = await reviewer.api.send(adminApi.identities, { query: { q } });
      expect(items).toMatchObject([{ id, ...names }]);
    }
  });

  it('U-20 is decided on as it was read: a record that its person has changed since is read again', async () => {
    const person = await aPerson(t);
    const { id } = await submit(person);
    const params = { id };
    const change = (body: object) => person.api.send(kycApi.changeProfile, { params, body });
    const approve = (body: { version: string }) => reviewer.api.send(adminApi.approveIdentity, { params, body });
    const changes = [
      { legalFirstName: 'Totally', legalLastName: 'Different' },
      // Its last four digits, which are shown, stay as they were.
      { ssn: '987-65-6789' },
      { dateOfBirth: '1984-05-18' },
      { yearlyIncome: 90_000_000 },
      { jobTitle: 'Notary' },
    ];
    for (const changed of changes) {
      const read = await readIdentity(reviewer, id);
      await change(changed);
      expect(await refusalOf(approve(read))).toBe('review.overtaken');
      const body = { ...read, reason: 'The address could not be confirmed.' };
      expect(await refusalOf(reviewer.api.send(adminApi.declineIdentity, { params, body }))).toBe('review.overtaken');
    }
    for (const version of ['', null, undefined]) {
      const blind = { version } as unknown as { version: string }; // as whoever writes calls by hand would send it
      expect(await refusalOf(approve(blind))).toBe('request.invalid');
    }
    expect(await status(person)).toBe('under_review');
    const read = await readIdentity(reviewer, id);
    const outcomes = await Promise.allSettled([change({ city: 'Peoria' }), approve(read)]);
    expect(outcomes.filter(({ status: outcome }) => outcome === 'fulfilled')).toHaveLength(1);
  });

  it('an application is compared with the person’s statements, and how far those are confirmed', async () => {
    const person = await aPerson(t);
    const { id: identityId } = await submit(person, { ssn: '345-67-8901' });
    await t.db.query('update investor_profile set net_worth = 9_000_000, yearly_income = 20_000_001 where id = $1', [
      identityId,
    ]);
    const { id } = await person.api.send(kycApi.applyForAccreditation, {
      body: anApplication({ grounds: ['income', 'net_worth'] }),
    });
    const params = { id };
    const read = () => reviewer.api.send(adminApi.accreditation, { params });
    expect(await read()).toMatchObject({
      claim: { secrets: expect.arrayContaining(['incomeLater', 'assets', 'netWorth']) },
      stated: { identityId, state: 'under_review', figures: ['yearlyIncome', 'netWorth'] },
      conflicts: ['identity_unconfirmed', 'net_worth', 'not_confirmed'],
    });
    const shown = { field: 'incomeLater', reason: 'Compared with the tax form' } as const;
    expect(await reviewer.api.send(adminApi.revealClaim, { params, body: shown })).toEqual({
      field: 'incomeLater',
      value: '22000000',
      currency: 'USD',
    });
    await reviewer.api.send(adminApi.approveIdentity, {
      params: { id: identityId },
      body: await readIdentity(reviewer, identityId),
    });
    await t.db.query('update investor_profile set net_worth = 100_000_001 where id = $1', [identityId]);
    await reviewer.api.send(adminApi.confirmAccreditationCall, {
      params,
      body: { ...(await readAccreditation(reviewer, id)), reason: 'Reached at the office.' },
    });
    expect((await read()).conflicts).toEqual([]);
    await signContract(person);
    const body = await readAccreditation(reviewer, id);
    await reviewer.api.send(adminApi.approveAccreditation, { params, body });
  });

  it('a reviewer does not decide on their own record', async () => {
    const person = await aPerson(t);
    const { id } = await submit(person);
    await t.database.asOwner((client) =>
      client.query('update investor_profile set user_id = $1 where id = $2', [reviewer.id, id]),
    );
    const body = await readIdentity(reviewer, id);
    expect(await refusalOf(reviewer.api.send(adminApi.approveIdentity, { params: { id }, body }))).toBe(
      'auth.forbidden',
    );
  });
});
