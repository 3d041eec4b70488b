import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/inputs/button.js';
import { paths } from '../../lib/page/paths.js';
import { useSession } from '../../lib/api/session.js';
import { Icon } from '../../ui/brand/icon.js';
import { Wrap } from '../../ui/layout/layout.js';
import css from './view-banner.module.css';

/** SEC-58: shows on every page as which user an admin views the site, and ends the view. */
export const ViewBanner = () => {
  const { t } = useTranslation('common');
  const name = useSession()?.viewing;
  if (name === undefined) return null;
  return (
    <aside className={css.banner} aria-label={t('view.label')}>
      <Wrap className={css.inside}>
        <Icon of={IconEye} />
        <p>{t('view.text', { name })}</p>
        <Button component={Link} to={paths.logout} variant="default" size="sm">
          {t('view.end')}
        </Button>
      </Wrap>
    </aside>
  );
};
