import { LANGUAGES } from '@cairn/contracts/kernel/languages';
import type { ProfileLinks } from '@cairn/contracts/users/profile.replies';
import { joinList } from '@cairn/i18n/lists';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../features/auth/me.js';
import { SettingsList } from '../../../features/settings/components/settings-list.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { languageOf } from '../../../lib/format/format.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { SwitchBadge } from '../../../ui/data/switch-badge.js';

/** The user's profiles on other sites, as short addresses. */
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : address);

const Links = ({ of }: { of: ProfileLinks }) => {
  const { t, i18n } = useTranslation('settings');
  const { website, facebook, twitter, linkedin, youtube } = of;
  const hosts = [website, facebook, twitter, linkedin, youtube].flatMap((address) =>
    address ? [hostOf(address)] : [],
  );
  return hosts.length === 0 ? t('noLinks') : <bdi>{joinList(languageOf(i18n.language), hosts)}</bdi>;
};

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
                      {t('changedOn')} <SiteDate value={me.passwordChangedAt} />
                    </>
                  ),
                },
              }),
              profile: {
                text: (
                  <bdi>
                    {me.firstName} {me.lastName}
                  </bdi>
                ),
              },
              links: { text: <Links of={me.profile} /> },
              emailPreferences: { text: t('mailsTo', { email: me.email }) },
              ...(me.accreditationStatus && {
                investor: { badge: <StatusBadge family="review" status={me.accreditationStatus} /> },
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
