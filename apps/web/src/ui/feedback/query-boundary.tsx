import { isOutage } from '@cairn/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './states.js';

interface QueryBoundaryProps<Data> {
  query: UseQueryResult<Data>;
  /** In the shape of the result. */
  pending: ReactNode;
  /** Shown instead of `children` when `isEmpty` is true. */
  empty?: ReactNode;
  isEmpty?: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The four branches of every read: pending, error, empty, data. None of them is ever nothing at all. What was read stays
 * while the service is unavailable: the client retries automatically.
 */
export const QueryBoundary = <Data,>({ query, pending, empty, isEmpty, children }: QueryBoundaryProps<Data>) => {
  if (query.isPending) return <div aria-busy>{pending}</div>;
  const { data, error } = query;
  if (data === undefined || (error !== null && !isOutage(error))) {
    return <ErrorState error={error} onRetry={() => void query.refetch()} />;
  }
  if (isEmpty?.(data)) return empty;
  return children(data);
};
