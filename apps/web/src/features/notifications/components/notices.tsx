import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { groupByDay } from '../../../lib/format/day-groups.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { noticesQuery, PAGE_SIZE, type NoticeFilter } from '../queries.js';
import { NoticeSkeleton } from './notice-skeleton.js';
import { NoticeLine } from './notice-line.js';
import css from './notice.module.css';

/** C-01: the notices under their days, twenty at a time. */
export const Notices = ({ filter, onClear }: { filter: NoticeFilter; onClear: () => void }) => {
  const { t, i18n } = useTranslation('notifications');
  const query = useInfiniteQuery(noticesQuery(filter));
  if (query.isPending) return <NoticeSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const notices = query.data.pages.flatMap(({ items }) => items);
  if (notices.length === 0 && filter !== 'all') {
    return (
      <EmptyState
        picture="no-match"
        title={t(filter === 'unread' ? 'noneUnread' : 'noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('showAll')}
          </Button>
        }
      />
    );
  }
  if (notices.length === 0) {
    return (
      <EmptyState picture="clear" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={5}>
      <div>
        {groupByDay(notices, i18n.language).map(({ key, kind, heading, rows }) => (
          <section key={key} className={css.group}>
            <h2>{kind === 'today' ? t('today', { day: heading }) : heading}</h2>
            <ul>
              {rows.map((notice) => (
                <NoticeLine key={notice.id} notice={notice} isDated={kind === 'month'} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <LoadMore query={query} words={t('loadMore', { count: PAGE_SIZE })} />
    </Stack>
  );
};
