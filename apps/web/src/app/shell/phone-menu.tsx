import { Drawer } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { useSession } from '../../lib/session.js';
import css from './header.module.css';
import { LanguageMenu } from './language-menu.js';
import { useNavLinks } from './nav-links.js';

/** The header's links on a phone; going anywhere closes it. */
const PhoneMenu = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { main, account } = useNavLinks();
  const session = useSession();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer opened onClose={onClose} title={t('nav.menu')} closeButtonProps={{ 'aria-label': t('close') }}>
      <nav aria-label={t('nav.main')} className={css.phoneNav}>
        {[...main, ...account].map(({ word, to }) => (
          <Link key={word + to} to={to}>
            {t(`nav.${word}`)}
          </Link>
        ))}
        {!session && (
          <>
            <Link to={paths.login}>{t('nav.signIn')}</Link>
            <Link to={paths.signUp}>{t('nav.signUp')}</Link>
          </>
        )}
        <LanguageMenu variant="default" />
      </nav>
    </Drawer>
  );
};

export default PhoneMenu;
