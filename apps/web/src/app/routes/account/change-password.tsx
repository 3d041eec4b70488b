import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';

const ChangePassword = () => {
  const { t } = useTranslation('account');
  return (
    <SettingsFrame title={t('password.title')} lede={t('password.lede')}>
      <ChangePasswordForm />
    </SettingsFrame>
  );
};

export default ChangePassword;
