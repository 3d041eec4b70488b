import type { Receipt } from './queries.js';

export interface ReceiptEvent {
  event: string;
  at: string | null;
  state: 'done' | 'now' | 'next';
  /** `at` is when it ends. */
  until: boolean;
}

/** Past and coming events; the time in which cancelling is possible comes before the closing. */
export const eventsOf = ({
  timeline,
  cancellable,
  cancelUntil,
  receivedAt,
}: Pick<Receipt, 'timeline' | 'cancellable' | 'cancelUntil' | 'receivedAt'>): ReceiptEvent[] => {
  const events = timeline.map(({ event, at, state }): ReceiptEvent => ({
    event,
    at,
    // Nothing follows it.
    state: event === 'refunded' ? 'done' : state,
    until: event === 'paying',
  }));
  // A reservation is released, not cancelled: its own deadline applies.
  if (!cancellable || receivedAt === null) return events;
  const chance: ReceiptEvent = { event: 'cancellable', at: cancelUntil, state: 'now', until: true };
  const ahead = events.findIndex(({ state }) => state === 'next');
  const at = ahead < 0 ? events.length : ahead;
  // The time in which cancelling is possible is the current step, so that what came before is done.
  const before = events.slice(0, at).map((entry): ReceiptEvent => ({ ...entry, state: 'done' }));
  return [...before, chance, ...events.slice(at)];
};
