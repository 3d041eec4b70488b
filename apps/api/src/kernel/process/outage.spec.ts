import { Outage, placeOf, waitAfter } from './outage.js';

it('waits longer from try to try, and never longer than five seconds', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 1_000].map(waitAfter);
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000]);
});

it('names a server by host and port alone', () => {
  expect(placeOf('postgres://cairn:secret@db.example:6543/cairn', 5432)).toBe('db.example:6543');
  expect(placeOf('postgres://cairn@db.example/cairn', 5432)).toBe('db.example:5432');
});

it('says an outage once, again after a minute, and its end', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const outage = new Outage('the queue at 127.0.0.1:6379', (line) => lines.push(line));
  outage.back();
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:6379\n    at somewhere'), { code: 'X' });
  for (let tries = 0; tries < 130; tries++) {
    outage.away(refused);
    jest.advanceTimersByTime(500);
  }
  outage.back();
  outage.back();
  const line = 'Waiting for the queue at 127.0.0.1:6379: connect ECONNREFUSED 127.0.0.1:6379';
  expect(lines).toEqual([line, line, 'Reached the queue at 127.0.0.1:6379 again after 65.0 s']);
  outage.away(refused);
  expect(lines).toHaveLength(4);
  jest.useRealTimers();
});
