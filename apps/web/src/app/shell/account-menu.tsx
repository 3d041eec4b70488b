import { Menu, useMantineColorScheme } from '@mantine/core';
import { ACCOUNT_GROUPS, holdsFor } from '@cairn/contracts/content/site-menus';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/inputs/button.js';
import { useMe } from '../../features/auth/me.js';
import { Avatar } from '../../ui/data/avatar.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Icon } from '../../ui/brand/icon.js';
import { layoutCss } from '../../ui/layout/layout.js';
import { textCss } from '../../ui/text/text.js';
import { paths } from '../../lib/page/paths.js';
import { LanguageMenu } from '../../ui/layout/language-menu.js';
import { ACCOUNT_MENU } from './own-menus.js';
import { useMenuFacts } from './use-menus.js';

/** The user's own menu. Modules that are off are left out, not greyed. */
const AccountMenu = () => {
  const { t } = useTranslation('common');
  const { data: me } = useMe();
  const facts = useMenuFacts();
  const standing = ACCOUNT_MENU.filter(({ conditions }) => holdsFor(facts, conditions));
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
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
          {ACCOUNT_GROUPS.map((group) => (
            <Fragment key={group}>
              {standing
                .filter((link) => link.group === group)
                .map(({ word, to }) => (
                  <Menu.Item key={word} component={Link} to={to}>
                    {t(`nav.${word}`)}
                  </Menu.Item>
                ))}
              <Menu.Divider />
            </Fragment>
          ))}
          <Menu.Item onClick={() => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark')}>
            {t(colorScheme === 'dark' ? 'nav.light' : 'nav.dark')}
          </Menu.Item>
          <Menu.Item component={Link} to={paths.logout}>
            {t('nav.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
};

export default AccountMenu;
