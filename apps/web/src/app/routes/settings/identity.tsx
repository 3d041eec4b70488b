import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { profileQuery, type Profile } from '../../../features/identity/queries.js';
import { IdentityForm } from '../../../features/identity/components/identity-form.js';
import { IdentityStatus } from '../../../features/identity/components/identity-status.js';
import { WhyWeAsk } from '../../../features/identity/components/why-we-ask.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { campaignIn } from '../../../lib/navigation/from-campaign.js';
import { paths } from '../../../lib/page/paths.js';
import { useAnswerInView } from '../../../lib/page/use-answer-in-view.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Button } from '../../../ui/inputs/button.js';
import { Icon } from '../../../ui/brand/icon.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { useOtherVersion } from '../../use-other-version.js';

/** Nothing was sent, or what was sent was declined. */
const asks = (profile: Profile | null): boolean => profile === null || profile.status === 'declined';

const Identity = () => {
  const { t } = useTranslation('account');
  const query = useQuery(profileQuery);
  const { data: me } = useMe();
  const campaign = campaignIn(useLocation().state);
  const { edition, loadOther } = useOtherVersion(profileQuery.queryKey);
  useAnswerInView(query.data === undefined ? undefined : !asks(query.data));
  return (
    <SettingsFrame title={t('identity.title')} lede={t('identity.lede')}>
      <QueryBoundary query={query} pending={<FormSkeleton fields={8} />}>
        {(profile) => (
          <Stack gap={6}>
            {campaign && (
              <Row>
                <Button
                  component={Link}
                  to={paths.campaign(campaign.slug)}
                  variant="default"
                  leftSection={<Icon of={IconArrowLeft} size="small" directional />}
                >
                  {t('identity.back', { name: campaign.name })}
                </Button>
              </Row>
            )}
            {profile && <IdentityStatus profile={profile} />}
            {asks(profile) && <WhyWeAsk />}
            {asks(profile) && me && (
              <IdentityForm key={edition} profile={profile} userId={me.id} onLoadOther={loadOther} />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default Identity;
