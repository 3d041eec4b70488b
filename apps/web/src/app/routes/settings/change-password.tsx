import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form.js';
import { SessionList } from '../../../features/settings/components/session-list.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { Panel } from '../../../ui/layout/surface.js';

const ChangePassword = () => {
  const { t } = useTranslation('account');
  return (
    <SettingsFrame title={t('password.title')} lede={t('password.lede')}>
      <Panel>
        <ChangePasswordForm />
      </Panel>
      <SessionList />
    </SettingsFrame>
  );
};

export default ChangePassword;
