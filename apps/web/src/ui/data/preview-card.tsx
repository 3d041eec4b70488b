import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.js';
import css from './preview-card.module.css';
import { Text } from '../text/text.js';

interface PreviewCardProps {
  cover: string;
  kind: ReactNode;
  sector: ReactNode;
  place: string | null;
  name: string;
  pitch: string | null;
  children?: ReactNode;
}

/** A campaign's card without its links: a preview. */
export const PreviewCard = ({ cover, kind, sector, place, name, pitch, children }: PreviewCardProps) => (
  <Stack as="article" gap={3}>
    <img src={cover} alt="" className={css.cover} width={700} height={500} />
    <Text size="small" muted>
      <b>{kind}</b> {sector} {place && <bdi>· {place}</bdi>}
    </Text>
    <h3>
      <bdi>{name}</bdi>
    </h3>
    {pitch && (
      <Text as="p" muted>
        <bdi>{pitch}</bdi>
      </Text>
    )}
    {children}
  </Stack>
);
