import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { LoginForm } from '../../../features/auth/components/login-form.js';
import { SocialButtons } from '../../../features/auth/social/social-buttons.js';
import { paths } from '../../../lib/page/paths.js';
import { Text, TextLink } from '../../../ui/text/text.js';

const Login = () => {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  return (
    <AuthPage
      title={t('login.title')}
      lede={
        <>
          {t('login.new')}{' '}
          <TextLink to={paths.signUp} state={state}>
            {t('login.create')}
          </TextLink>
        </>
      }
      motto={t('login.motto')}
    >
      <LoginForm />
      <SocialButtons />
      <Text as="p" size="xs" muted>
        {t('login.threeHours')}
      </Text>
    </AuthPage>
  );
};

export default Login;
