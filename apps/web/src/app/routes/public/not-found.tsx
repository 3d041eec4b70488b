import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { PageFrame, Row } from '../../../ui/layout/layout.js';
import { TextLink } from '../../../ui/text/text.js';

/** U-01: an unknown address stays as it was typed, is named, and leads home. */
const NotFound = () => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  useTitle(t('notFound.title'));
  return (
    <PageFrame as="main" id="main">
      <EmptyState
        isPage
        picture="no-match"
        title={t('notFound.title')}
        action={
          <Row flow>
            <TextLink to={paths.landing}>{t('notFound.home')}</TextLink>
            <TextLink to={paths.browse}>{t('notFound.browse')}</TextLink>
          </Row>
        }
      >
        {t('notFound.text', { path: pathname })}
      </EmptyState>
    </PageFrame>
  );
};

export default NotFound;
