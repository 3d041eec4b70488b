import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../features/auth/me.js';
import { profileQuery, type Profile } from '../../../features/identity/queries.js';
import { IdentityForm } from '../../../features/identity/components/identity-form.js';
import { IdentityStatus } from '../../../features/identity/components/identity-status.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { useAnswerInView } from '../../../lib/page/use-answer-in-view.js';
import { Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { useOtherVersion } from '../../use-other-version.js';

/** Nothing was sent, or what was sent was declined. */
const asks = (profile: Profile | null): boolean => profile === null || profile.status === 'declined';

const Identity = () => {
  const { t } = useTranslation('account');
  const query = useQuery(profileQuery);
  const { data: me } = useMe();
  const { edition, loadOther } = useOtherVersion(profileQuery.queryKey);
  useAnswerInView(query.data === undefined ? undefined : !asks(query.data));
  return (
    <SettingsFrame title={t('identity.title')} lede={t('identity.lede')}>
      <QueryBoundary query={query} pending={<FormSkeleton fields={8} />}>
        {(profile) => (
          <Stack gap={6}>
            {profile && <IdentityStatus profile={profile} />}
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
