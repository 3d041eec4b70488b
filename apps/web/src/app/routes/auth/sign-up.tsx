import { useTranslation } from 'react-i18next';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { SignUpForm } from '../../../features/auth/components/sign-up-form.js';
import { SocialButtons } from '../../../features/auth/social/social-buttons.js';
import { paths } from '../../../lib/paths.js';
import { TextLink } from '../../../ui/text.js';

const SignUp = () => {
  const { t } = useTranslation('auth');
  return (
    <AuthPage
      long
      title={t('signUp.title')}
      lede={
        <>
          {t('signUp.have')} <TextLink to={paths.login}>{t('login.title')}</TextLink>
        </>
      }
      motto={t('signUp.motto')}
    >
      <SignUpForm />
      <SocialButtons />
    </AuthPage>
  );
};

export default SignUp;
