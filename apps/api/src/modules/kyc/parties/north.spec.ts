import { adminApi, identityChecksApi, kycApi } from '@cairn/contracts';
import sharp from 'sharp';
import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { identityChecksOf } from '../../../testing/rails/identity-checks.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { WebhookEventEntity } from '../../rails/index.js';
import { InvestorProfileEntity } from '../identity/investor-profile.entity.js';

interface Party {
  partyId: string;
  fields: Record<string, string>;
  documents: { title: string; name: string }[];
}

describe('identities confirmed by North Capital', () => {
  let t: TestWorld;
  const { choose, newest, stated, state, told } = identityChecksOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await choose('north');
  });
  afterAll(() => t.close());

  const register = (person: Person) => person.api.send(identityChecksApi.createParty, { body: {} });
  const check = (person: Person) => person.api.send(identityChecksApi.checkNorth, {});
  const partyOf = async (person: Person): Promise<Party> => {
    const { partyId } = await person.api.send(identityChecksApi.north, {});
    const { parties } = await t.control<{ parties: Party[] }>('GET', '/north/parties');
    const found = parties.find((party) => party.partyId === partyId);
    if (found === undefined) throw new Error('There is no such party');
    return found;
  };
  const decide = async (person: Person, kyc: string, aml = 'Auto Approved') => {
    await t.control('POST', `/north/parties/${(await partyOf(person)).partyId}/decide`, { kyc, aml });
    await t.settle();
  };
  const calls = async (operation: string): Promise<number> =>
    (
      await t.db.query<{ count: number }>('select count(*)::int as count from provider_call where operation = $1', [
        operation,
      ])
    )[0]?.count ?? 0;

  it('S-12 a person is registered, compared, and approved', async () => {
    const person = await stated();
    expect(await person.api.send(identityChecksApi.north, {})).toMatchObject({ partyId: null, check: null });
    expect(await failureOf(check(person))).toMatchObject({ code: 'kyc.party_missing' });
    const { partyId } = await register(person);
    expect(partyId).toMatch(/^P\d+$/);
    expect((await partyOf(person)).fields).toMatchObject({
      dob: '05-17-1984',
      primCountry: 'FRA',
      primState: 'NOUS',
      domicile: 'non-resident',
    });
    expect(await failureOf(register(person))).toMatchObject({ code: 'kyc.party_exists' });
    expect(await check(person)).toMatchObject({ check: { status: 'accepted', url: null }, errors: [], warnings: [] });
    expect(await state(person)).toBe('approved');
    await t.settle();
    expect(await told(person)).toEqual(['identity.approved']);
  });

  it('S-12 declined, with the qualifiers as reasons', async () => {
    const person = await stated({ legalLastName: 'Decline' });
    await register(person);
    expect(await check(person)).toMatchObject({ check: { status: 'declined' }, errors: ['address'] });
    expect(await state(person)).toBe('declined');
    const listed = await stated({ legalLastName: 'Listed' });
    await register(listed);
    expect(await check(listed)).toMatchObject({ check: { status: 'declined' }, errors: ['listed'] });
  });

  it('S-12 the provider’s people decide later, and may change their mind', async () => {
    const person = await stated({ legalLastName: 'Review' });
    await register(person);
    expect(await check(person)).toMatchObject({ check: { status: 'review' } });
    expect(await state(person)).toBe('under_review');
    await decide(person, 'Manually Approved');
    expect(await state(person)).toBe('approved');
    await decide(person, 'Disapproved');
    expect([(await newest(person)).state, await state(person)]).toEqual(['declined', 'declined']);
  });

  it('S-12 a lost message costs minutes: the poller asks', async () => {
    const person = await stated({ legalLastName: 'Review' });
    await register(person);
    await check(person);
    await t.settle();
    await t.control('POST', '/webhooks/policies', { policy: 'drop', endpoint: 'north.updateKycAml', times: 1 });
    await decide(person, 'Manually Approved');
    expect(await state(person)).toBe('under_review');
    await t.travel(10 * 60_000);
    expect(await state(person)).toBe('approved');
  });

  it.each(['http_500', 'http_429'])('S-12 an hour of %s settles by itself, without a dead letter', async (effect) => {
    const person = await stated({ legalLastName: 'Review' });
    await register(person);
    await check(person);
    await t.settle();
    await t.control('POST', '/faults', { provider: 'north', operation: '*', effect, times: 10_000 });
    await decide(person, 'Manually Approved');
    for (let n = 0; n < 4; n++) await t.travel(15 * 60_000);
    expect(await state(person)).toBe('under_review');
    await t.control('POST', '/reset', {});
    await t.travel(60 * 60_000);
    expect(await state(person)).toBe('approved');
    expect(await t.db.query('select 1 from kernel.dead_letter')).toEqual([]);
  });

  it('a check whose answer was lost is found, and not paid for again', async () => {
    const person = await stated();
    await register(person);
    const fault = { provider: 'north', operation: 'performKycAmlBasic', effect: 'commit_then_drop', times: 1 };
    await t.control('POST', '/faults', fault);
    expect(await failureOf(check(person))).toMatchObject({ code: 'kyc.provider_unavailable' });
    const paid = await calls('identity_check');
    await t.travel(5 * 60_000);
    expect(await state(person)).toBe('approved');
    expect(await calls('identity_check')).toBe(paid);
  });

  it('a check that never arrived is repeated when the person asks, and not before', async () => {
    const person = await stated();
    await register(person);
    const fault = { provider: 'north', operation: 'performKycAmlBasic', effect: 'html_error_page', times: 1 };
    await t.control('POST', '/faults', fault);
    expect(await failureOf(check(person))).toMatchObject({ code: 'kyc.provider_unavailable' });
    await t.travel(5 * 60_000);
    expect([(await newest(person)).state, await state(person)]).toEqual(['planned', 'under_review']);
    expect(await check(person)).toMatchObject({ check: { status: 'accepted' } });
  });

  it('a record that was corrected is sent again before the next check', async () => {
    const person = await stated({ legalLastName: 'Decline' });
    await register(person);
    await check(person);
    const profile = await person.api.send(kycApi.profile, {});
    await person.api.send(kycApi.changeProfile, {
      params: { id: profile?.id ?? '' },
      body: { legalLastName: 'Okafor', version: profile?.version ?? null },
    });
    expect(await check(person)).toMatchObject({ check: { status: 'accepted', attempt: 2 } });
    expect((await partyOf(person)).fields['lastName']).toBe('Okafor');
    const other = await stated();
    await register(other);
    const { partyId } = await partyOf(person);
    const changed = other.api.send(identityChecksApi.updateParty, { params: { partyId }, body: {} });
    expect(await failureOf(changed)).toMatchObject({ code: 'request.not_found' });
  });

  it('security 16: what is encrypted with another key, altered, or not encrypted proves nothing', async () => {
    const person = await stated({ legalLastName: 'Review' });
    await register(person);
    await check(person);
    await t.settle();
    for (const forgery of ['bad_signature', 'altered_body']) {
      await t.control('POST', '/webhooks/policies', {
        policy: 'forge',
        forgery,
        endpoint: 'north.updateKycAml',
        times: 1,
      });
      await decide(person, 'Manually Approved');
      expect(await state(person)).toBe('under_review');
      await decide(person, 'Pending');
    }
    const { partyId } = await partyOf(person);
    const plain = await t.http().post('/api/v1.1/webhooks/north/updateKycAml').send({ statusCode: '101', partyId });
    expect([plain.status, (plain.body as { code?: string }).code]).toEqual([400, 'payment.signature']);
  });

  it('SEC-51 keys that a provider repeats are not stored', async () => {
    const person = await stated();
    await register(person);
    await check(person);
    await t.settle();
    const { partyId } = await partyOf(person);
    const kept = await t.db.manager.findBy(WebhookEventEntity, { provider: 'north', objectId: partyId });
    expect(kept.map(({ type, proof }) => `${type} ${proof}`).sort()).toEqual([
      'createParty encrypted',
      'performKycAmlBasic encrypted',
    ]);
    for (const { id, body } of kept) {
      const text = t.get(PersonalData).decrypt(body ?? Buffer.alloc(0), { table: 'webhook_event', column: 'body', id });
      expect(text).toContain(partyId);
      expect(text).not.toContain('north-sandbox-key');
    }
  });

  it('SEC-43 SEC-46 a document is encoded anew, sent on, and opened by compliance through a link of its own', async () => {
    const person = await stated({ legalLastName: 'More' });
    await register(person);
    expect(await check(person)).toMatchObject({ check: { status: 'review' }, errors: ['incomplete'] });
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0c5d6c' } })
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('title', 'passport');
    form.set('document', new File([new Uint8Array(picture)], 'mine.jpg'));
    const answer = await fetch(`${await t.app.getUrl()}/api/v1.1/north-kyc/document`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    expect(answer.status).toBe(200);
    expect((await person.api.send(identityChecksApi.north, {})).documents).toMatchObject([
      { title: 'passport', name: 'mine.jpg' },
    ]);
    await t.travel(60_000);
    expect((await partyOf(person)).documents).toMatchObject([{ title: 'passport', name: 'passport.png' }]);
    const compliance = await aPerson(t, { adminRole: 'compliance' });
    const { id } = await t.db.manager.findOneByOrFail(InvestorProfileEntity, { userId: person.id });
    const { documents } = await compliance.api.send(adminApi.identity, { params: { id } });
    expect(documents).toMatchObject([{ title: 'passport', file: 'ready', forwardedAt: expect.any(String) }]);
    const opened = await t.http().get(documents[0]?.link ?? '');
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await sharp(opened.body as Buffer).metadata()).exif).toBeUndefined();
    expect((await t.http().get((documents[0]?.link ?? '').replace(/signature=.*/, 'signature=x'))).status).toBe(403);
  });
});
