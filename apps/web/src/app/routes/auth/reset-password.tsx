import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { ResetForm } from '../../../features/auth/components/reset-form.js';
import { paths } from '../../../lib/paths.js';
import { Notice } from '../../../ui/surface.js';
import { TextLink } from '../../../ui/text.js';

const ResetPassword = () => {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const token = search.get('token');
  const [done, setDone] = useState(false);
  return (
    <AuthPage title={t('reset.title')} lede={t('reset.lede')} motto={t('reset.motto')}>
      {done && <Notice tone="success">{t('reset.done')}</Notice>}
      {!done && token && <ResetForm token={token} onDone={() => setDone(true)} />}
      {!token && <Notice tone="warning">{t('reset.noToken')}</Notice>}
      {!done && <TextLink to={paths.forgotPassword}>{t('reset.again')}</TextLink>}
      <TextLink to={paths.login}>{t('backToSignIn')}</TextLink>
    </AuthPage>
  );
};

export default ResetPassword;
