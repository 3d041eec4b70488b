import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AuthPage } from '../../../features/auth/components/auth-page.js';
import { emailIn } from '../../../features/auth/location-state.js';
import { paths } from '../../../lib/paths.js';
import { Row } from '../../../ui/layout.js';
import { Notice } from '../../../ui/surface.js';
import { TextLink } from '../../../ui/text.js';

const ActivationSent = () => {
  const { t } = useTranslation('auth');
  const email = emailIn(useLocation().state);
  return (
    <AuthPage
      title={t('sent.title')}
      lede={email ? t('sent.ledeTo', { email }) : t('sent.lede')}
      motto={t('sent.motto')}
    >
      <Notice>{t('sent.day')}</Notice>
      <Row flow between>
        <TextLink to={paths.resendActivation} state={{ email }}>
          {t('sent.notCome')}
        </TextLink>
        <TextLink to={paths.signUp}>{t('sent.wrong')}</TextLink>
      </Row>
    </AuthPage>
  );
};

export default ActivationSent;
