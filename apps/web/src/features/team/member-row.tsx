import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../lib/format/use-site-date.js';
import { Icon } from '../../ui/brand/icon.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Badge, type BadgeShape, type BadgeTone } from '../../ui/data/badge.js';
import { Row, Stack } from '../../ui/layout/layout.js';
import { Text } from '../../ui/text/text.js';
import { MemberActions } from './member-actions.js';
import css from './member-row.module.css';
import type { Member } from './queries.js';

const LOOK: Readonly<Record<Member['state'], { tone: BadgeTone; shape: BadgeShape }>> = {
  invited: { tone: 'neutral', shape: 'hollow' },
  accepted: { tone: 'success', shape: 'dot' },
  declined: { tone: 'danger', shape: 'square' },
  expired: { tone: 'warning', shape: 'half' },
};

interface MemberRowProps {
  campaignId: string;
  member: Member;
  isOwner: boolean;
  /** How many there are. */
  places: number;
  isDragged: boolean;
  onDrag: (id: string | null) => void;
  onDrop: () => void;
  onMove: (position: number) => void;
}

/** One of the team: who they are, how their invitation stands, and what the owner does with them. */
export const MemberRow = ({
  campaignId,
  member,
  isOwner,
  places,
  isDragged,
  onDrag,
  onDrop,
  onMove,
}: MemberRowProps) => {
  const { t } = useTranslation('team');
  const siteDate = useSiteDate();
  const { id, fullName, roleTitle, photo, email, role, state, position, identityCheckedAt, acceptedAt } = member;
  return (
    <Row
      as="li"
      flow
      className={css.row}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      {isOwner && places > 1 && (
        <span
          className={css.handle}
          draggable
          title={t('drag', { name: fullName })}
          onDragStart={() => onDrag(id)}
          onDragEnd={() => onDrag(null)}
        >
          <Icon of={IconGripVertical} />
        </span>
      )}
      <Avatar id={id} name={fullName} photo={photo} size="large" />
      <Stack gap={1} className={css.words}>
        <Row flow>
          <Text strong>
            <bdi>{fullName}</bdi>
          </Text>
          <Badge {...LOOK[state]}>{t(`states.${state}`)}</Badge>
        </Row>
        <Text size="small">
          <bdi>{roleTitle}</bdi>
        </Text>
        <Text size="small" muted>
          {email !== null && <bdi>{email}</bdi>}
          {` · ${t(`roles.${role}`)} · `}
          {acceptedAt === null
            ? t('invitedOn', { date: siteDate(member.invitedAt, 'date') })
            : t('since', { date: siteDate(acceptedAt, 'date') })}
        </Text>
        {identityCheckedAt !== null && (
          <Row>
            <Icon of={IconShieldCheck} size="small" />
            <Text size="small" muted>
              {t('checked', { date: siteDate(identityCheckedAt, 'date') })}
            </Text>
          </Row>
        )}
      </Stack>
      {isOwner && (
        <Row flow className={css.actions}>
          {places > 1 && (
            <Row>
              <ActionIcon
                variant="subtle"
                size="lg"
                disabled={position === 1}
                aria-label={t('up', { name: fullName })}
                onClick={() => onMove(position - 1)}
              >
                <Icon of={IconArrowUp} size="small" />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size="lg"
                disabled={position === places}
                aria-label={t('down', { name: fullName })}
                onClick={() => onMove(position + 1)}
              >
                <Icon of={IconArrowDown} size="small" />
              </ActionIcon>
            </Row>
          )}
          <MemberActions campaignId={campaignId} member={member} />
        </Row>
      )}
    </Row>
  );
};
