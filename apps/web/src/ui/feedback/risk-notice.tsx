import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../brand/icon.js';
import { Wrap } from '../layout/layout.js';
import css from './risk-notice.module.css';

/** The persistent line under the header of pages where one may invest. */
export const RiskNotice = () => {
  const { t } = useTranslation('common');
  return (
    <aside className={css.line} aria-label={t('risk.label')}>
      <Wrap className={css.inside}>
        <Icon of={IconAlertTriangle} size="small" />
        <span>{t('risk.line')}</span>
      </Wrap>
    </aside>
  );
};
