import { wrong } from '../api/failure.js';
import type { Operation } from '../api/operation.js';
import { chosen, instantIn, pageOf } from '../api/paging.js';
import { secondsOf } from '../world.js';

/** So long events are kept (docs.mangopay.com, List all Events): what asks for older ones is refused. */
const KEPT_MS = 45 * 86_400_000;

/** What has happened, one kind of event at a time. */
export const EVENT_OPERATIONS: readonly Operation[] = [
  {
    name: 'events.list',
    method: 'GET',
    path: '/events',
    run(world, { query }) {
      const { EventType: eventType = '' } = query;
      if (!/^[A-Z_]{3,80}$/.test(eventType)) throw wrong({ EventType: 'The EventType field is required.' });
      const oldest = world.clock.now() - KEPT_MS;
      const after = instantIn(query, 'AfterDate');
      if (after !== null && after < oldest) throw wrong({ AfterDate: 'Events are kept for 45 days.' });
      const kept = world.events.all().filter((event) => event.eventType === eventType && event.at >= oldest);
      return pageOf(
        chosen(kept, query, 'Date', ({ at }) => at),
        query,
      ).map(({ resourceId, at }) => ({ ResourceId: resourceId, EventType: eventType, Date: secondsOf(at) }));
    },
  },
];
