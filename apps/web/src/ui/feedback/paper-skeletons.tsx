import { Columns, Stack } from '../layout/layout.js';
import { RowSkeleton } from './page-skeletons.js';
import { Skeleton } from './skeleton.js';

/** A document with its steps beside it. */
export const PaperSkeleton = () => (
  <Columns kind="main">
    <Stack gap={6}>
      <Stack gap={3}>
        <Skeleton width="5rem" height="1.5rem" />
        <Skeleton width="min(28rem, 90%)" height="2.5rem" />
        <Skeleton width="min(34rem, 100%)" />
      </Stack>
      <Skeleton height="30rem" />
    </Stack>
    <Skeleton height="16rem" />
  </Columns>
);

/** Figures in a row, then a list with something beside it. */
export const FiguresSkeleton = () => (
  <Stack gap={7}>
    <Stack gap={3}>
      <Skeleton width="min(20rem, 70%)" height="2.5rem" />
      <Skeleton width="12rem" />
    </Stack>
    <Skeleton height="7rem" />
    <Columns kind="main">
      <Skeleton height="18rem" />
      <Skeleton height="18rem" />
    </Columns>
    <RowSkeleton />
  </Stack>
);
