import { ForgotPasswordRequest } from '@cairn/contracts/users/password.requests';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { EmailForm } from '../../../features/auth/components/email-form.js';
import { SignedInHere, WaysOn } from '../../../features/auth/components/signed-in-here.js';
import { send } from '../../../lib/api/api.js';
import { Notice } from '../../../ui/layout/surface.js';

const ForgotPassword = () => {
  const { t } = useTranslation('auth');
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage title={t('forgot.title')} lede={t('forgot.lede')} motto={t('forgot.motto')}>
      <SignedInHere about="forgot" />
      {sentTo ? (
        <Notice tone="success">{t('forgot.sent', { email: sentTo })}</Notice>
      ) : (
        <EmailForm
          request={ForgotPasswordRequest}
          label={t('forgot.title')}
          submit={t('forgot.submit')}
          onSubmit={async (email) => {
            await send(usersApi.forgotPassword, { body: { email } });
            setSentTo(email);
          }}
        />
      )}
      <Notice>{t('forgot.same')}</Notice>
      <WaysOn />
    </AuthPage>
  );
};

export default ForgotPassword;
