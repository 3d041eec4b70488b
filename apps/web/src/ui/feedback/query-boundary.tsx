import { isOutage, isTooMany } from '@cairn/client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, TooManyNotice } from './states.js';

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
 * while the service is unavailable or a limit is reached: the client retries automatically.
 */
export const QueryBoundary = <Data,>({ query, pending, empty, isEmpty, children }: QueryBoundaryProps<Data>) => {
  if (query.isPending) return <div aria-busy>{pending}</div>;
  const { data, error } = query;
  const again = () => void query.refetch();
  if (data === undefined || (error !== null && !isOutage(error) && !isTooMany(error))) {
    return <ErrorState error={error} onRetry={again} />;
  }
  // In one place with the notice and without it: what is typed below stays.
  return (
    <>
      {isTooMany(error) && <TooManyNotice error={error} onRetry={again} />}
      {isEmpty?.(data) ? empty : children(data)}
    </>
  );
};
