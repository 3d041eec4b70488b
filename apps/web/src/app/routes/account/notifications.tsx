import { NOTIFICATION_GROUPS } from '@cairn/contracts/communication/channels';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { markRead, unreadQuery, type NoticeFilter } from '../../../features/notifications/queries.js';
import { Notices } from '../../../features/notifications/components/notices.js';
import { paths } from '../../../lib/page/paths.js';
import { useErrorWords } from '../../../lib/api/use-error-words.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { Chip, Chips } from '../../../ui/data/chip.js';
import { PageFrame, Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { TextButton } from '../../../ui/text/text.js';
import css from './notifications.module.css';

const FILTERS: readonly NoticeFilter[] = ['all', 'unread', ...NOTIFICATION_GROUPS];

const Notifications = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const words = useErrorWords();
  const [search, setSearch] = useSearchParams();
  const { data: unread } = useQuery(unreadQuery);
  useTitle(t('title'));
  const filter = FILTERS.find((known) => known === search.get('show')) ?? 'all';
  const choose = (show: NoticeFilter) => setSearch(show === 'all' ? {} : { show });
  const count = unread?.notifications ?? 0;
  const markAll = () =>
    void markRead(client, null).catch((error: unknown) => notifications.show({ message: words(error) }));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={3} className={css.page}>
        <PageHeader
          title={t('title')}
          actions={
            <Row flow>
              {count > 0 && <TextButton onClick={markAll}>{t('markAll')}</TextButton>}
              <Button component={Link} to={paths.emailPreferences} variant="default" size="sm">
                {t('choose')}
              </Button>
            </Row>
          }
        />
        <section aria-label={t('show')}>
          <Chips>
            {FILTERS.map((show) => (
              <Chip key={show} on={show === filter} aria-pressed={show === filter} onClick={() => choose(show)}>
                {show === 'unread' && count > 0 ? t('unreadCount', { count }) : t(`filter.${show}`)}
              </Chip>
            ))}
          </Chips>
        </section>
        <Notices filter={filter} onClear={() => choose('all')} />
      </Stack>
    </PageFrame>
  );
};

export default Notifications;
