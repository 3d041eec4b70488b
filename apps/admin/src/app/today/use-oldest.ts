import { useConsoleData, useRead } from '../../lib/data/reads.js';
import { ordersOf } from '../../lib/data/provider/list-query.js';
import type { ConsoleData } from '../../lib/data/provider/data-provider.js';
import type { RowOf } from '../../lib/data/provider/lists.js';
import type { Read } from '../../lib/data/provider/reads.js';
import type { CodeList } from '../../lib/words/words.js';
import { legalNameOf } from '../../lib/format/legal-name.js';
import type { ResourceName } from '../../lib/data/resources.js';
import type { Queue } from './queues.js';

/** A waiting row, as the first screen shows it. */
interface Told {
  /** Null for a row that opens no record: its list shows it. */
  id: string | null;
  /** Its name, or a code that one of these lists has words for. */
  name: string;
  words?: CodeList;
  since: string | null;
  sum?: { amount: number; currency: string };
  /** The list that opens it, where that is not the queue's. */
  list?: ResourceName;
}

export interface Waiting extends Pick<Told, 'name' | 'words' | 'sum' | 'list'> {
  id: string;
  resource: Queue['resource'];
  recordId: Told['id'];
  since: string;
}

const PER_QUEUE = 4;
const SHOWN = 8;

type Tellers = { [Resource in Queue['resource']]: (row: RowOf<Resource>) => Told };

const sumOf = ({ amount, currency }: { amount: number; currency: string }) => ({ sum: { amount, currency } });

/** Of each queue: what a row is called, and since when it waits. */
const TELL: Tellers = {
  campaigns: ({ id, name, submittedAt }) => ({ id, name, since: submittedAt }),
  'campaign-changes': (row) => ({ id: row.id, name: row.campaignName, since: row.proposedAt, ...sumOf(row) }),
  identities: (row) => ({ id: row.id, name: legalNameOf(row), since: row.submittedAt }),
  accreditations: ({ id, name, submittedAt }) => ({ id, name, since: submittedAt }),
  'screening-cases': ({ id, name, openedAt }) => ({ id, name, since: openedAt }),
  'covered-persons': ({ id, campaign, answeredAt }) => ({ id, name: campaign, since: answeredAt }),
  payouts: (row) => ({ id: row.id, name: row.campaignName, since: row.requestedAt, ...sumOf(row) }),
  'late-repayments': (row) => ({ id: null, name: row.campaignName, since: `${row.dueDate}T00:00:00Z`, ...sumOf(row) }),
  withdrawals: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  refunds: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  payments: (row) => ({ id: row.id, name: row.userName, since: row.createdAt, ...sumOf(row) }),
  disputes: (row) => ({ id: row.id, name: row.userName, since: row.openedAt, ...sumOf(row) }),
  'statement-lines': (row) => ({
    id: null,
    name: row.kind,
    words: 'desk.line_kinds',
    since: row.occurredAt,
    ...sumOf(row),
  }),
  'provider-balances': ({ provider, currency, difference, differsSince, readAt }) => ({
    id: null,
    name: provider,
    words: 'desk.providers',
    since: differsSince ?? readAt,
    ...sumOf({ amount: difference, currency }),
  }),
  'bank-lines': (row) => ({
    id: row.id,
    name: row.counterpartyName ?? row.remittance ?? row.account,
    since: row.readAt,
    ...sumOf(row),
  }),
  'bank-returns': (row) => ({ id: row.id, name: row.userName ?? row.number, since: row.createdAt, ...sumOf(row) }),
  'linked-accounts': ({ id, userName, createdAt }) => ({ id, name: userName, since: createdAt }),
  // What the reader has proposed waits for somebody else.
  'payment-files': (row) => ({
    id: row.id,
    name: row.number,
    since: row.mayRelease ? row.madeAt : null,
    ...sumOf(row),
  }),
  'second-decisions': (row) => ({
    id: row.recordId,
    list: row.list,
    name: row.name,
    since: row.madeAt,
    ...sumOf(row),
  }),
  'operator-accounts': ({ makerEmail, madeAt, mayConfirm }) => ({
    id: null,
    name: makerEmail,
    since: mayConfirm ? madeAt : null,
  }),
  'parked-items': ({ sweep, firstFailedAt }) => ({
    id: null,
    name: sweep,
    words: 'failures.jobs',
    since: firstFailedAt,
  }),
  'dead-letters': ({ consumer, diedAt }) => ({ id: null, name: consumer, words: 'failures.jobs', since: diedAt }),
  'platform-fees': ({ makerEmail, madeAt }) => ({ id: null, name: makerEmail ?? '', since: madeAt }),
  'admin-changes': ({ email, madeAt }) => ({ id: null, name: email, since: madeAt }),
  inquiries: ({ id, subject, createdAt }) => ({ id, name: subject, since: createdAt }),
  comments: ({ id, author, waitsSince }) => ({ id, name: author.name, since: waitsSince }),
  'message-reports': ({ id, reported, createdAt }) => ({ id, name: reported.name, since: createdAt }),
  'deletion-requests': ({ id, name, requestedAt }) => ({ id, name, since: requestedAt }),
};

/** The oldest of one state of one queue. */
async function oldestOf(data: ConsoleData, resource: Queue['resource'], state: string): Promise<Waiting[]> {
  const tell = TELL[resource] as (row: unknown) => Told; // rows of the same resource, two lines below
  const page = await data.getList(resource, {
    filter: { state },
    pagination: { page: 1, perPage: PER_QUEUE },
    sort: { field: ordersOf(resource)[0] ?? '', order: 'ASC' },
  });
  return page.data.flatMap((row) => {
    const { id: recordId, since, ...told } = tell(row);
    return since === null ? [] : [{ ...told, id: `${resource}/${row.id}`, resource, recordId, since }];
  });
}

/** The oldest rows of some queues, all in one order; nothing is asked until the queues are known. */
export const useOldest = (queues: readonly Queue[] | undefined) => {
  const provider = useConsoleData();
  const names = queues?.map(({ resource }) => resource) ?? [];
  const read = async (): Promise<Read<Waiting[]>> => {
    const asked = (queues ?? []).flatMap(({ resource, waitingStates }) =>
      waitingStates.map((state) => oldestOf(provider, resource, state)),
    );
    const found = (await Promise.all(asked)).flat();
    found.sort((left, right) => left.since.localeCompare(right.since));
    return { data: found.slice(0, SHOWN), isRead: true };
  };
  return useRead(['oldest', ...names], read, { enabled: queues !== undefined });
};
