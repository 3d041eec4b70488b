import { Menu, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { ACCOUNT_GROUPS, holdsFor, type ProductWord } from '@cairn/contracts/content/site-menus';
import { IconChevronDown, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/inputs/button.js';
import { useMe } from '../../features/auth/me.js';
import { unreadQuery } from '../../features/notifications/queries.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Count } from '../../ui/data/figures.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Icon } from '../../ui/brand/icon.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { textCss } from '../../ui/text/text.js';
import { paths } from '../../lib/page/paths.js';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import css from './account-menu.module.css';
import { ACCOUNT_ICONS } from './account-icons.js';
import { ACCOUNT_MENU } from './own-menus.js';
import { useMenuFacts } from './use-menus.js';

/** The user's own menu. Modules that are off are left out, not greyed. */
const AccountMenu = () => {
  const { t } = useTranslation('common');
  const { data: me } = useMe();
  const facts = useMenuFacts();
  // The bell uses it, too.
  const { data: unread } = useQuery(unreadQuery);
  const counts: Partial<Record<ProductWord, number>> = {
    notifications: unread?.notifications ?? 0,
    inbox: unread?.messages ?? 0,
  };
  const standing = ACCOUNT_MENU.filter(({ conditions }) => holdsFor(facts, conditions));
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // What is seen, where the choice is left to the device.
  const colorScheme = useComputedColorScheme('light');
  if (!me) return <Skeleton width="9rem" height="2.25rem" />;
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <>
      <LanguageMenu className={layoutCss.notPhone} />
      <Menu>
        <Menu.Target>
          <Button
            variant="subtle"
            leftSection={<Avatar id={me.id} name={name} photo={me.profile.photo} />}
            rightSection={<Icon of={IconChevronDown} size="small" />}
          >
            <bdi className={textCss.hiddenOnPhone}>{name}</bdi>
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <span className={css.who}>
              <Avatar id={me.id} name={name} photo={me.profile.photo} />
              <span className={css.words}>
                <span className={css.name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={css.email}>
                  <bdi>{me.email}</bdi>
                </span>
              </span>
            </span>
          </Menu.Label>
          <Menu.Divider />
          {ACCOUNT_GROUPS.map((group) => (
            <Fragment key={group}>
              {standing
                .filter((link) => link.group === group)
                .map(({ word, to }) => (
                  <Menu.Item
                    key={word}
                    component={Link}
                    to={to}
                    leftSection={<Icon of={ACCOUNT_ICONS[word]} size="small" />}
                    rightSection={counts[word] ? <Count value={counts[word]} /> : null}
                  >
                    {t(`nav.${word}`)}
                  </Menu.Item>
                ))}
              <Menu.Divider />
            </Fragment>
          ))}
          <Menu.Item
            leftSection={<Icon of={colorScheme === 'dark' ? IconSun : IconMoon} size="small" />}
            onClick={() => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark')}
          >
            {t(colorScheme === 'dark' ? 'nav.light' : 'nav.dark')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.logout} leftSection={<Icon of={IconLogout} size="small" directional />}>
            {t('nav.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
};

export default AccountMenu;
