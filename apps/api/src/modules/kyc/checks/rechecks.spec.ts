import { adminApi, identityChecksApi, kycApi } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { DAY } from '../../../testing/campaigns.js';
import { identityChecksOf } from '../../../testing/rails/identity-checks.js';
import { aPerson } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

describe('an identity that is not final', () => {
  let t: TestWorld;
  const { begin, choose, finish, stated, state, told } = identityChecksOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await choose('shufti');
  });
  afterAll(() => t.close());

  it('says what is missing, and how often is enough', async () => {
    const nobody = await aPerson(t);
    expect(await failureOf(begin(nobody))).toMatchObject({ code: 'kyc.record_first' });
    const person = await stated();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await begin(person);
      await finish(person, { ending: 'cancelled' });
      await t.settle();
    }
    expect(await failureOf(begin(person))).toMatchObject({ code: 'kyc.too_many_checks' });
    const approved = await stated();
    await begin(approved);
    await finish(approved, { ending: 'accepted' });
    await t.settle();
    expect(await failureOf(begin(approved))).toMatchObject({ code: 'kyc.approved_already' });
    await choose('manual');
    expect(await failureOf(begin(await stated()))).toMatchObject({ code: 'kyc.other_way' });
    await choose('shufti');
  });

  it('S-12 a declined person appeals: compliance finds the note in its queue', async () => {
    const person = await stated();
    expect(
      await failureOf(person.api.send(identityChecksApi.appeal, { body: { note: 'The name was read wrongly.' } })),
    ).toMatchObject({
      code: 'kyc.not_declined',
    });
    await begin(person);
    await finish(person, { ending: 'declined', codes: ['SPDR75'] });
    await t.settle();
    await person.api.send(identityChecksApi.appeal, { body: { note: 'The name was read wrongly.' } });
    expect(await state(person)).toBe('under_review');
    expect(await person.api.send(kycApi.profile, {})).toMatchObject({ appeal: { note: 'The name was read wrongly.' } });
    const compliance = await aPerson(t, { adminRole: 'compliance' });
    const { id } = await t.db.manager.findOneByOrFail(InvestorProfileEntity, { userId: person.id });
    const detail = await compliance.api.send(adminApi.identity, { params: { id } });
    expect(detail).toMatchObject({
      appeal: { note: 'The name was read wrongly.', declinedBy: 'shufti', declinedAt: expect.any(String) },
      checks: [{ state: 'declined', codes: ['SPDR75'] }],
    });
    await compliance.api.send(adminApi.approveIdentity, { params: { id }, body: { version: detail.version } });
    expect(await state(person)).toBe('approved');
    expect(await person.api.send(kycApi.profile, {})).toMatchObject({ appeal: null });
  });

  it('S-12 an identity is asked for again by age, and sooner for those once declined', async () => {
    const usual = await stated();
    await begin(usual);
    await finish(usual, { ending: 'accepted', documentExpiresOn: '2039-01-01' });
    await t.settle();
    const risky = await stated();
    await begin(risky);
    await finish(risky, { ending: 'declined', codes: ['SPDR01'] });
    await t.settle();
    await begin(risky);
    await finish(risky, { ending: 'accepted', documentExpiresOn: '2039-01-01' });
    await t.settle();
    await t.travel(370 * DAY);
    expect([await state(usual), await state(risky)]).toEqual(['approved', 'under_review']);
    expect((await told(risky)).at(-1)).toBe('identity.reopened');
    await t.travel(370 * DAY);
    expect(await state(usual)).toBe('under_review');
  });

  it('S-12 a document that runs out is announced, and then asked for again', async () => {
    const person = await stated();
    await begin(person);
    const day = new Date(t.get(Clock).now().getTime() + 50 * DAY).toISOString().slice(0, 10);
    await finish(person, { ending: 'accepted', documentExpiresOn: day });
    await t.settle();
    await t.travel(25 * DAY);
    expect((await told(person)).at(-1)).toBe('identity.document_expiring');
    expect(await state(person)).toBe('approved');
    await t.travel(30 * DAY);
    expect(await state(person)).toBe('under_review');
    expect(await told(person)).toEqual(['identity.approved', 'identity.document_expiring', 'identity.reopened']);
  });
});
