import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { ProfileForm } from '../../../features/settings/components/profile-form.js';
import { ProfilePictures } from '../../../features/settings/components/profile-pictures.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { useOtherVersion } from '../../use-other-version.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { TextLink } from '../../../ui/text/text.js';

const ProfileSettings = () => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useMe();
  const { edition, loadOther } = useOtherVersion(meQuery.queryKey);
  const keep = (me: NonNullable<typeof query.data>) => queries.setQueryData(meQuery.queryKey, me);
  return (
    <SettingsFrame
      title={t('place.profile')}
      lede={t('profile.lede')}
      aside={<TextLink to={paths.ownProfile}>{t('profile.see')}</TextLink>}
    >
      <QueryBoundary query={query} pending={<FormSkeleton fields={6} />}>
        {(me) => (
          <Stack gap={7}>
            <ProfilePictures me={me} onSaved={keep} />
            <ProfileForm key={edition} me={me} onSaved={keep} onLoadOther={loadOther} />
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default ProfileSettings;
