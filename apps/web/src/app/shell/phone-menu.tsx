import { Drawer } from '@mantine/core';
import { holdsFor } from '@cairn/contracts/content/site-menus';
import { IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../lib/page/paths.js';
import { Icon } from '../../ui/brand/icon.js';
import { Button } from '../../ui/inputs/button.js';
import { Stack } from '../../ui/layout/layout.js';
import { useSession } from '../../lib/api/session.js';
import { ACCOUNT_ICONS } from './account-icons.js';
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
  const main = MAIN_MENU.filter(({ conditions }) => holdsFor(facts, conditions));
  const account = ACCOUNT_MENU.filter(
    ({ to, conditions }) => holdsFor(facts, conditions) && !main.some((link) => link.to === to),
  );
  const session = useSession();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer opened onClose={onClose} title={t('nav.menu')} closeButtonProps={{ 'aria-label': t('close') }}>
      <nav aria-label={t('nav.main')} className={css.phoneNav}>
        <ul className={css.places}>
          {main.map(({ word, to }) => (
            <li key={to}>
              <Link to={to}>{t(`nav.${word}`)}</Link>
              <Icon of={IconChevronRight} directional />
            </li>
          ))}
          {links.map((link) => (
            <li key={link.id}>
              <MenuLink link={link} />
              <Icon of={IconChevronRight} directional />
            </li>
          ))}
        </ul>
        {account.length > 0 && (
          <ul className={css.own}>
            {[...new Map(account.map((link) => [link.to, link])).values()].map(({ word, to }) => (
              <li key={to}>
                <Icon of={ACCOUNT_ICONS[word]} />
                <Link to={to}>{t(`nav.${word}`)}</Link>
              </li>
            ))}
          </ul>
        )}
        <Stack gap={3}>
          {!session && (
            <>
              <Button component={Link} to={paths.signUp} fullWidth>
                {t('nav.signUp')}
              </Button>
              <Button component={Link} to={paths.login} variant="default" fullWidth>
                {t('nav.signIn')}
              </Button>
            </>
          )}
          <div>
            <LanguageMenu variant="default" />
          </div>
        </Stack>
      </nav>
    </Drawer>
  );
};

export default PhoneMenu;
