import { PersonalData } from '../../../kernel/crypto/personal-data.js';
import { Events } from '../../../kernel/outbox/events.js';
import { identityChecksOf } from '../../../testing/rails/identity-checks.js';
import { failureOf } from '../../../testing/refusal.js';
import { startTestWorld, type TestWorld } from '../../../testing/test-sandbox.js';
import { WebhookEventEntity } from '../../rails/index.js';

describe('messages and answers about identity checks', () => {
  let t: TestWorld;
  const { begin, choose, finish, newest, stated, state, told } = identityChecksOf(() => t);
  beforeAll(async () => {
    t = await startTestWorld();
    await choose('shufti');
  });
  afterAll(() => t.close());

  it('S-12 a lost callback costs minutes: the poller asks', async () => {
    const person = await stated();
    await begin(person);
    await t.control('POST', '/webhooks/policies', { policy: 'drop', endpoint: 'shufti', times: 1 });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('under_review');
    await t.travel(5 * 60_000);
    expect(await state(person)).toBe('approved');
  });

  it.each(['http_500', 'http_429'])('S-12 an hour of %s settles by itself, without a dead letter', async (effect) => {
    const person = await stated();
    await begin(person);
    await t.control('POST', '/faults', { provider: 'shufti', operation: '*', effect, times: 10_000 });
    await t.control('POST', '/webhooks/policies', { policy: 'drop', endpoint: 'shufti', times: 5 });
    await finish(person, { ending: 'accepted' });
    for (let n = 0; n < 4; n++) await t.travel(15 * 60_000);
    expect(await state(person)).toBe('under_review');
    await t.control('POST', '/reset', {});
    await t.travel(60 * 60_000);
    expect(await state(person)).toBe('approved');
    expect(await t.db.query('select 1 from kernel.dead_letter')).toEqual([]);
  });

  it.each(['bad_signature', 'altered_body'])('security 16: a forged callback (%s) has no effect', async (forgery) => {
    const person = await stated();
    await begin(person);
    await t.control('POST', '/webhooks/policies', { policy: 'forge', forgery, endpoint: 'shufti', times: 1 });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('under_review');
    const { deliveries } = await t.control<{ deliveries: { attempts: { status: number }[] }[] }>(
      'GET',
      '/webhooks/deliveries?state=forged&limit=1',
    );
    expect(deliveries[0]?.attempts[0]?.status).toBe(400);
  });

  it('security 16: a true callback that is sent again changes nothing', async () => {
    const person = await stated();
    await begin(person);
    await t.control('POST', '/webhooks/policies', { policy: 'duplicate', endpoint: 'shufti', copies: 3, times: 1 });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    const { ref } = await newest(person);
    await t.control('POST', `/shufti/checks/${ref}/revise`, { passed: false, codes: ['SPDR06'] });
    await t.settle();
    const { deliveries } = await t.control<{ deliveries: { id: string; type: string }[] }>(
      'GET',
      '/webhooks/deliveries?type=verification.accepted&limit=1',
    );
    await t.control('POST', `/webhooks/deliveries/${deliveries[0]?.id}/resend`, {});
    await t.settle();
    expect(await state(person)).toBe('declined');
    expect(await told(person)).toEqual(['identity.approved', 'identity.check_declined']);
    const kept = await t.db.manager.findBy(WebhookEventEntity, { provider: 'shufti', objectId: ref ?? '' });
    expect(kept.map(({ type }) => type).sort()).toEqual(['verification.accepted', 'verification.status.changed']);
  });

  it('a callback that comes before the reply is acted on', async () => {
    await t.control('POST', '/shufti/settings', { callbackFirst: true });
    const person = await stated();
    await begin(person);
    await t.control('POST', '/shufti/settings', { callbackFirst: false });
    await finish(person, { ending: 'accepted' });
    await t.settle();
    expect(await state(person)).toBe('approved');
  });

  it('SEC-51 keys that a provider repeats are not stored', async () => {
    await t.control('POST', '/shufti/settings', { echoKeys: true });
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'accepted' });
    await t.settle();
    await t.control('POST', '/shufti/settings', { echoKeys: false });
    expect(await state(person)).toBe('approved');
    const { ref } = await newest(person);
    const [kept] = await t.db.manager.findBy(WebhookEventEntity, { provider: 'shufti', objectId: ref ?? '' });
    const text = t
      .get(PersonalData)
      .decrypt(kept?.body ?? Buffer.alloc(0), { table: 'webhook_event', column: 'body', id: kept?.id ?? '' });
    expect(text).toContain('verification.accepted');
    expect(text).not.toContain('shufti-sandbox-secret');
  });

  it.each(['legacy', 'hashed'])(
    'a signature made in another way than the account’s (%s) proves nothing',
    async (signature) => {
      await t.control('POST', '/shufti/settings', { signature });
      const person = await stated();
      const outcome = await failureOf(begin(person)).catch(() => null);
      await t.control('POST', '/shufti/settings', { signature: 'hashed' });
      expect(outcome?.code ?? 'begun').toBe(signature === 'hashed' ? 'begun' : 'kyc.provider_unavailable');
    },
  );

  it('an answer that is lost after the effect costs one attempt, and the person nothing', async () => {
    const person = await stated();
    await t.control('POST', '/faults', {
      provider: 'shufti',
      operation: 'verification.create',
      effect: 'commit_then_drop',
      times: 1,
    });
    expect(await failureOf(begin(person))).toMatchObject({ code: 'kyc.provider_unavailable' });
    expect(await begin(person)).toMatchObject({ attempt: 2, status: 'open', url: expect.any(String) });
  });

  it('a provider forgets the person whose account is closed; our own record of the check stays', async () => {
    const person = await stated();
    await begin(person);
    await finish(person, { ending: 'accepted' });
    await t.settle();
    const { ref } = await newest(person);
    await t.db.inTx((tx) => t.get(Events).emit(tx, 'user.pseudonymised', { userId: person.id }));
    await t.settle();
    const { checks } = await t.control<{ checks: { reference: string }[] }>('GET', '/shufti/checks');
    expect(checks.map(({ reference }) => reference)).not.toContain(ref);
    expect((await newest(person)).state).toBe('accepted');
  });
});
