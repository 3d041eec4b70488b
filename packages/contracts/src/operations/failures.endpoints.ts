import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { Done } from '../users/users.replies.js';
import type { DeadLetterRow, ParkedItemRow } from './failures.replies.js';
import type { RetryItemRequest } from './failures.requests.js';

/** Work that could not be finished: items of sweeps, and messages that were given up. */
export const failuresApi = {
  parkedItems: endpoint<{ query: AdminListQuery }, AdminPage<ParkedItemRow>>(
    'GET',
    '/admin/parked-items',
    'operations.retry',
  ),
  retryItem: endpoint<{ body: RetryItemRequest }, Done>('POST', '/admin/parked-items/retry', 'operations.retry', {
    stepUp: true,
  }),
  deadLetters: endpoint<{ query: AdminListQuery }, AdminPage<DeadLetterRow>>(
    'GET',
    '/admin/dead-letters',
    'operations.retry',
  ),
  replayLetter: endpoint<{ params: IdParams }, DeadLetterRow>(
    'POST',
    '/admin/dead-letters/:id/replay',
    'operations.retry',
    {
      stepUp: true,
    },
  ),
};
