import { createConnection, waitBefore, watched } from './connection.js';

/** A server that is there or not, and pauses that end when the test says so. */
const world = () => {
  const now = { online: true, there: true };
  const asked: number[] = [];
  const pauses: { milliseconds: number; end: () => void }[] = [];
  const connection = createConnection({
    isOnline: () => now.online,
    probe: () => {
      asked.push(asked.length);
      return now.there ? Promise.resolve(true) : Promise.reject(new Error('Nobody'));
    },
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        pauses.push({ milliseconds, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  return { now, asked, pauses, connection };
};
const request = { method: 'GET', path: '/', headers: {} } as const;
const unanswered = () => Promise.reject(new Error('Nobody'));
const refused = (status: number) => async () => ({ status, json: null, headers: { get: () => null } });
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the connection', () => {
  it('is not lost by one call without an answer while the server can be reached', async () => {
    const { asked, connection } = world();
    await expect(watched(unanswered, connection)(request)).rejects.toThrow('Nobody');
    await settled();
    expect([connection.state(), asked.length]).toEqual(['here', 1]);
  });

  it.each([502, 503, 504])('is looked at when a proxy answers %i', async (status) => {
    const { now, connection } = world();
    now.there = false;
    await watched(refused(status), connection)(request);
    await settled();
    expect(connection.state()).toBe('away');
  });

  it('asks again with growing waits until the server is back, and reports it', async () => {
    const { now, asked, pauses, connection } = world();
    const seen: string[] = [];
    connection.subscribe(() => seen.push(connection.state()));
    now.there = false;
    expect(await connection.check()).toBe('away');
    const back = connection.untilHere();
    await settled();
    pauses[0]?.end();
    await settled();
    now.there = true;
    pauses[1]?.end();
    await back;
    await settled();
    expect([seen, asked.length, pauses.length]).toEqual([['away', 'here'], 3, 2]);
  });

  it('asks at once when somebody presses, and keeps one row of waits', async () => {
    const { now, asked, pauses, connection } = world();
    now.there = false;
    await connection.check();
    await connection.check();
    await settled();
    pauses[0]?.end();
    await settled();
    expect([asked.length, pauses.length]).toEqual([2, 2]);
  });

  it('asks nobody while the device is offline, and the server once it is online', async () => {
    const { now, asked, connection } = world();
    now.online = false;
    expect([await connection.check(), asked.length]).toEqual(['offline', 0]);
    now.online = true;
    expect([await connection.check(), asked.length]).toEqual(['here', 1]);
  });

  it('waits from one to two seconds first and never more than a minute', () => {
    const [least, most] = [() => 0, () => 1];
    expect([waitBefore(0, least), waitBefore(0, most), waitBefore(30, most)]).toEqual([1_000, 2_000, 60_000]);
  });
});
