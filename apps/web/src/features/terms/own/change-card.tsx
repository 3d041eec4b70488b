import { changesApi } from '@cairn/contracts/campaigns/changes/changes.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { focusHeading } from '../../../lib/page/focus-heading.js';
import { Badge } from '../../../ui/data/badge.js';
import { Deadline, SiteDate } from '../../../ui/data/site-date.js';
import { ConfirmAction } from '../../../ui/feedback/confirm-action.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { PersonText, Text, textCss } from '../../../ui/text/text.js';
import { ChangesTable } from '../changes-table.js';
import { termsKeys, type OwnChange } from '../queries.js';
import { Answers } from './answers.js';

const TONES = {
  proposed: 'info',
  withdrawn: 'neutral',
  declined: 'warning',
  open: 'warning',
  closed: 'success',
  lapsed: 'neutral',
} as const;

const Withdraw = ({ campaignId, id }: { campaignId: string; id: string }) => {
  const { t } = useTranslation('terms');
  const queries = useQueryClient();
  return (
    <Row>
      <ConfirmAction
        size="sm"
        label={t('own.withdraw')}
        title={t('own.withdrawTitle')}
        keep={t('own.keep')}
        done={t('own.withdrawn')}
        onConfirm={async () => {
          await send(changesApi.withdraw, { params: { campaignId, id } });
          await queries.invalidateQueries({ queryKey: termsKeys.campaign(campaignId) });
          focusHeading();
        }}
      >
        <p>{t('own.withdrawText')}</p>
      </ConfirmAction>
    </Row>
  );
};

interface ChangeCardProps {
  campaignId: string;
  change: OwnChange;
  isOwner: boolean;
  /** The campaign ended before it was decided. */
  isLapsed?: boolean;
}

/** One change of the terms: where it stands, what it changes, and how investors have answered. */
export const ChangeCard = ({ campaignId, change, isOwner, isLapsed = false }: ChangeCardProps) => {
  const { t } = useTranslation('terms');
  const { id, changes, currency, reason, declineReason, proposedAt, proposedBy, answerUntil, answers } = change;
  const state = isLapsed ? 'lapsed' : change.state;
  return (
    <Panel as="article">
      <Stack gap={4}>
        <Row between flow>
          <h3 className={textCss.title3}>{t(`own.states.${state}.title`)}</h3>
          <Badge tone={TONES[state]}>{t(`own.states.${state}.badge`)}</Badge>
        </Row>
        <Text size="small" muted>
          {t('own.proposed')} <SiteDate value={proposedAt} format="moment" />, <bdi>{proposedBy}</bdi>
        </Text>
        {state === 'declined' && declineReason && (
          <Notice tone="warning">
            <span dir="auto">{declineReason}</span>
          </Notice>
        )}
        {state === 'proposed' && <Text as="p">{t('own.waits')}</Text>}
        {state === 'open' && answerUntil && (
          <Text as="p">
            {t('own.answering')} <Deadline value={answerUntil} />
          </Text>
        )}
        <ChangesTable changes={changes} currency={currency} />
        <PersonText>{reason}</PersonText>
        {!isLapsed && answers.length > 0 && <Answers answers={answers} currency={currency} />}
        {state === 'proposed' && isOwner && <Withdraw campaignId={campaignId} id={id} />}
      </Stack>
    </Panel>
  );
};
