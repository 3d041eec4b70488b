import { useConsoleData, useRead } from '../../lib/data/reads.js';
import { ordersOf } from '../../lib/data/provider/list-query.js';
import type { ConsoleData } from '../../lib/data/provider/data-provider.js';
import type { RowOf } from '../../lib/data/provider/lists.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { legalNameOf } from '../../lib/format/legal-name.js';
import type { Queue } from './queues.js';

/** A waiting row, as the first screen shows it. */
interface Told {
  id: string;
  name: string;
  since: string | null;
  sum?: { amount: number; currency: string };
}

export interface Waiting extends Required<Omit<Told, 'since' | 'sum'>> {
  resource: Queue['resource'];
  recordId: string;
  since: string;
  sum: Told['sum'] | undefined;
}

const PER_QUEUE = 4;
const SHOWN = 8;

type Tellers = { [Resource in ResourceName]?: (row: RowOf<Resource>) => Told };

const sumOf = ({ amount, currency }: { amount: number; currency: string }) => ({ sum: { amount, currency } });

/** Of each queue whose rows open: what a row is called, and since when it waits. */
const TELL: Tellers = {
  campaigns: ({ id, name, submittedAt }) => ({ id, name, since: submittedAt }),
  identities: (row) => ({ id: row.id, name: legalNameOf(row), since: row.submittedAt }),
  accreditations: ({ id, name, submittedAt }) => ({ id, name, since: submittedAt }),
  payouts: (row) => ({ id: row.id, name: row.campaignName, since: row.requestedAt, ...sumOf(row) }),
  withdrawals: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  refunds: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  payments: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  disputes: (row) => ({ id: row.id, name: row.userName, since: row.openedAt, ...sumOf(row) }),
  inquiries: ({ id, subject, createdAt }) => ({ id, name: subject, since: createdAt }),
  'message-reports': ({ id, reported, createdAt }) => ({ id, name: reported.name, since: createdAt }),
  'deletion-requests': ({ id, name, requestedAt }) => ({ id, name, since: requestedAt }),
};

/** The oldest of one state of one queue. */
async function oldestOf(data: ConsoleData, resource: Queue['resource'], state: string): Promise<Waiting[]> {
  const tell = TELL[resource] as ((row: unknown) => Told) | undefined; // rows of the same resource, two lines below
  if (tell === undefined) return [];
  const page = await data.getList(resource, {
    filter: { state },
    pagination: { page: 1, perPage: PER_QUEUE },
    sort: { field: ordersOf(resource)[0] ?? '', order: 'ASC' },
  });
  return page.data
    .map(tell)
    .flatMap(({ id, name, since, sum }) =>
      since === null ? [] : [{ id: `${resource}/${id}`, resource, recordId: id, name, since, sum }],
    );
}

/** The oldest rows of some queues, all in one order. */
export const useOldest = (queues: readonly Queue[]) => {
  const provider = useConsoleData();
  return useRead(['oldest', ...queues.map(({ resource }) => resource)], async () => {
    const asked = queues.flatMap(({ resource, waitingStates }) =>
      waitingStates.map((state) => oldestOf(provider, resource, state)),
    );
    const found = (await Promise.all(asked)).flat();
    found.sort((left, right) => left.since.localeCompare(right.since));
    return { data: found.slice(0, SHOWN), isRead: true };
  });
};
