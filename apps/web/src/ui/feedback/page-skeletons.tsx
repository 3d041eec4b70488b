import { Skeleton } from './skeleton.js';
import { Columns, PageFrame, Stack } from '../layout/layout.js';

/** A card of a list while it loads. */
export const CardSkeleton = () => (
  <Stack gap={3}>
    <Skeleton ratio="7 / 5" />
    <Skeleton width="40%" height=".875rem" />
    <Skeleton width="75%" height="1.375rem" />
    <Skeleton />
    <Skeleton width="60%" />
    <Skeleton height=".375rem" />
  </Stack>
);

export const CardGridSkeleton = ({ count = 6 }: { count?: number }) => (
  <Columns kind="three">
    {Array.from({ length: count }, (_, at) => (
      <CardSkeleton key={at} />
    ))}
  </Columns>
);

export const RowSkeleton = ({ count = 5 }: { count?: number }) => (
  <Stack gap={5}>
    {Array.from({ length: count }, (_, at) => (
      <Skeleton key={at} height="2.5rem" />
    ))}
  </Stack>
);

export const FormSkeleton = ({ fields = 4 }: { fields?: number }) => (
  <Stack gap={5}>
    {Array.from({ length: fields }, (_, at) => (
      <Stack gap={2} key={at}>
        <Skeleton width="30%" height=".875rem" />
        <Skeleton height="2.75rem" />
      </Stack>
    ))}
  </Stack>
);

export type BonesKind = 'cards' | 'article' | 'form' | 'rows' | 'centred';

/** The outline of a page whose code or words are still on their way. */
export const PageSkeleton = ({ kind }: { kind: BonesKind }) => (
  <PageFrame as="main" aria-busy>
    <Stack gap={6}>
      <Stack gap={3}>
        <Skeleton width="min(24rem, 70%)" height="2.5rem" />
        <Skeleton width="min(34rem, 90%)" />
      </Stack>
      {kind === 'cards' && <CardGridSkeleton />}
      {kind === 'rows' && <RowSkeleton />}
      {(kind === 'form' || kind === 'centred') && <FormSkeleton />}
      {kind === 'article' && (
        <Columns kind="main">
          <Stack gap={5}>
            <Skeleton ratio="16 / 10" />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
          <Skeleton height="26rem" />
        </Columns>
      )}
    </Stack>
  </PageFrame>
);
