import { useTranslation } from 'react-i18next';
import { ChangePasswordForm } from '../../../features/auth/components/change-password-form.js';
import { SettingsPage } from '../../../ui/settings-page.js';

const ChangePassword = () => {
  const { t } = useTranslation('account');
  return (
    <SettingsPage title={t('password.title')} lede={t('password.lede')}>
      <ChangePasswordForm />
    </SettingsPage>
  );
};

export default ChangePassword;
