import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../features/auth/me.js';
import { SettingsList } from '../../../features/settings/components/settings-list.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { DateText } from '../../../ui/data/figures.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { SwitchBadge } from '../../../ui/data/switch-badge.js';

const Settings = () => {
  const { t } = useTranslation('settings');
  const query = useMe();
  return (
    <SettingsFrame isList title={t('all')} lede={t('lede')}>
      <QueryBoundary query={query} pending={<RowSkeleton count={6} />}>
        {(me) => (
          <SettingsList
            values={{
              twoFactor: { badge: <SwitchBadge isOn={me.enableTwoFactorAuth} /> },
              ...(me.passwordChangedAt && {
                password: {
                  text: (
                    <>
                      {t('changedOn')} <DateText value={me.passwordChangedAt} />
                    </>
                  ),
                },
              }),
              language: { text: LANGUAGES.find(({ code }) => code === me.language)?.name },
              identity: { badge: <StatusBadge family="review" status={me.kycStatus ?? 'none'} /> },
            }}
          />
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default Settings;
