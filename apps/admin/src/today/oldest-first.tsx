import { adminApi, adminContentApi, communicationAdminApi, paymentsDeskApi, usersAdminApi } from '@cairn/contracts';
import type { Client } from '@cairn/client';
import type { ReactNode } from 'react';
import { useConsoleQuery, useMay } from '../app/client.js';
import { formatAge } from '../app/format.js';
import { legalNameOf } from '../app/legal-name.js';
import { useLanguage, useSay } from '../app/words.js';
import { DataTable, TableBones, type Column } from '../ui/lists/data-table.js';
import { Empty } from '../ui/records/empty.js';
import { Money } from '../ui/records/money.js';
import { ErrorNotice } from '../ui/records/notice.js';
import { Muted, Said } from '../ui/records/text.js';
import { QUEUES, type Queue } from './queues.js';
import css from './today.module.css';

interface Waiting {
  id: string;
  resource: Queue['resource'];
  recordId: string;
  name: string;
  amount: ReactNode;
  since: string;
}

const PER_QUEUE = 4;
const SHOWN = 8;

/** The oldest of one state of one queue. */
async function oldestOf(client: Client, resource: Queue['resource'], state: string): Promise<readonly Waiting[]> {
  const query = { state, perPage: PER_QUEUE, page: 1, sort: 'oldest' } as const;
  const waiting = (recordId: string, name: string, since: string, amount: ReactNode = null): Waiting => ({
    id: `${resource}/${recordId}`,
    resource,
    recordId,
    name,
    since,
    amount,
  });
  switch (resource) {
    case 'campaigns':
      return (await client.send(adminApi.campaigns, { query })).items.flatMap(({ id, name, submittedAt }) =>
        submittedAt === null ? [] : [waiting(id, name, submittedAt)],
      );
    case 'identities':
      return (await client.send(adminApi.identities, { query })).items.map((row) =>
        waiting(row.id, legalNameOf(row), row.submittedAt),
      );
    case 'accreditations':
      return (await client.send(adminApi.accreditations, { query })).items.map((row) =>
        waiting(row.id, row.name, row.submittedAt),
      );
    case 'payouts':
      return (await client.send(adminApi.payouts, { query })).items.map((row) =>
        waiting(row.id, row.campaignName, row.requestedAt, <Money minor={row.amount} currency={row.currency} />),
      );
    case 'withdrawals':
      return (await client.send(adminApi.withdrawals, { query })).items.map((row) =>
        waiting(row.id, row.userName, row.createdAt, <Money minor={row.amount} currency={row.currency} />),
      );
    case 'refunds':
      return (await client.send(paymentsDeskApi.refunds, { query })).items.map((row) =>
        waiting(row.id, row.userName, row.createdAt, <Money minor={row.amount} currency={row.currency} />),
      );
    case 'payments':
      return (await client.send(paymentsDeskApi.payments, { query })).items.map((row) =>
        waiting(row.id, row.userName, row.createdAt, <Money minor={row.amount} currency={row.currency} />),
      );
    case 'disputes':
      return (await client.send(paymentsDeskApi.disputes, { query })).items.map((row) =>
        waiting(row.id, row.userName, row.openedAt, <Money minor={row.amount} currency={row.currency} />),
      );
    case 'late-repayments':
    case 'statement-lines':
    case 'parked-items':
    case 'dead-letters':
    case 'admin-changes':
    case 'platform-fees':
      return [];
    case 'inquiries':
      return (await client.send(adminContentApi.inquiries, { query })).items.map((row) =>
        waiting(row.id, row.subject, row.createdAt),
      );
    case 'message-reports':
      return (await client.send(communicationAdminApi.messageReports, { query })).items.map((row) =>
        waiting(row.id, row.reported.name, row.createdAt),
      );
    case 'deletion-requests':
      return (await client.send(usersAdminApi.deletionRequests, { query })).items.map((row) =>
        waiting(row.id, row.name, row.requestedAt),
      );
  }
}

async function oldestOfAll(client: Client, queues: readonly Queue[]): Promise<readonly Waiting[]> {
  const asked = queues.flatMap(({ resource, waitingStates }) =>
    waitingStates.map((state) => oldestOf(client, resource, state)),
  );
  const found = (await Promise.all(asked)).flat();
  return found.sort((left, right) => left.since.localeCompare(right.since)).slice(0, SHOWN);
}

/** What has waited longest over all queues the reader may see: the order in which to take things. */
export const OldestFirst = ({ isAnyWaiting }: { isAnyWaiting: boolean }) => {
  const say = useSay();
  const language = useLanguage();
  const may = useMay();
  const queues = QUEUES.filter(({ permission }) => may(permission));
  const { data, error, refetch, dataUpdatedAt } = useConsoleQuery(
    ['oldest', ...queues.map(({ resource }) => resource)],
    (client) => oldestOfAll(client, queues),
  );
  const columns: readonly Column<Waiting>[] = [
    { key: 'what', header: say('today.what'), renderCell: ({ name }) => <Said>{name}</Said> },
    {
      key: 'queue',
      header: say('today.queue'),
      renderCell: ({ resource }) => <Muted>{say(`nav.${resource}`)}</Muted>,
    },
    { key: 'amount', header: say('list.amount'), isFigure: true, isWideOnly: true, renderCell: ({ amount }) => amount },
    {
      key: 'since',
      header: say('today.waits_for'),
      isFigure: true,
      renderCell: ({ since }) => formatAge(language, dataUpdatedAt - Date.parse(since)),
    },
  ];
  return (
    <section className={css.section}>
      <h2>{say('today.oldest_first')}</h2>
      {error !== null && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <TableBones label={say('today.oldest_first')} columns={columns} />}
      {data?.length === 0 && <Empty kind="clear">{say(isAnyWaiting ? 'today.counted_alone' : 'today.all_done')}</Empty>}
      {data !== undefined && data.length > 0 && (
        <DataTable
          label={say('today.oldest_first')}
          columns={columns}
          rows={data}
          isFlush
          linkTo={({ resource, recordId }) => `/${resource}/${recordId}`}
        />
      )}
    </section>
  );
};
