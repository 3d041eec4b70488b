import { Popover, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/brand/icon.js';
import { unreadQuery } from '../queries.js';
import { useLiveNotices } from '../use-live-notices.js';
import css from './bell.module.css';
import { NoticeSkeleton } from './notice-skeleton.js';
import { fetchedPart } from '../../../lib/api/fetched-part.js';

const MOST = 99;

// Fetched with the first press.
const BellPanel = fetchedPart(() => import('./bell-panel.js'));

/** The bell of the header: how many notices are new, live, and the latest ones. For signed-in users. */
export const NotificationBell = () => {
  const { t } = useTranslation('notifications');
  const [opened, { toggle, close }] = useDisclosure();
  const { data } = useQuery(unreadQuery);
  useLiveNotices();
  const count = data?.notifications ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={(open) => (open ? undefined : close())}
      position="bottom-end"
      width="22rem"
      trapFocus
    >
      <Popover.Target>
        <UnstyledButton className={css.bell} onClick={toggle} aria-label={t('bell', { count })} aria-expanded={opened}>
          <Icon of={IconBell} />
          {count > 0 && (
            <span className={css.count} aria-hidden>
              {count > MOST ? `${MOST}+` : count}
            </span>
          )}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={css.panel} aria-label={t('title')}>
        <Suspense fallback={<NoticeSkeleton count={3} />}>{opened && <BellPanel onLeave={close} />}</Suspense>
      </Popover.Dropdown>
    </Popover>
  );
};

export default NotificationBell;
