import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';

/** The overview while it loads: figures with their bar and a chart, panels beside them. */
export const OverviewSkeleton = () => (
  <Columns kind="main">
    <Stack gap={7}>
      <Stack>
        <Skeleton width="min(16rem, 60%)" height="3rem" />
        <Skeleton height=".75rem" />
        <Skeleton width="80%" />
      </Stack>
      <Stack>
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton ratio="3 / 1" />
      </Stack>
      <RowSkeleton count={3} />
    </Stack>
    <Stack gap={5}>
      <Skeleton height="11rem" />
      <Skeleton height="14rem" />
    </Stack>
  </Columns>
);
