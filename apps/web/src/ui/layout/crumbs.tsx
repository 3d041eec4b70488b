import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../brand/icon.js';
import css from './crumbs.module.css';

interface CrumbsProps {
  /** Pages above this one, the highest first. */
  above: readonly { word: ReactNode; to: string }[];
  here: ReactNode;
}

/** The parent pages of a page. */
export const Crumbs = ({ above, here }: CrumbsProps) => {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('crumbs')} className={css.crumbs}>
      {above.map(({ word, to }) => (
        <Fragment key={to}>
          <Link to={to}>{word}</Link>
          <Icon of={IconChevronRight} size="small" directional />
        </Fragment>
      ))}
      <bdi aria-current="page">{here}</bdi>
    </nav>
  );
};
