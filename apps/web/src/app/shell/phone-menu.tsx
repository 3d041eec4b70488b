import { Drawer } from '@mantine/core';
import { holdsFor } from '@cairn/contracts/content/site-menus';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { useSession } from '../../lib/api/session.js';
import css from './header.module.css';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import { ACCOUNT_MENU, MAIN_MENU } from './own-menus.js';
import { MenuLink } from './site-link.js';
import { useHeaderLinks, useMenuFacts } from './use-menus.js';

/** The header's links on a phone; going anywhere closes it. */
const PhoneMenu = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const facts = useMenuFacts();
  const links = useHeaderLinks(facts);
  const own = [...MAIN_MENU, ...ACCOUNT_MENU].filter(({ conditions }) => holdsFor(facts, conditions));
  const session = useSession();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer opened onClose={onClose} title={t('nav.menu')} closeButtonProps={{ 'aria-label': t('close') }}>
      <nav aria-label={t('nav.main')} className={css.phoneNav}>
        {[...new Map(own.map((link) => [link.to, link])).values()].map(({ word, to }) => (
          <Link key={to} to={to}>
            {t(`nav.${word}`)}
          </Link>
        ))}
        {links.map((link) => (
          <MenuLink key={link.id} link={link} />
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
