import { walletApi } from '@cairn/contracts';
import { newId } from '../crypto/ids.js';
import { codeOf } from '../../testing/ledger/books.js';
import { aPerson, type Person } from '../../testing/people.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { IdempotencyStore, requestHash } from './idempotency.store.js';

const BODY = { amount: 5_000, currency: 'USD' };

describe('commands with a key', () => {
  let t: TestApp;
  let person: Person;
  let store: IdempotencyStore;
  beforeAll(async () => {
    t = await startTestApp();
    person = await aPerson(t);
    store = t.get(IdempotencyStore);
  });
  afterAll(() => t.close());

  const open = (key: string | undefined, body: object = BODY, token = person.token) =>
    t
      .http()
      .post('/api/v1.1/wallet')
      .set('authorization', `Bearer ${token}`)
      .set(key === undefined ? {} : { 'idempotency-key': key })
      .send(body);
  const command = (words = 'x') => ({ userId: person.id, key: newId(), hash: requestHash('POST', '/x', { words }) });
  const topUps = async (): Promise<number> =>
    (await t.db.query('select 1 from top_up where user_id = $1', [person.id])).length;

  it('need one, and a UUID', async () => {
    for (const key of [undefined, '', 'x', `${newId()}0`, newId().replaceAll('-', '')]) {
      const answer = await open(key);
      expect([key, answer.status, (answer.body as { code: string }).code]).toEqual([
        key,
        400,
        'idempotency.key_required',
      ]);
    }
  });

  it('give the same bytes again, say so, and do nothing more', async () => {
    const key = newId();
    const before = await topUps();
    const first = await open(key);
    const second = await open(key.toUpperCase(), { currency: 'USD', amount: 5_000 });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.text).toBe(first.text);
    expect([first.headers['idempotent-replayed'], second.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
    expect(await topUps()).toBe(before + 1);
  });

  it('refuse a key that comes with another request, and keep the keys of two people apart', async () => {
    const key = newId();
    const first = await open(key);
    const other = await open(key, { ...BODY, amount: 6_000 });
    expect([other.status, (other.body as { code: string }).code]).toEqual([422, 'idempotency.key_reused']);
    const stranger = await aPerson(t);
    const theirs = await open(key, BODY, stranger.token);
    expect(theirs.status).toBe(201);
    expect(theirs.text).not.toBe(first.text);
  });

  it('U-4 what was refused was not used up: corrected, it is accepted under the same key, and then replayed', async () => {
    const key = newId();
    const before = await topUps();
    const refused = await open(key, { ...BODY, amount: 0 });
    const again = await open(key, { ...BODY, amount: 0 });
    expect([refused.status, again.status, again.headers['idempotent-replayed']]).toEqual([400, 400, undefined]);
    const corrected = await open(key);
    const repeated = await open(key);
    expect([corrected.status, repeated.status, repeated.text]).toEqual([201, 201, corrected.text]);
    expect([corrected.headers['idempotent-replayed'], repeated.headers['idempotent-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect((await open(key, { ...BODY, amount: 6_000 })).status).toBe(422);
    expect(await topUps()).toBe(before + 1);
  });

  it('U-4 two corrected requests at once under the key of a refusal: one is done, both get its answer', async () => {
    const key = newId();
    const before = await topUps();
    await open(key, { ...BODY, amount: 0 });
    const answers = await Promise.all([open(key), open(key)]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await topUps()).toBe(before + 1);
  });

  it('U-4 a refusal while another holds the key does not free it', async () => {
    const held = command();
    await store.claim(held);
    expect(await codeOf(store.claim({ ...held, hash: command('y').hash }))).toBe('idempotency.key_reused');
    expect(await codeOf(store.claim(held))).toBe('idempotency.in_progress');
  });

  it('forget a failure of ours: the same key tries again', async () => {
    const key = newId();
    await t.database.asOwner((client) => client.query('alter table top_up rename to hidden'));
    const failed = await open(key);
    await t.database.asOwner((client) => client.query('alter table hidden rename to top_up'));
    expect(failed.status).toBe(500);
    const again = await open(key);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  it('U-4 a failure of ours keeps the key with its request, since it may have been done', async () => {
    const failed = command();
    await store.claim(failed);
    await store.release(failed);
    expect(await codeOf(store.claim({ ...failed, hash: command('y').hash }))).toBe('idempotency.key_reused');
    expect(await store.claim(failed)).toBeNull();
  });

  it('many at once: one does it, the others get its answer', async () => {
    const key = newId();
    const before = await topUps();
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(key)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await topUps()).toBe(before + 1);
  });

  it('a holder that is still at work is waited for, then 409; one that died gives its key free with its lease', async () => {
    const held = command();
    expect(await store.claim(held)).toBeNull();
    expect(await codeOf(store.claim(held))).toBe('idempotency.in_progress');
    expect(await codeOf(store.claim({ ...held, hash: command('y').hash }))).toBe('idempotency.key_reused');
    await t.db.query(`update kernel.idempotency set lease_until = clock_timestamp() where key = $1`, [held.key]);
    expect(await store.claim(held)).toBeNull();
    await store.finish(held, { status: 201, body: 'done' });
    expect(await store.claim(held)).toEqual({ status: 201, body: 'done' });
  });

  it('a released key is free at once, a finished one stays', async () => {
    const [released, finished] = [command(), command()];
    await store.claim(released);
    await store.release(released);
    expect(await store.claim(released)).toBeNull();
    await store.claim(finished);
    await store.finish(finished, { status: 200, body: null });
    await store.release(finished);
    await store.free(finished);
    expect(await store.claim(finished)).toEqual({ status: 200, body: null });
  });

  it('the hash does not depend on the order of fields, and on everything else it does', () => {
    const of = (body: unknown, path = '/x', method = 'POST') => requestHash(method, path, body).toString('hex');
    expect(of({ a: 1, b: { c: [1, 2], d: null } })).toBe(of({ b: { d: null, c: [1, 2] }, a: 1 }));
    const others = [
      of({ a: 1, b: 2 }),
      of({ a: 1, b: '2' }),
      of({ a: [1, 2] }),
      of({ a: [2, 1] }),
      of({ a: 1, b: 2 }, '/y'),
      of({ a: 1, b: 2 }, '/x', 'PATCH'),
      of(undefined),
      of({}),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('are marked in the contracts wherever money starts to move', () => {
    expect([walletApi.open, walletApi.payByCard, walletApi.withdraw].map(({ idempotent }) => idempotent)).toEqual([
      true,
      true,
      true,
    ]);
  });
});
