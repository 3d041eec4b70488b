import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { SignUpCode } from '../../../features/auth/components/sign-up-code.js';
import { halfTokenIn } from '../../../features/auth/location-state.js';
import { paths } from '../../../lib/page/paths.js';

/** /auth-user-verification: the second factor that was requested at sign-up, set up at the first sign-in. */
const CodeSetUp = () => {
  const { t } = useTranslation('auth');
  const halfToken = halfTokenIn(useLocation().state);
  if (!halfToken) return <Navigate to={paths.login} replace />;
  return (
    <AuthPage long title={t('setUp.title')} step={t('code.step')} lede={t('setUp.lede')} motto={t('code.motto')}>
      <SignUpCode halfToken={halfToken} />
    </AuthPage>
  );
};

export default CodeSetUp;
