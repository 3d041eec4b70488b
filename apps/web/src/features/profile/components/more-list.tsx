import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { ErrorState } from '../../../ui/feedback/states.js';

interface MoreListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[]; nextCursor: string | null }>>;
  empty: ReactNode;
  /** After the last of them. */
  foot?: ReactNode;
  children: (item: Item) => ReactNode;
  className?: string | undefined;
}

/** A list that is read six at a time: pending, error, empty, items and more of them. */
export const MoreList = <Item extends { id: string }>({
  query,
  empty,
  foot,
  children,
  className,
}: MoreListProps<Item>) => {
  if (query.isPending) return <RowSkeleton count={3} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <Stack gap={4}>
      <ul className={className}>
        {items.map((item, at) => (
          // Somebody may have invested in one company twice.
          <li key={`${item.id} ${at}`}>{children(item)}</li>
        ))}
      </ul>
      <LoadMore query={query} />
      {!query.hasNextPage && foot}
    </Stack>
  );
};
