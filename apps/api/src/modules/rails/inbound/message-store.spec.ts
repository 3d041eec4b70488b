import { newId } from '../../../kernel/crypto/ids.js';
import { Events } from '../../../kernel/outbox/events.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { MessageStore } from './message-store.js';
import type { MessageToStore } from './store-messages.js';

describe('the store of messages', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());
  afterEach(() => jest.restoreAllMocks());

  const aMessage = (told: Partial<MessageToStore> = {}): MessageToStore => {
    const id = newId();
    const hints = [{ kind: 'collection' as const, ref: `cs_${id}` }];
    return {
      id,
      provider: 'stripe',
      endpoint: 'platform',
      deliveryId: `evt_${id}`,
      type: 'checkout.session.completed',
      proof: 'signature',
      hints: JSON.stringify(hints),
      live: false,
      objectId: `cs_${id}`,
      body: Buffer.from([0, 1, 255, 92, 34]),
      events: t.get(Events).rows('provider.message', [{ webhookId: id, provider: 'stripe', hints }]),
      ...told,
    };
  };
  const stored = async (messages: readonly MessageToStore[]) => {
    const rows = await t.db.query<{ id: string; body: Buffer; events: number; outcome: string | null }>(
      `select w.id, w.body, w.outcome,
         (select count(*)::int from kernel.outbox o where o.body->>'webhookId' = w.id::text) as events
       from webhook_event w where w.delivery_id = any($1)`,
      [messages.map(({ deliveryId }) => deliveryId)],
    );
    return rows;
  };
  const keepAll = (messages: readonly MessageToStore[]) =>
    Promise.allSettled(messages.map((message) => t.get(MessageStore).keep(message)));
  const statements = () => jest.spyOn(t.db, 'query');

  it('stores each of many with its event, in fewer statements than messages', async () => {
    const messages = Array.from({ length: 200 }, () => aMessage());
    const asked = statements();
    const ends = await keepAll(messages);
    expect(asked.mock.calls.length).toBeLessThan(10);
    expect(ends.every(({ status }) => status === 'fulfilled')).toBe(true);
    const rows = await stored(messages);
    expect(rows).toHaveLength(200);
    expect(rows.every(({ events, body }) => events === 1 && body.equals(Buffer.from([0, 1, 255, 92, 34])))).toBe(true);
  });

  it('stores one that arrives alone at once', async () => {
    const message = aMessage({ events: [], hints: '[]', objectId: null });
    await t.get(MessageStore).keep(message);
    expect(await stored([message])).toMatchObject([{ id: message.id, events: 0, outcome: 'ignored' }]);
  });

  it('keeps the same delivery once, within a statement, at the same time and again', async () => {
    const first = aMessage();
    const again = () => aMessage({ deliveryId: first.deliveryId });
    await keepAll([aMessage(), aMessage(), first, again(), again(), again()]);
    await t.get(MessageStore).keep(again());
    expect(await stored([first])).toMatchObject([{ events: 1 }]);
  });

  it('a message that cannot be stored keeps no other from being stored, and alone is refused', async () => {
    const broken = aMessage({ type: 'a\u0000b' });
    const others = Array.from({ length: 20 }, () => aMessage());
    const ends = await keepAll([...others.slice(0, 10), broken, ...others.slice(10)]);
    expect(ends.map(({ status }) => status)).toEqual(
      [...others.slice(0, 10), broken, ...others.slice(10)].map((one) => (one === broken ? 'rejected' : 'fulfilled')),
    );
    expect(await stored(others)).toHaveLength(20);
    expect(await stored([broken])).toEqual([]);
  });

  it('refuses all at once while the database is away, and stores them when they come again', async () => {
    const away = Object.assign(new Error('the server is going down'), { code: '57P01' });
    const messages = Array.from({ length: 30 }, () => aMessage());
    const asked = statements().mockRejectedValue(away);
    const ends = await keepAll(messages);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect(asked.mock.calls.length).toBeLessThan(5);
    jest.restoreAllMocks();
    await keepAll(messages);
    expect(await stored(messages)).toHaveLength(30);
  });

  it('tells no sender that its message is kept before it is', async () => {
    const query = t.db.query.bind(t.db);
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    statements().mockImplementation(async (...asked: Parameters<typeof query>) => {
      await gate;
      return query(...asked) as Promise<never>;
    });
    const told: string[] = [];
    const messages = Array.from({ length: 5 }, () => aMessage());
    const all = Promise.all(
      messages.map((message) =>
        t
          .get(MessageStore)
          .keep(message)
          .then(() => told.push(message.id)),
      ),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
    letGo();
    await all;
    expect(told.toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  });
});
