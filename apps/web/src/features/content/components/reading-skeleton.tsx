import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { Stack } from '../../../ui/layout/layout.js';

/** A page of text while its words are on their way. */
export const ReadingSkeleton = () => (
  <Stack gap={7} aria-busy>
    <Stack gap={3}>
      <Skeleton width="min(24rem, 70%)" height="2.5rem" />
      <Skeleton width="min(34rem, 90%)" />
    </Stack>
    {['first', 'second', 'third'].map((part) => (
      <Stack key={part} gap={3}>
        <Skeleton width="min(16rem, 60%)" height="1.5rem" />
        <Skeleton width="min(42rem, 100%)" />
        <Skeleton width="min(38rem, 90%)" />
      </Stack>
    ))}
  </Stack>
);
