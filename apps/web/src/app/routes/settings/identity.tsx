import type { IdentityWay } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { forgetAskingCampaign, useAskingCampaign } from '../../../features/identity/asking-campaign.js';
import { profileQuery, type Profile } from '../../../features/identity/queries.js';
import { AppealReceived } from '../../../features/identity/components/appeal-received.js';
import { AppealPanel } from '../../../features/identity/components/appeal-panel.js';
import { DeclinedCheck } from '../../../features/identity/components/declined-check.js';
import { IdentityForm } from '../../../features/identity/components/identity-form.js';
import { IdentitySteps } from '../../../features/identity/components/identity-steps.js';
import { IdentityStatus } from '../../../features/identity/components/identity-status.js';
import { OwnPapers } from '../../../features/identity/documents/own-papers.js';
import { useLacksPaper } from '../../../features/identity/documents/use-lacks-paper.js';
import { ProviderCheck } from '../../../features/identity/components/provider-check.js';
import { WhyWeAsk } from '../../../features/identity/components/why-we-ask.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { paths } from '../../../lib/page/paths.js';
import { useAnswerInView } from '../../../lib/page/use-answer-in-view.js';
import { useSite } from '../../../lib/site/site.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Button } from '../../../ui/inputs/button.js';
import { Icon } from '../../../ui/brand/icon.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { useOtherVersion } from '../../use-other-version.js';

/** Nothing was sent, or what was sent was declined. */
const asks = (profile: Profile | null): boolean => profile === null || profile.status === 'declined';

/** Whether a provider declined: its reasons are with its check, not in the record. */
const declinedBy = (profile: Profile | null, way: IdentityWay): boolean =>
  way !== 'manual' && profile?.status === 'declined' && profile.declineReason === null;

/** Whether the provider's own words stand in place of the record's state. */
const isWithProvider = (profile: Profile, way: IdentityWay): boolean =>
  declinedBy(profile, way) || (way !== 'manual' && profile.status === 'under_review');

const Identity = () => {
  const { t } = useTranslation(['account', 'kyc']);
  const { data: site } = useSite();
  const way = site?.identityProvider ?? 'manual';
  const query = useQuery(profileQuery);
  const { data: me } = useMe();
  const lacksPaper = useLacksPaper(way, query.data);
  const campaign = useAskingCampaign();
  const { edition, loadOther } = useOtherVersion(profileQuery.queryKey);
  useAnswerInView(query.data === undefined ? undefined : !asks(query.data));
  return (
    <SettingsFrame
      title={t('identity.title')}
      lede={way === 'manual' ? t('identity.lede') : t('kyc:lede', { provider: t(`kyc:provider.${way}`) })}
    >
      <QueryBoundary query={query} pending={<FormSkeleton fields={8} />}>
        {(profile) => (
          <Stack gap={6}>
            {campaign && (
              <Row>
                <Button
                  component={Link}
                  to={paths.campaign(campaign.slug)}
                  onClick={forgetAskingCampaign}
                  variant="default"
                  leftSection={<Icon of={IconArrowLeft} size="small" directional />}
                >
                  {t('identity.back', { name: campaign.name })}
                </Button>
              </Row>
            )}
            {profile && lacksPaper !== undefined && !isWithProvider(profile, way) && (
              <IdentityStatus profile={profile} lacksPaper={lacksPaper} />
            )}
            {profile?.status === 'declined' && !isWithProvider(profile, way) && (
              <>
                {way === 'manual' && <OwnPapers again />}
                <AppealPanel />
              </>
            )}
            {profile?.appeal && <AppealReceived appeal={profile.appeal} />}
            {profile?.status === 'under_review' && (
              <>
                <IdentitySteps now="last" way={way} />
                {way === 'manual' ? <OwnPapers /> : <ProviderCheck provider={way} />}
              </>
            )}
            {way !== 'manual' && declinedBy(profile, way) && <DeclinedCheck provider={way} />}
            {asks(profile) && <WhyWeAsk way={way} />}
            {asks(profile) && me && (
              <IdentityForm
                key={edition}
                profile={profile}
                userId={me.id}
                onLoadOther={loadOther}
                way={way}
                lacksPaper={lacksPaper ?? false}
                names={me}
              />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default Identity;
