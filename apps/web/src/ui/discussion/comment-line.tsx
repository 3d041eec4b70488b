import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../data/avatar.js';
import { PersonName } from '../data/person-name.js';
import { Badge } from '../data/badge.js';
import { SiteDate } from '../data/site-date.js';
import { layoutCss, Row, Stack } from '../layout/layout.js';
import { Notice } from '../layout/surface.js';
import { Text } from '../text/text.js';
import css from './discussion.module.css';
import type { Said } from './talk.js';

/** Who says it for whom: the company, and whoever is paid by it or connected to it. */
const Badges = ({ said, waits }: { said: Said; waits: boolean }) => {
  const { t } = useTranslation('discussion');
  const { isCompany, disclosure, status, mine } = said;
  return (
    <>
      {isCompany && (
        <Badge tone="accent" shape="plain">
          {t('company')}
        </Badge>
      )}
      {disclosure !== 'none' && (
        <Badge tone={disclosure === 'promoter' ? 'danger' : 'warning'} shape="plain" breaks>
          {t(`disclosure.${disclosure}`)}
        </Badge>
      )}
      {mine && (status === 'pending' || status === 'declined') && (
        <Badge tone={status === 'pending' ? 'info' : 'danger'} shape={status === 'pending' ? 'half' : 'square'}>
          {t(`state.${status}`)}
        </Badge>
      )}
      {waits && (
        <Badge tone="warning" shape="hollow">
          {t('waits')}
        </Badge>
      )}
    </>
  );
};

interface CommentLineProps {
  said: Said;
  /** The company has not answered it; shown to the owner. */
  waits?: boolean;
  /** Stands in the place of the words while they are edited. */
  instead?: ReactNode;
  /** What the reader can do with it, and the replies to it. */
  children?: ReactNode;
}

/** One comment or reply with its author, and what its author discloses. */
export const CommentLine = ({ said, waits = false, instead, children }: CommentLineProps) => {
  const { t } = useTranslation('discussion');
  const { author, text, createdAt, editedAt, guideline, note } = said;
  const name = author?.name ?? t('removed');
  return (
    <Row top>
      <Avatar id={author?.name ?? said.id} name={author?.name ?? ''} photo={author?.photo ?? null} />
      <Stack gap={2} className={layoutCss.grow}>
        <Row flow>
          <Text strong={author !== null} muted={author === null}>
            <PersonName name={name} slug={author?.slug ?? null} />
          </Text>
          <Badges said={said} waits={waits} />
          <Text size="small" muted>
            <SiteDate value={createdAt} />
            {editedAt !== null && author !== null && ` · ${t('edited')}`}
          </Text>
        </Row>
        {instead ??
          (author !== null && (
            <p className={css.words}>
              <bdi>{text}</bdi>
            </p>
          ))}
        {guideline !== null && (
          <Notice tone="warning">
            <p>{t('declined', { guideline: t(`guideline.${guideline}`) })}</p>
            {note !== null && <p dir="auto">{t('note', { note })}</p>}
          </Notice>
        )}
        {children}
      </Stack>
    </Row>
  );
};
