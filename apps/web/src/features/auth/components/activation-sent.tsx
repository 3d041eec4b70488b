import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { Row } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { emailIn } from '../location-state.js';
import { AuthPage } from './auth-page.js';

/** After signing up: where the mail went, and what to do if it did not. */
export const ActivationSent = () => {
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
