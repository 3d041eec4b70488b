import { ApiError } from '@cairn/client';
import { ACCESS_DAYS, ACCESS_NOTE_MAX } from '@cairn/contracts/campaigns/files/document-options';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Question } from '../../../ui/forms/question.js';
import { Button } from '../../../ui/inputs/button.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { useDecision, type Access } from './queries.js';

/** Where a request stands, in a sentence. */
const useStanding = ({ status, expired, until, declineReason, removed }: Access): string => {
  const { t } = useTranslation('owner');
  const siteDate = useSiteDate();
  const date = until === null ? '' : siteDate(until, 'date');
  if (removed) return t('documents.removed');
  if (status === 'requested') return t('documents.waits');
  if (status === 'declined') return t('documents.declined', { reason: declineReason ?? '' });
  return t(expired ? 'documents.expired' : 'documents.granted', { date });
};

interface AccessRowProps {
  campaignId: string;
  access: Access;
}

/** Declines with the reason that the person reads. */
const Decline = ({ campaignId, access: { id, name, status } }: AccessRowProps) => {
  const { t } = useTranslation('owner');
  const [opened, { open, close }] = useDisclosure();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const decide = useDecision(campaignId, id);
  const decline = async (): Promise<void> => {
    setError(undefined);
    try {
      await decide.mutateAsync({ status: 'declined', reason });
      close();
    } catch (refusal) {
      const field = refusal instanceof ApiError ? refusal.fields.find((one) => one.field === 'reason') : undefined;
      if (field === undefined) throw refusal;
      setError(field.msg);
    }
  };
  const label = t(status === 'granted' ? 'documents.withdraw' : 'documents.decline');
  return (
    <>
      <Button variant="default" size="sm" onClick={open}>
        {label}
      </Button>
      <Question
        opened={opened}
        title={t('documents.declineTitle', { name })}
        confirm={label}
        keep={t('documents.keep')}
        onClose={close}
        onConfirm={decline}
      >
        <FreeTextarea
          label={t('documents.reason', { name })}
          autosize
          minRows={2}
          maxLength={ACCESS_NOTE_MAX}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Question>
    </>
  );
};

/** One person and one document: what was asked, what became of it, and the owner's answers. */
export const AccessRow = ({ campaignId, access }: AccessRowProps) => {
  const { t } = useTranslation('owner');
  const standing = useStanding(access);
  const siteDate = useSiteDate();
  const decide = useDecision(campaignId, access.id);
  const { name, slug, document, note, status, expired, removed, askedAt, views } = access;
  return (
    <li>
      <Row between flow top>
        <Stack gap={1} className={layoutCss.growWide}>
          <TextLink to={paths.profile(slug)}>{t('documents.asks', { name, document })}</TextLink>
          {note && (
            <Text size="small">
              <bdi>{note}</bdi>
            </Text>
          )}
          <Text size="small" muted>
            {siteDate(askedAt, 'date')} · {standing}
          </Text>
          {status === 'granted' && (
            <Text size="small" muted>
              {t('documents.views', { count: views })}
            </Text>
          )}
        </Stack>
        {!removed && (
          <Row flow>
            {(status !== 'granted' || expired) && (
              <Button
                variant={status === 'requested' ? 'filled' : 'default'}
                size="sm"
                loading={decide.isPending}
                onClick={() => decide.mutate({ status: 'granted', days: ACCESS_DAYS })}
              >
                {t('documents.grant')}
              </Button>
            )}
            {status !== 'declined' && <Decline campaignId={campaignId} access={access} />}
          </Row>
        )}
      </Row>
      <RefusalNotice error={decide.error} />
    </li>
  );
};
