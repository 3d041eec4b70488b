import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { TwoFactor } from '../../../features/settings/components/two-factor.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { SwitchBadge } from '../../../ui/data/switch-badge.js';

const TwoFactorPage = () => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useMe();
  return (
    <SettingsFrame
      title={t('place.twoFactor')}
      lede={t('twoFactor.lede')}
      aside={query.data && <SwitchBadge isOn={query.data.enableTwoFactorAuth} />}
    >
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(me) => (
          <TwoFactor
            isOn={me.enableTwoFactorAuth}
            recoveryCodesLeft={me.recoveryCodesLeft}
            isNeeded={me.isAdmin}
            onChange={() => void queries.invalidateQueries(meQuery)}
          />
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default TwoFactorPage;
