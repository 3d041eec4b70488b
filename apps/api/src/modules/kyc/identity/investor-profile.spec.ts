import { adminApi, communicationApi, jurisdictionsApi, kycApi } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { aCampaign, DAY } from '../../../testing/campaigns.js';
import { anInvestor, aPerson, credit, type Person } from '../../../testing/people.js';
import { failureOf, refusalOf } from '../../../testing/refusal.js';
import { handPaperIn, readIdentity, type Read } from '../../../testing/reviews.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { aPdf, sendForm } from '../../../testing/uploads/forms.js';
import { investAs } from '../../../testing/investing/invest-as.js';

const DETAILS = {
  accountType: 'individual',
  domicile: 'FR',
  middleInitial: 'M',
  secondEmail: 'second@example.org',
  alternativePhone: '+33 1 23 45 67 89',
  occupation: 'Teacher',
  brokerDealerAssociation: false,
  employmentStatus: 'employed',
  employerName: 'A school',
  employerDetails: 'Mathematics',
  averageIncome: 4_000_000,
  householdIncome: 9_000_000,
  averageHouseholdIncome: 8_000_000,
  householdNetWorth: 20_000_000,
  tags: ['climate', 'loans'],
  notes: 'Prefers loans',
  investTo: 'self',
  spouseFirstName: 'Alex',
  spouseLastName: 'Person',
} as const;

const TAXED = {
  legalFirstName: 'Ines',
  legalLastName: 'Okafor',
  dateOfBirth: '1984-05-17',
  ssn: '219-45-6781',
  address: '12 Quay Street',
  city: 'Springfield',
  state: 'IL',
  postalCode: '62701',
  country: 'US',
  yearlyIncome: 10_000_000,
  netWorth: 0,
};

describe('the record of an investor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  const profileOf = async ({ api }: Person) => {
    const profile = await api.send(kycApi.profile, {});
    if (profile === null) throw new Error('No record');
    return profile;
  };
  const change = async (person: Person, body: object) =>
    person.api.send(kycApi.changeProfile, { params: { id: (await profileOf(person)).id }, body });

  it('has every field, in what is handed in and in what is read', async () => {
    const person = await aPerson(t);
    const handedIn = {
      legalFirstName: 'Test',
      legalLastName: 'Person',
      dateOfBirth: '1980-02-03',
      address: '1 Main Street',
      city: 'Lyon',
      postalCode: '69001',
      country: 'FR',
      yearlyIncome: 5_000_000,
      netWorth: 9_000_000,
      ...DETAILS,
    };
    await person.api.send(kycApi.submitProfile, { body: handedIn as never });
    expect(await profileOf(person)).toMatchObject(handedIn);
    // What is left out stays.
    await change(person, { occupation: 'Engineer' });
    expect(await profileOf(person)).toMatchObject({ ...handedIn, occupation: 'Engineer' });
  });

  it('takes what nobody reviews after the approval too, and nothing else', async () => {
    const person = await anInvestor(t);
    expect(await change(person, DETAILS)).toMatchObject({ ...DETAILS, status: 'approved' });
    expect(await change(person, { notes: null, tags: [] })).toMatchObject({
      notes: null,
      tags: [],
      occupation: 'Teacher',
    });
    expect(await refusalOf(change(person, { legalLastName: 'Other' }))).toBe('kyc.not_editable');
    expect(
      (await failureOf(change(person, { secondEmail: 'nowhere', employmentStatus: 'idle' }))).fields,
    ).toMatchObject([
      { field: 'secondEmail', code: 'validation.email' },
      { field: 'employmentStatus', code: 'validation.choice' },
    ]);
  });

  it('R-02 keeps each figure with its day', async () => {
    const person = await anInvestor(t, { yearlyIncome: 5_000_000n, netWorth: 1_000_000n });
    await t.advance(DAY);
    await change(person, { yearlyIncome: 6_000_000, householdIncome: 9_000_000 });
    await change(person, { occupation: 'Teacher' });
    const stated = await person.api.send(kycApi.figures, {});
    expect(stated).toMatchObject([
      { yearlyIncome: 6_000_000, netWorth: 1_000_000, householdIncome: 9_000_000 },
      { yearlyIncome: 5_000_000, netWorth: 1_000_000, householdIncome: null },
    ]);
    expect(Date.parse(stated[0]?.statedAt ?? '') - Date.parse(stated[1]?.statedAt ?? '')).toBeGreaterThanOrEqual(DAY);
  });

  it('R-02 of two spouses who ask each other at once one asks, and the other confirms', async () => {
    const [one, other] = [await anInvestor(t), await anInvestor(t)];
    const ask = (from: Person, to: Person) => from.api.send(kycApi.askSpouse, { body: { email: to.email } });
    const asked = await Promise.allSettled([ask(one, other), ask(other, one)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const second = asked[0].status === 'fulfilled' ? other : one;
    expect(await second.api.send(kycApi.confirmSpouse, {})).toMatchObject({ state: 'linked' });
  });

  it('R-02 links two spouses who both say so: what one invests counts for both', async () => {
    const { id } = await aCampaign(t);
    const [one, other, third] = [
      await anInvestor(t, { yearlyIncome: 10_000_000n, netWorth: 0n, wallet: 500_000n }),
      await anInvestor(t, { yearlyIncome: 10_000_000n, netWorth: 0n, wallet: 500_000n }),
      await anInvestor(t),
    ];
    const ask = (by: Person, email: string) => by.api.send(kycApi.askSpouse, { body: { email } });
    expect(await refusalOf(ask(one, one.email))).toBe('spouse.yourself');
    expect(await refusalOf(other.api.send(kycApi.confirmSpouse, {}))).toBe('spouse.not_asked');
    // An address that nobody has is answered as any other.
    expect(await ask(one, 'Nobody@Example.org')).toMatchObject({ state: 'asked', email: 'nobody@example.org' });
    expect(await refusalOf(ask(one, other.email))).toBe('spouse.linked_already');
    await one.api.send(kycApi.endSpouse, {});
    expect(await ask(one, other.email)).toMatchObject({ state: 'asked', confirmedAt: null });
    expect(await other.api.send(kycApi.spouse, {})).toMatchObject({ state: 'asks_you', email: one.email });
    await t.drain();
    const { items } = await other.api.send(communicationApi.notifications, { query: {} });
    expect(items).toContainEqual(expect.objectContaining({ kind: 'spouse.asked' }));

    const invest = (by: Person, amount: number) =>
      investAs(by.api, {
        params: { campaignId: id },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    await invest(one, 400_000);
    expect(await other.api.send(kycApi.confirmSpouse, {})).toMatchObject({ state: 'linked' });
    await expect(refusalOf(invest(other, 101_000))).resolves.toBe('investment.limit_exceeded');
    await invest(other, 100_000);
    expect(await one.api.send(jurisdictionsApi.ownLimit, {})).toMatchObject({ shared: true, committed: 500_000 });
    // Nobody has two.
    expect(await refusalOf(ask(other, third.email))).toBe('spouse.linked_already');
    await other.api.send(kycApi.endSpouse, {});
    expect(await one.api.send(kycApi.spouse, {})).toBeNull();
    expect(await one.api.send(jurisdictionsApi.ownLimit, {})).toMatchObject({ shared: false, committed: 400_000 });
  });

  it('R-02 two accounts with one tax number are one person once both are approved: one limit, also at the same instant', async () => {
    const { id } = await aCampaign(t);
    const reviewer = await aPerson(t, { adminRole: 'compliance' });
    const [one, other, third] = [await aPerson(t), await aPerson(t), await aPerson(t)];
    for (const { id: holder } of [one, other, third]) await credit(t, holder, 500_000n);
    const approve = async (person: Person) => {
      const record = await person.api.send(kycApi.submitProfile, { body: TAXED });
      await handPaperIn(t, person);
      const body = { ...(await readIdentity(reviewer, record.id)), reason: 'The same person, with two accounts' };
      await reviewer.api.send(adminApi.approveIdentity, { params: { id: record.id }, body });
    };
    const invest = (by: Person, amount: number) =>
      investAs(by.api, {
        params: { campaignId: id },
        body: { amount, paymentType: 'wallet' },
        idempotencyKey: newId(),
      });
    await approve(one);
    await invest(one, 300_000);
    await approve(other);
    const refused = await failureOf(invest(other, 201_000));
    expect(refused).toMatchObject({ code: 'investment.limit_exceeded' });
    const { limit, committed } = await other.api.send(jurisdictionsApi.ownLimit, {});
    expect({ limit, committed }).toMatchObject({ limit: { limit: 500_000, remaining: 200_000 }, committed: 300_000 });
    // A third account, and all three at once: one of them takes what is left.
    await approve(third);
    const outcomes = await Promise.allSettled([one, other, third].map((by) => invest(by, 200_000)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [sum] = await t.db.query<{ total: string }>(
      `select sum(amount) as total from investment where investor_id = any($1) and state in ('reserved', 'paying', 'received')`,
      [[one.id, other.id, third.id]],
    );
    expect(Number(sum?.total)).toBe(500_000);
  });

  it('S-12 SEC-46 approves nobody whose document nobody has seen: both sides of a card, behind links of five minutes', async () => {
    const [person, reviewer] = [await aPerson(t), await aPerson(t, { adminRole: 'compliance' })];
    const handIn = (title: string, content: Buffer = aPdf()) =>
      sendForm<{ title: string }[]>(t, person, 'post', '/investor-profiles/documents', {
        fields: { title },
        file: { field: 'document', content, name: 'mine.pdf' },
      });
    expect(await handIn('passport')).toMatchObject({ status: 409, code: 'kyc.record_first' });
    const { id } = await person.api.send(kycApi.submitProfile, { body: { ...TAXED, ssn: '456-78-9012' } });
    const params = { id };
    const approve = async (read?: Read) =>
      reviewer.api.send(adminApi.approveIdentity, { params, body: read ?? (await readIdentity(reviewer, id)) });
    expect(await refusalOf(approve())).toBe('review.no_document');
    expect(await reviewer.api.send(adminApi.identity, { params })).toMatchObject({ paper: 'none' });
    expect(await handIn('library_card')).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(await handIn('passport', Buffer.from('not a picture'))).toMatchObject({ code: 'file.type' });
    expect(await handIn('identity_card_front')).toMatchObject({
      status: 201,
      data: [{ title: 'identity_card_front' }],
    });
    const paper = async () => {
      const { items } = await reviewer.api.send(adminApi.identities, { query: {} });
      const detail = await reviewer.api.send(adminApi.identity, { params });
      return [items.find((item) => item.id === id)?.paper, detail.paper];
    };
    const read = await readIdentity(reviewer, id);
    expect(await refusalOf(approve(read))).toBe('review.side_missing');
    expect(await paper()).toEqual(['part', 'part']);
    await handIn('identity_card_back');
    expect(await refusalOf(approve(read))).toBe('review.overtaken');
    expect((await person.api.send(kycApi.papers, {})).map(({ title }) => title)).toEqual([
      'identity_card_back',
      'identity_card_front',
    ]);
    expect(await paper()).toEqual(['whole', 'whole']);
    const { documents } = await reviewer.api.send(adminApi.identity, { params });
    expect(documents).toMatchObject([{ file: 'ready', forwardedAt: null }, { title: 'identity_card_front' }]);
    expect((await t.http().get(documents[0]?.link ?? '')).status).toBe(200);
    await approve();
    expect(await handIn('passport')).toMatchObject({ status: 409, code: 'kyc.approved_already' });
  });
});
