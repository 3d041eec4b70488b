import { Bone } from './bone.js';
import { Columns, PageFrame, Stack } from './layout.js';

/** A card of a list while it loads. */
export const CardBones = () => (
  <Stack gap={3}>
    <Bone ratio="7 / 5" />
    <Bone width="40%" height=".875rem" />
    <Bone width="75%" height="1.375rem" />
    <Bone />
    <Bone width="60%" />
    <Bone height=".375rem" />
  </Stack>
);

export const CardGridBones = ({ count = 6 }: { count?: number }) => (
  <Columns kind="three">
    {Array.from({ length: count }, (_, at) => (
      <CardBones key={at} />
    ))}
  </Columns>
);

export const RowBones = ({ count = 5 }: { count?: number }) => (
  <Stack gap={5}>
    {Array.from({ length: count }, (_, at) => (
      <Bone key={at} height="2.5rem" />
    ))}
  </Stack>
);

export const FormBones = ({ fields = 4 }: { fields?: number }) => (
  <Stack gap={5}>
    {Array.from({ length: fields }, (_, at) => (
      <Stack gap={2} key={at}>
        <Bone width="30%" height=".875rem" />
        <Bone height="2.75rem" />
      </Stack>
    ))}
  </Stack>
);

export type BonesKind = 'cards' | 'article' | 'form' | 'rows' | 'centred';

/** The outline of a page whose code or words are still on their way. */
export const PageBones = ({ kind }: { kind: BonesKind }) => (
  <PageFrame as="main" aria-busy>
    <Stack gap={6}>
      <Stack gap={3}>
        <Bone width="min(24rem, 70%)" height="2.5rem" />
        <Bone width="min(34rem, 90%)" />
      </Stack>
      {kind === 'cards' && <CardGridBones />}
      {kind === 'rows' && <RowBones />}
      {(kind === 'form' || kind === 'centred') && <FormBones />}
      {kind === 'article' && (
        <Columns kind="main">
          <Stack gap={5}>
            <Bone ratio="16 / 10" />
            <Bone />
            <Bone width="80%" />
          </Stack>
          <Bone height="26rem" />
        </Columns>
      )}
    </Stack>
  </PageFrame>
);
