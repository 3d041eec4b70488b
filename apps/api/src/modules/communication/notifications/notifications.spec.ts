import { communicationApi, NOTIFICATION_KINDS, usersApi, type EventMap, type Topic } from '@cairn/contracts';
import { newId } from '../../../kernel/crypto/ids.js';
import { Delivery } from '../../../kernel/outbox/delivery.js';
import { Events } from '../../../kernel/outbox/events.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { refusalOf } from '../../../testing/refusal.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

describe('notices and the log of activity', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  /** Of any topic, and with bodies that none has. */
  const emit = (topic: string, ...bodies: Record<string, unknown>[]): Promise<void> =>
    t.db.inTx((tx) => t.get(Events).emitMany(tx, topic as Topic, bodies as EventMap[Topic][]));
  const emitted = async (topic: string, ...bodies: Record<string, unknown>[]): Promise<void> => {
    await emit(topic, ...bodies);
    await t.drain();
  };
  const list = (person: Person, query = {}) => person.api.send(communicationApi.notifications, { query });
  const log = (person: Person, query = {}) => person.api.send(communicationApi.activity, { query });
  const unread = async (person: Person) => (await person.api.send(communicationApi.unreadCount, {})).notifications;

  it.each(Object.entries(NOTIFICATION_KINDS))('%s is told as its row of the table says', async (topic, kind) => {
    const [person, actor] = [await aPerson(t), await aPerson(t)];
    await emitted(topic, { userId: person.id, actorId: actor.id, campaignId: newId(), secret: 'x', amount: 100 });
    const told = (await list(person)).items;
    expect(told.map(({ kind: said }) => said)).toEqual(kind.site ? [topic] : []);
    const logged = [...(await log(person)).items, ...(await log(actor)).items];
    expect(logged.map(({ kind: said }) => said)).toEqual(kind.activity === null ? [] : [topic]);
    // Nothing of an event but what its words use.
    expect(JSON.stringify([told, logged])).not.toContain('secret');
  });

  it('names people as they are now, and strips marks that turn a name round: SEC-27', async () => {
    const [person, actor] = [await aPerson(t), await aPerson(t)];
    await emitted('user.followed', { userId: person.id, actorId: actor.id });
    await t.db.query(`update app_user set first_name = 'Ha\u202enne', last_name = 'Vik' where id = $1`, [actor.id]);
    const [notice] = (await list(person)).items;
    expect(notice?.actor?.name).toBe('Hanne Vik');
    expect(notice?.params).toMatchObject({ actor: 'Hanne Vik' });
    expect((await log(actor)).items[0]?.actor?.id).toBe(person.id);
  });

  it('C-01 gives twenty a page, by cursor or in one piece, newest first and none twice', async () => {
    const person = await aPerson(t);
    await emitted('user.password_changed', ...Array.from({ length: 45 }, () => ({ userId: person.id })));
    const seen: string[] = [];
    let cursor: string | null | undefined;
    const sizes: number[] = [];
    do {
      const page = await list(person, cursor ? { cursor } : {});
      sizes.push(page.items.length);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen).size).toBe(45);
    expect((await list(person, { limit: 40 })).items.map(({ id }) => id)).toEqual(seen.slice(0, 40));
    expect((await log(person)).items).toHaveLength(20);
  });

  it('D-15 orders notices by when it happened, whichever was written first', async () => {
    const person = await aPerson(t);
    await emit('user.two_factor_enabled', { userId: person.id });
    await emit('user.password_changed', { userId: person.id });
    await emit('user.two_factor_disabled', { userId: person.id });
    const rows = await t.db.query<{ id: string }>(
      `select id from kernel.outbox where consumer = 'communication.tell' and body->>'userId' = $1 order by id desc`,
      [person.id],
    );
    for (const { id } of rows) await t.get(Delivery).deliver(id);
    const kinds = ['user.two_factor_disabled', 'user.password_changed', 'user.two_factor_enabled'];
    expect((await list(person)).items.map(({ kind }) => kind)).toEqual(kinds);
    expect((await log(person)).items.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('narrows by part and by what was not read', async () => {
    const person = await aPerson(t);
    await emitted('user.password_changed', { userId: person.id });
    await emitted('withdrawal.sent', { userId: person.id, amount: 100, currency: 'USD', reference: 'R' });
    expect((await list(person, { group: 'money' })).items.map(({ kind }) => kind)).toEqual(['withdrawal.sent']);
    const [first] = (await list(person)).items;
    await person.api.send(communicationApi.markRead, { body: { id: first?.id ?? '' } });
    expect((await list(person, { unread: 'yes' })).items.map(({ kind }) => kind)).toEqual(['user.password_changed']);
    expect((await log(person, { group: 'account' })).items.map(({ kind }) => kind)).toEqual(['user.password_changed']);
  });

  it('marks one or all as read, many windows at a time, and nobody else’s', async () => {
    const [person, other] = [await aPerson(t), await aPerson(t)];
    await emitted('user.password_changed', { userId: person.id }, { userId: person.id }, { userId: other.id });
    const [first] = (await list(person)).items;
    const mark = (who: Person, body = {}) => who.api.send(communicationApi.markRead, { body });
    expect(await mark(other, { id: first?.id })).toMatchObject({ notifications: 1 });
    expect(await unread(person)).toBe(2);
    const replies = await Promise.all(Array.from({ length: 6 }, () => mark(person, { id: first?.id })));
    expect(new Set(replies.map(({ notifications }) => notifications))).toEqual(new Set([1]));
    await Promise.all([mark(person), mark(person), mark(person)]);
    expect([await unread(person), await unread(other)]).toEqual([0, 1]);
  });

  it('tells once of an event that is delivered twice, in turn or at a time', async () => {
    const person = await aPerson(t);
    await emit('user.two_factor_enabled', { userId: person.id });
    const rows = await t.db.query<{ id: string }>(
      `select id from kernel.outbox where consumer = 'communication.tell' and done_at is null`,
    );
    const delivery = t.get(Delivery);
    await Promise.all(rows.flatMap(({ id }) => [delivery.deliver(id), delivery.deliver(id)]));
    await t.db.query('update kernel.outbox set done_at = null, due_at = now() where id = any($1)', [
      rows.map(({ id }) => id),
    ]);
    await t.drain();
    expect((await list(person)).items).toHaveLength(1);
    expect((await log(person)).items).toHaveLength(1);
  });

  it('keeps the log as it was written', async () => {
    const person = await aPerson(t);
    await emitted('user.logged_in', {
      userId: person.id,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect((await log(person)).items[0]).toMatchObject({ kind: 'user.logged_in', agent: 'Firefox, Linux' });
    await expect(t.db.query(`update user_activity set kind = 'x' where user_id = $1`, [person.id])).rejects.toThrow(
      'append-only',
    );
  });

  it('refuses a cursor that is none', async () => {
    const person = await aPerson(t);
    expect(await refusalOf(list(person, { cursor: 'x' }))).toBe('validation.format');
    expect(await person.api.send(usersApi.me, {})).toBeDefined();
  });

  it('are deleted with their recipient', async () => {
    const [leaver, friend] = [await aPerson(t), await aPerson(t)];
    await leaver.api.send(communicationApi.createPreferences, { body: { language: 'fr' } });
    await emitted('user.password_changed', { userId: leaver.id });
    await emitted('user.followed', { userId: friend.id, actorId: leaver.id });
    await emitted('user.pseudonymised', { userId: leaver.id });
    for (const table of ['notification', 'user_activity', 'email_preference']) {
      expect(await t.db.query(`select 1 from ${table} where user_id = $1`, [leaver.id])).toEqual([]);
    }
    expect((await list(friend)).items).toHaveLength(1);
  });
});
