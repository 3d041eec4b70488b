import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../features/auth/me.js';
import { BrowserSwitch } from '../../../features/notifications/components/browser-switch.js';
import { preferencesQuery } from '../../../features/preferences/queries.js';
import { PreferencesForm } from '../../../features/preferences/components/preferences-form.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';

const EmailPreferences = () => {
  const { t } = useTranslation('preferences');
  const query = useQuery(preferencesQuery);
  const { data: me } = useMe();
  const lede = me ? (
    <>
      {t('goesTo')} <bdi dir="ltr">{me.email}</bdi>. {t('lede')}
    </>
  ) : (
    t('lede')
  );
  return (
    <SettingsFrame title={t('title')} lede={lede}>
      <QueryBoundary query={query} pending={<RowSkeleton count={9} />}>
        {(kept) => (
          <Stack gap={6}>
            <BrowserSwitch />
            {me && <PreferencesForm key={kept.id} kept={kept} userId={me.id} />}
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default EmailPreferences;
