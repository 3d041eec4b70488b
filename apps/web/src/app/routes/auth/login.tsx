import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { CodeForm } from '../../../features/auth/components/code-form.js';
import { LoginForm } from '../../../features/auth/components/login-form.js';
import { paths } from '../../../lib/paths.js';
import { Text, TextLink } from '../../../ui/text.js';

const Login = () => {
  const { t } = useTranslation('auth');
  const [halfToken, setHalfToken] = useState<string>();
  if (halfToken) {
    return (
      <AuthPage title={t('code.title')} step={t('code.step')} lede={t('code.lede')} motto={t('code.motto')}>
        <CodeForm halfToken={halfToken} onBack={() => setHalfToken(undefined)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      title={t('login.title')}
      lede={
        <>
          {t('login.new')} <TextLink to={paths.signUp}>{t('login.create')}</TextLink>
        </>
      }
      motto={t('login.motto')}
    >
      <LoginForm onCodeWanted={setHalfToken} />
      <Text as="p" size="xs" muted>
        {t('login.threeHours')}
      </Text>
    </AuthPage>
  );
};

export default Login;
