import { ResendActivationRequest } from '@cairn/contracts/users/password.requests';
import { usersApi } from '@cairn/contracts/users/users.endpoints';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { EmailForm } from '../../../features/auth/components/email-form.js';
import { emailIn } from '../../../features/auth/location-state.js';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';

const ResendActivation = () => {
  const { t } = useTranslation('auth');
  const initial = emailIn(useLocation().state);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage title={t('resend.title')} lede={t('resend.lede')} motto={t('sent.motto')}>
      {sentTo ? (
        <Notice tone="success">{t('resend.sent', { email: sentTo })}</Notice>
      ) : (
        <EmailForm
          request={ResendActivationRequest}
          label={t('resend.title')}
          submit={t('resend.submit')}
          initial={initial}
          onSubmit={async (email) => {
            await send(usersApi.resendActivation, { body: { email } });
            setSentTo(email);
          }}
        />
      )}
      <TextLink to={paths.login}>{t('backToSignIn')}</TextLink>
    </AuthPage>
  );
};

export default ResendActivation;
