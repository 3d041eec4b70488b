import { IconMenu2 } from '@tabler/icons-react';
import { holdsFor } from '@cairn/contracts/content/site-menus';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Suspense, useCallback, useState } from 'react';
import { Button } from '../../ui/inputs/button.js';
import { useSession } from '../../lib/api/session.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Icon } from '../../ui/brand/icon.js';
import { layoutCss, Wrap } from '../../ui/layout/layout.js';
import { Logo } from '../../ui/brand/logo.js';
import { kitPart } from '../../ui/kit/kit-part.js';
import { paths } from '../../lib/page/paths.js';
import css from './header.module.css';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import { MAIN_MENU } from './own-menus.js';
import { MenuLink } from './site-link.js';
import { useHeaderLinks, useMenuFacts } from './use-menus.js';

// Visitors never need them.
const NotificationBell = kitPart(() => import('../../features/notifications/components/notification-bell.js'));
const AccountMenu = kitPart(() => import('./account-menu.js'));
// Fetched with the first press: wide screens never need it.
const PhoneMenu = kitPart(() => import('./phone-menu.js'));

const PhoneButton = () => {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        type="button"
        className={`${layoutCss.onlyPhone} ${css.phoneButton}`}
        onClick={() => setOpen(true)}
        aria-label={t('nav.menu')}
        aria-expanded={isOpen}
      >
        <Icon of={IconMenu2} size="large" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** The bar at the top of every page (U-03). */
export const Header = () => {
  const { t } = useTranslation('common');
  const session = useSession();
  const facts = useMenuFacts();
  const links = useHeaderLinks(facts);
  return (
    <header className={css.bar}>
      <Wrap className={css.inside}>
        <PhoneButton />
        <Link to={session ? paths.home : paths.landing} className={css.logo}>
          <Logo />
        </Link>
        <nav className={`${css.nav} ${layoutCss.notPhone}`} aria-label={t('nav.main')}>
          {MAIN_MENU.filter(({ conditions }) => holdsFor(facts, conditions)).map(({ word, to }) => (
            <NavLink key={word} to={to}>
              {t(`nav.${word}`)}
            </NavLink>
          ))}
          {links.map((link) => (
            <MenuLink key={link.id} link={link} isPlace />
          ))}
        </nav>
        <div className={css.tools}>
          {session ? (
            <>
              <Suspense fallback={<Skeleton width="2.75rem" height="2.75rem" />}>
                <NotificationBell />
              </Suspense>
              <Suspense fallback={<Skeleton width="9rem" height="2.25rem" />}>
                <AccountMenu />
              </Suspense>
            </>
          ) : (
            <div className={css.forVisitors}>
              <LanguageMenu className={layoutCss.notPhone} />
              <Button component={Link} to={paths.login} variant="subtle">
                {t('nav.signIn')}
              </Button>
              <Button component={Link} to={paths.signUp} className={layoutCss.notPhone}>
                {t('nav.signUp')}
              </Button>
            </div>
          )}
        </div>
      </Wrap>
    </header>
  );
};
