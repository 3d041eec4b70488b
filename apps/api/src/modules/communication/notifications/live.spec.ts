import { communicationApi, usersAdminApi } from '@cairn/contracts';
import { Sessions } from '../../../kernel/auth/sessions.js';
import { viewOnly, withRequestContext } from '../../../kernel/http/request-context.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Signals } from '../../../kernel/outbox/signals.js';
import { aPerson, type Person } from '../../../testing/people.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { LiveStreams } from './live-streams.js';

/** What a client hears, and how the stream ended. */
interface Listening {
  status: number;
  type: string | null;
  /** Waits until the text has come. */
  until(text: string): Promise<string>;
  ended: Promise<void>;
  close(): void;
}

async function listen(t: TestApp, token: string | null): Promise<Listening> {
  const address = t.app.getHttpServer().address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const aborting = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1.1/notifications/stream`, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    signal: aborting.signal,
  });
  let heard = '';
  let wake: () => void = () => undefined;
  const ended = (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body ?? []) {
        heard += decoder.decode(chunk as Uint8Array, { stream: true });
        wake();
      }
    } catch {
      // The reader went away, or the server cut the line.
    }
    heard += '\u0004';
    wake();
  })();
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    async until(text) {
      while (!heard.includes(text)) {
        if (heard.endsWith('\u0004')) throw new Error(`The stream ended without ${text}: ${heard}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return heard;
    },
    ended,
    close: () => aborting.abort(),
  };
}

describe('the live stream', () => {
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    one = await startTestApp();
    // A second process on the same database.
    other = await startTestApp({}, { database: { ...one.database, drop: async () => undefined } });
    for (const t of [one, other]) {
      await t.app.listen(0, '127.0.0.1');
      // As main.ts does.
      t.get(Signals)
        .on('session_ended')
        .subscribe((id) => t.get(Sessions).forget(id));
      await t.get(Signals).listen();
    }
  });
  afterAll(async () => {
    await other.close();
    await one.close();
  });

  const tell = async (person: Person): Promise<void> => {
    await one.db.inTx((tx) => one.get(Events).emit(tx, 'user.password_changed', { userId: person.id }));
    await one.drain();
  };

  it('tells every process of an event, and only the one whom it concerns', async () => {
    const [person, stranger] = [await aPerson(one), await aPerson(one)];
    const streams = await Promise.all([listen(one, person.token), listen(other, person.token)]);
    const deaf = await listen(other, stranger.token);
    for (const stream of [...streams, deaf]) {
      expect([stream.status, stream.type]).toEqual([200, expect.stringContaining('text/event-stream')]);
      await stream.until(': open');
    }
    await tell(person);
    for (const stream of streams)
      expect(await stream.until('event: notification')).toMatch(/data: \{"id":"[0-9a-f-]{36}"\}/);
    await one.http().post('/api/v1.1/notifications/mark-read').set('authorization', `Bearer ${person.token}`).send({});
    for (const stream of streams) await stream.until('event: read');
    await tell(stranger);
    expect((await deaf.until('event: notification')).match(/event:/g)).toHaveLength(1);
    for (const stream of [...streams, deaf]) stream.close();
  });

  it('tells both sides of a message', async () => {
    const [ines, sami] = [await aPerson(one), await aPerson(one)];
    const streams = await Promise.all([listen(one, ines.token), listen(other, sami.token)]);
    for (const stream of streams) await stream.until(': open');
    const { conversation } = await ines.api.send(communicationApi.sendMessage, {
      body: { to: sami.id, text: 'Hello.' },
    });
    for (const stream of streams) expect(await stream.until('event: message')).toContain(conversation.id);
    for (const stream of streams) stream.close();
  });

  it('is refused without a session, before it begins', async () => {
    expect((await listen(one, null)).status).toBe(401);
    expect((await listen(one, 'x.y.z')).status).toBe(401);
  });

  it('SEC-2 ends with the session, in whichever process that ends', async () => {
    const person = await aPerson(one);
    const stream = await listen(other, person.token);
    await stream.until(': open');
    await one.db.inTx((tx) => one.get(Sessions).revokeAll(tx, person.id));
    await stream.ended;
    expect((await listen(other, person.token)).status).toBe(401);
  });

  it('SEC-58 of a view ends once its admin is signed in to the console no more', async () => {
    const [person, admin] = [await aPerson(one), await aPerson(one, { adminRole: 'super' })];
    const params = { id: person.id };
    const { token } = await admin.api.send(usersAdminApi.view, { params, body: { reason: 'A question of theirs' } });
    const stream = await listen(other, token);
    await stream.until(': open');
    // It checks its session whenever any session ends, and continues while it is valid.
    const stranger = await aPerson(one);
    await one.db.inTx((tx) => one.get(Sessions).revokeAll(tx, stranger.id));
    await tell(person);
    await stream.until('event: notification');
    await one.db.inTx((tx) => one.get(Sessions).revokeAll(tx, admin.id));
    await stream.ended;
    expect((await listen(other, token)).status).toBe(401);
  });

  it('SEC-58 of a view looks at its session at each heartbeat, though a view may only read', async () => {
    const [person, admin] = [await aPerson(one), await aPerson(one, { adminRole: 'super' })];
    const body = { reason: 'A question of theirs' };
    await admin.api.send(usersAdminApi.view, { params: { id: person.id }, body });
    const [view] = await one.db.query<{ id: string }>('select id from session where viewer_id = $1', [admin.id]);
    const caller = await one.get(Sessions).find(view?.id ?? '');
    if (caller === null) throw new Error('The view has no session');
    const looks = jest.spyOn(one.get(Sessions), 'find');
    jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    withRequestContext({ ip: '192.0.2.1', requestId: 'view' }, () => {
      viewOnly();
      const stream = one.get(LiveStreams).of(caller).subscribe();
      jest.advanceTimersByTime(15_000);
      stream.unsubscribe();
    });
    jest.useRealTimers();
    await expect(looks.mock.results[0]?.value).resolves.toMatchObject({ userId: person.id });
    looks.mockRestore();
  });

  it('listens again when the database has hung up, says that something may have been missed, and lets go of ended sessions', async () => {
    const [person, gone] = [await aPerson(one), await aPerson(one)];
    const [stream, ending] = [await listen(one, person.token), await listen(one, gone.token)];
    await stream.until(': open');
    await ending.until(': open');
    await one.database.asOwner(async (client) => {
      // In one transaction with the end of a session: nobody listens when it is told.
      await client.query(`update session set revoked_at = now() where user_id = $1`, [gone.id]);
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cairn_signals' and datname = current_database()`,
      );
    });
    one
      .get(Sessions)
      .forget(
        (await one.db.query<{ id: string }>('select id from session where user_id = $1', [gone.id]))[0]?.id ?? '',
      );
    await stream.until('event: refresh');
    await ending.ended;
    await tell(person);
    await stream.until('event: notification');
    stream.close();
  });

  it('is opened a dozen times by one person, not without end', async () => {
    const person = await aPerson(one);
    const streams = await Promise.all(Array.from({ length: 12 }, () => listen(one, person.token)));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await listen(one, person.token)).status).toBe(429);
    for (const stream of streams) stream.close();
    await Promise.all(streams.map(({ ended }) => ended));
  });

  it('ends with the process, which does not wait for its reader', async () => {
    const person = await aPerson(one);
    const third = await startTestApp({}, { database: { ...one.database, drop: async () => undefined } });
    await third.app.listen(0, '127.0.0.1');
    const stream = await listen(third, person.token);
    await stream.until(': open');
    expect(third.get(LiveStreams).count).toBe(1);
    await third.close();
    await stream.ended;
    expect(third.get(LiveStreams).count).toBe(0);
  });
});
