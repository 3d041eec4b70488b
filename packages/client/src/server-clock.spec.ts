import type { Endpoint } from '@cairn/contracts';
import { createClient } from './client.js';
import { createServerClock } from './server-clock.js';

const SERVER = Date.parse('2026-11-20T12:00:00.000Z');
const PLAIN: Endpoint<object> = { method: 'GET', path: '/x', access: 'public' };
const HOUR = 3_600_000;
const dateOf = (instant: number): string => new Date(instant).toUTCString();

describe('the time of the server', () => {
  it.each([-HOUR, 0, HOUR])('is known by a device whose clock is off by %d ms', (off) => {
    const clock = createServerClock(() => SERVER + off);
    expect(clock.now()).toBe(SERVER + off);
    clock.hear(dateOf(SERVER));
    expect(clock.now()).toBe(SERVER);
  });

  it('is not set back by an answer from a cache, nor by one without a date', () => {
    const clock = createServerClock(() => SERVER + HOUR);
    clock.hear(dateOf(SERVER));
    for (const date of [dateOf(SERVER - 24 * HOUR), null, 'application/json']) clock.hear(date);
    expect(clock.now()).toBe(SERVER);
  });

  it('moves on with the device', () => {
    let device = SERVER - HOUR;
    const clock = createServerClock(() => device);
    clock.hear(dateOf(SERVER));
    device += 90_000;
    expect(clock.now()).toBe(SERVER + 90_000);
  });

  it('is the time of the business where the answer tells it, beside that of the machine', async () => {
    const [clock, machine] = [createServerClock(() => SERVER), createServerClock(() => SERVER)];
    const told: Record<string, string> = {
      date: dateOf(SERVER),
      'x-site-time': new Date(SERVER + 240 * HOUR).toISOString(),
    };
    const headers = { get: (name: string) => told[name] ?? null };
    const json = { status: 'success', data: { data: 1 } };
    await createClient(async () => ({ status: 200, json, headers }), { clock, machine }).send(PLAIN, {});
    expect([clock.now(), machine.now()]).toEqual([SERVER + 240 * HOUR, SERVER]);
  });

  it.each([200, 409])('is heard by the client from an answer of status %d', async (status) => {
    const clock = createServerClock(() => SERVER + HOUR);
    const json =
      status === 200 ? { status: 'success', data: { data: 1 } } : { status: 'fail', code: 'x', message: 'x' };
    const headers = { get: (name: string) => (name === 'date' ? dateOf(SERVER) : null) };
    const client = createClient(async () => ({ status, json, headers }), { clock });
    await client.send(PLAIN, {}).catch(() => undefined);
    expect(clock.now()).toBe(SERVER);
  });
});
