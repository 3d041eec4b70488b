import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { CodeForm } from '../../../features/auth/components/code-form.js';
import { halfTokenIn } from '../../../features/auth/location-state.js';
import { paths } from '../../../lib/page/paths.js';

/** /login-user-verification. Without the first step there is nothing to verify. */
const CodeStep = () => {
  const { t } = useTranslation('auth');
  const halfToken = halfTokenIn(useLocation().state);
  if (!halfToken) return <Navigate to={paths.login} replace />;
  return (
    <AuthPage title={t('code.title')} step={t('code.step')} lede={t('code.lede')} motto={t('code.motto')}>
      <CodeForm halfToken={halfToken} />
    </AuthPage>
  );
};

export default CodeStep;
