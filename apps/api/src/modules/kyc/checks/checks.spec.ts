import { identityChecksApi, kycApi } from '@cairn/contracts';
import { identityChecksOf } from '../../../testing/rails/identity-checks.js';
import { matchOf } from '../../../testing/screening/screening.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';

describe('identities confirmed by Shufti Pro', () => {
  let t: TestWorld;
  const { begin, choose, finish, newest, stated, state, told } = identityChecksOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await choose('shufti');
  });
  afterAll(() => t.close());

  it('S-12 accepted on the provider’s page approves the record that was sent', async () => {
    const person = await stated();
    const begun = await begin(person);
    expect(begun).toMatchObject({
      provider: 'shufti',
      attempt: 1,
      status: 'open',
      url: expect.stringContaining('/shufti/process/'),
    });
    expect(await state(person)).toBe('under_review');
    await finish(person, { ending: 'accepted', documentExpiresOn: '2031-02-01' });
    await t.settle();
    expect(await state(person)).toBe('approved');
    expect(await person.api.send(identityChecksApi.shufti, {})).toMatchObject({
      status: 'accepted',
      url: null,
      documentExpiresOn: '2031-02-01',
      results: expect.arrayContaining([{ part: 'name', result: 'pass' }]),
    });
    expect(await told(person)).toEqual(['identity.approved']);
  });

  it('S-12 declined is told with its reasons, and a new attempt is open', async () => {
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'declined', codes: ['SPDR15', 'SPDR75'] });
    await t.settle();
    expect(await state(person)).toBe('declined');
    const check = await person.api.send(identityChecksApi.shufti, {});
    expect(check).toMatchObject({ status: 'declined', reasons: ['face', 'name'] });
    expect((await newest(person)).codes).toEqual(['SPDR15', 'SPDR75']);
    expect(await told(person)).toEqual(['identity.check_declined']);
    const again = await begin(person);
    expect(again).toMatchObject({ attempt: 2, status: 'open', reasons: [] });
    expect(await state(person)).toBe('under_review');
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('approved');
  });

  it('S-12 a code that nobody knows is told by the part that failed, else as another reason', async () => {
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'declined', codes: ['SPDR9999'] });
    await t.settle();
    expect((await newest(person)).reasons).toEqual(['not_original']);
  });

  it('S-12 a review at the provider keeps the record under review until it ends', async () => {
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'review' });
    await t.settle();
    expect([(await newest(person)).state, await state(person)]).toEqual(['review', 'under_review']);
    expect(await begin(person)).toMatchObject({ attempt: 1, status: 'review', url: null });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('approved');
  });

  it('S-12 a provider’s word alone approves nobody who may be on a list', async () => {
    const person = await stated();
    const decide = await matchOf(t, person);
    await begin(person);
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect([(await newest(person)).state, await state(person)]).toEqual(['accepted', 'under_review']);
    await decide('dismiss');
    expect(await state(person)).toBe('under_review');
  });

  it('S-12 what was accepted and is declined later moves the identity back', async () => {
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'accepted' });
    await t.settle();
    const { ref } = await newest(person);
    await t.control('POST', `/shufti/checks/${ref}/revise`, { passed: false, codes: ['SPDR06'] });
    await t.settle();
    expect([(await newest(person)).state, await state(person)]).toEqual(['declined', 'declined']);
    expect(await told(person)).toEqual(['identity.approved', 'identity.check_declined']);
  });

  it.each(['timeout', 'cancelled'])(
    'S-12 a page that ended by %s leaves the record as it was, and a new one opens',
    async (ending) => {
      const person = await stated();
      await begin(person);
      await finish(person, { ending });
      await t.settle();
      expect(await state(person)).toBe('under_review');
      expect(await begin(person)).toMatchObject({ attempt: 2, status: 'open' });
    },
  );

  it('S-12 a page that nobody used runs out on its own', async () => {
    const person = await stated();
    await begin(person);
    await t.travel(2 * 60 * 60_000);
    expect((await newest(person)).state).toBe('expired');
    expect(await person.api.send(identityChecksApi.shufti, {})).toMatchObject({
      status: 'expired',
      url: null,
      reasons: ['incomplete'],
    });
  });

  it('a second press of the button leads to the same page', async () => {
    const person = await stated();
    const [one, two] = [await begin(person), await begin(person)];
    expect(two).toEqual(one);
  });

  it('S-12 what was sent counts: a record changed meanwhile is not approved by it', async () => {
    const person = await stated();
    await begin(person);
    const { id, version } = (await person.api.send(kycApi.profile, {})) ?? {};
    await person.api.send(kycApi.changeProfile, {
      params: { id: id ?? '' },
      body: { legalFirstName: 'Other', version: version ?? null },
    });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('under_review');
    expect(await begin(person)).toMatchObject({ attempt: 2, status: 'open' });
  });
});
