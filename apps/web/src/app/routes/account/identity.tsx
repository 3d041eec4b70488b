import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '../../../features/identity/api/identity.queries.js';
import { IdentityForm } from '../../../features/identity/components/identity-form.js';
import { IdentityStatus } from '../../../features/identity/components/identity-status.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { Stack } from '../../../ui/layout.js';
import { FormBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';

const Identity = () => {
  const { t } = useTranslation('account');
  const query = useQuery(profileQuery);
  return (
    <SettingsFrame title={t('identity.title')} lede={t('identity.lede')}>
      <QueryBoundary query={query} pending={<FormBones fields={8} />}>
        {(profile) => (
          <Stack gap={6}>
            {profile && <IdentityStatus profile={profile} />}
            {(profile === null || profile.status === 'declined') && <IdentityForm profile={profile} />}
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default Identity;
