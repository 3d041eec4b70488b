import { ApiError } from '@cairn/client';
import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useDataProvider, useGetOne, type RaRecord } from 'react-admin';
import type { ConsoleData } from './provider/data-provider.js';
import type { Read } from './provider/reads.js';
import type { RecordName, RecordOf } from './provider/records.js';
import type { ResourceName } from './resources.js';

export const useConsoleData = (): ConsoleData => useDataProvider<ConsoleData>();

interface ReadOptions {
  enabled?: boolean;
  refetchInterval?: number;
  staleTime?: number;
  /** The previous answer stays until the new one arrives. */
  isKept?: boolean;
}

/** Keeps an answer of the data provider's own methods in react-admin's cache, under the resource that changes it. */
export function useRead<T>(
  queryKey: readonly unknown[],
  read: (data: ConsoleData) => Promise<Read<T>>,
  { isKept = false, ...options }: ReadOptions = {},
): UseQueryResult<T> {
  const provider = useConsoleData();
  return useQuery({
    queryKey,
    queryFn: async () => {
      const answer: Partial<Read<T>> & { data: T } = await read(provider);
      // react-admin answers with nothing after it has signed the user out.
      if (answer.isRead !== true) throw new ApiError(401, 'auth.session_ended', '');
      return answer.data;
    },
    retry: false,
    ...(isKept ? { placeholderData: keepPreviousData } : {}),
    ...options,
  });
}

export interface RecordQuery<T> {
  data: T | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * One record. Its mark keeps it apart from the rows of lists, which react-admin would take for records: they know less.
 */
export function useRecord<Name extends RecordName>(resource: Name, id: string | null): RecordQuery<RecordOf<Name>> {
  const { data, error, refetch } = useGetOne<RaRecord & RecordOf<Name>>(
    resource,
    { id: id ?? undefined, meta: { isWhole: true } },
    { retry: false },
  );
  // See useRead: an answer without an id is none.
  return { data: data?.id === undefined ? undefined : data, error, refetch };
}

const QUEUES_KEY = ['queues'] as const;
const QUEUES_EVERY = 60_000;

/** The counts of the queues, fresh once a minute. */
export const useQueues = () => useRead(QUEUES_KEY, (data) => data.queues(), { refetchInterval: QUEUES_EVERY });

/** After a decision: its lists, its record, the counts and the audit log are read again. */
export function useRefresh(resource: ResourceName): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [[resource], QUEUES_KEY, ['audit-log'], ['oldest']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
}
