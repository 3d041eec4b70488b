import { Bone } from '../../../ui/bone.js';
import { Stack } from '../../../ui/layout.js';

/** A page of text while its words are on their way. */
export const ReadingBones = () => (
  <Stack gap={7} aria-busy>
    <Stack gap={3}>
      <Bone width="min(24rem, 70%)" height="2.5rem" />
      <Bone width="min(34rem, 90%)" />
    </Stack>
    {['first', 'second', 'third'].map((part) => (
      <Stack key={part} gap={3}>
        <Bone width="min(16rem, 60%)" height="1.5rem" />
        <Bone width="min(42rem, 100%)" />
        <Bone width="min(38rem, 90%)" />
      </Stack>
    ))}
  </Stack>
);
