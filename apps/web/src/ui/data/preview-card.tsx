import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon.js';
import { Stack } from '../layout/layout.js';
import css from './preview-card.module.css';
import { Text } from '../text/text.js';

interface PreviewCardProps {
  /** None yet: `noCover` takes its place. */
  cover: string | null;
  noCover?: ReactNode;
  kind: ReactNode;
  sector: ReactNode;
  place: string | null;
  name: string;
  pitch: string | null;
  children?: ReactNode;
}

/** A campaign's card without its links: a preview. */
export const PreviewCard = ({ cover, noCover, kind, sector, place, name, pitch, children }: PreviewCardProps) => (
  <Stack as="article" gap={3}>
    {cover === null ? (
      <div className={css.none}>
        <Icon of={IconPhoto} size="large" />
        <Text size="small">{noCover}</Text>
      </div>
    ) : (
      <img src={cover} alt="" className={css.cover} width={700} height={500} />
    )}
    <Text size="small" muted>
      <b>{kind}</b> {sector}{' '}
      {place && (
        <>
          · <bdi>{place}</bdi>
        </>
      )}
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
