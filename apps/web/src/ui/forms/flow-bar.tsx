import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import css from './flow-bar.module.css';
import { LanguageMenu } from '../layout/language-menu.js';
import { Row, Wrap } from '../layout/layout.js';
import { Logo } from '../brand/logo.js';

interface FlowBarProps {
  /** The subject of the sequence. */
  title: ReactNode;
  /** At the end: the saved state, the time left, the exit. */
  children?: ReactNode;
}

/** The bar at the top of a sequence of steps, in place of the header. */
export const FlowBar = ({ title, children }: FlowBarProps) => {
  const { t } = useTranslation('common');
  return (
    <header className={css.bar}>
      <Wrap className={css.inside}>
        <Link to={paths.home} className={css.home} aria-label={t('nav.home')}>
          <Logo />
        </Link>
        <span className={css.title}>{title}</span>
        <Row className={css.end}>
          <LanguageMenu className={css.language} />
          {children}
        </Row>
      </Wrap>
    </header>
  );
};
