import { eventsOf } from './timeline.js';

const timeline = [
  { event: 'reserved', at: '2026-11-20T09:00:00Z', state: 'done' as const },
  { event: 'received', at: '2026-11-20T09:01:00Z', state: 'now' as const },
  { event: 'closing', at: '2026-12-31T04:59:59Z', state: 'next' as const },
];
const cancelUntil = '2026-12-29T04:59:59Z';
const receivedAt = '2026-11-20T09:01:00Z';

it('S-08 says until when one can cancel, before the closing', () => {
  expect(
    eventsOf({ timeline, cancelUntil, receivedAt, cancellable: true }).map(({ event, state }) => [event, state]),
  ).toEqual([
    ['reserved', 'done'],
    ['received', 'done'],
    ['cancellable', 'now'],
    ['closing', 'next'],
  ]);
});

it('leaves it out once it is too late', () => {
  expect(eventsOf({ timeline, cancelUntil, receivedAt, cancellable: false }).map(({ event }) => event)).toEqual([
    'reserved',
    'received',
    'closing',
  ]);
});

it('says until when a place is held for the payment', () => {
  const waiting = [{ event: 'paying', at: '2026-11-20T09:30:00Z', state: 'next' as const }];
  expect(eventsOf({ timeline: waiting, cancelUntil, receivedAt: null, cancellable: true })[0]?.until).toBe(true);
});

it('U-6 what was never paid has no time in which it could be cancelled and returned', () => {
  const waiting = [{ event: 'reserved', at: '2026-11-20T09:00:00Z', state: 'now' as const }];
  const events = eventsOf({ timeline: waiting, cancelUntil, receivedAt: null, cancellable: true });
  expect(events.map(({ event }) => event)).toEqual(['reserved']);
});

it('has no current step once the money is returned', () => {
  const back = [timeline[0], { event: 'refunded', at: '2026-11-25T09:00:00Z', state: 'now' as const }].flatMap(
    (event) => event ?? [],
  );
  const events = eventsOf({ timeline: back, cancelUntil, receivedAt, cancellable: false });
  expect(events.map(({ state }) => state)).toEqual(['done', 'done']);
});
