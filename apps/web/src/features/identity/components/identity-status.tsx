import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Profile } from '../queries.js';

interface IdentityStatusProps {
  profile: Profile;
  /** Whether it waits for a document of its person, and nobody looks at it until then. */
  lacksPaper?: boolean;
}

const tones = { under_review: 'info', approved: 'success', declined: 'danger' } as const;

/** The state of the identity record, and the reason (S-12). */
export const IdentityStatus = ({ profile, lacksPaper = false }: IdentityStatusProps) => {
  const { t } = useTranslation(['account', 'kyc']);
  const siteDate = useSiteDate();
  const waits = lacksPaper && profile.status === 'under_review';
  return (
    <Stack gap={3}>
      <Row flow>
        <StatusBadge family="review" status={waits ? 'no_document' : profile.status} />
        {!waits && (
          <Text size="small" muted>
            {t('identity.sentOn', { date: siteDate(profile.submittedAt) })}
          </Text>
        )}
      </Row>
      {profile.status === 'declined' && <h2 className={textCss.title3}>{t('kyc:declined')}</h2>}
      <Notice tone={waits ? 'warning' : tones[profile.status]}>
        {waits
          ? t('kyc:documents.left')
          : profile.status === 'declined' && profile.declineReason === null
            ? t('kyc:declinedMore')
            : t(`identity.${profile.status}`, { reason: profile.declineReason ?? '' })}
      </Notice>
      {profile.status === 'declined' && (
        <Text as="p" size="small">
          {t('kyc:appeal.what', { date: siteDate(profile.submittedAt) })} {t('kyc:appeal.correct')}
        </Text>
      )}
    </Stack>
  );
};
