import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { DateText } from '../../../ui/data/figures.js';
import { join } from '../../../ui/text/join.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Hidden, Text } from '../../../ui/text/text.js';
import { conversationsQuery, type Talk } from '../queries.js';
import css from './inbox.module.css';
import { LoadMore } from '../../../ui/data/load-more.js';

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date(serverClock.now()).toDateString();

const TalkRow = ({ talk, isOpen }: { talk: Talk; isOpen: boolean }) => {
  const { t } = useTranslation('inbox');
  const { person, campaign, lastText, lastMine, lastByReader, lastAuthor, lastAt, unread } = talk;
  return (
    <li>
      <Link
        to={`${paths.inbox}?conversation=${talk.id}`}
        className={join(css.talk, unread > 0 && css.unread)}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar id={person.id} name={person.name} />
        <span className={css.talkWords}>
          <span className={css.talkHead}>
            <bdi className={css.name}>{person.name}</bdi>
            {lastAt && (
              <Text size="xs" muted className={css.when}>
                <DateText value={lastAt} format={isToday(lastAt) ? 'clock' : 'dayShort'} />
              </Text>
            )}
          </span>
          {campaign && (
            <Text size="xs" muted className={css.clip}>
              <bdi>{campaign.name}</bdi>
            </Text>
          )}
          {lastMine ? (
            <Text size="small" muted className={css.clip}>
              <bdi>{lastByReader ? t('you') : t('lastBy', { name: lastAuthor })}</bdi> <bdi>{lastText}</bdi>
            </Text>
          ) : (
            <Text size="small" muted dir="auto" className={css.clip}>
              {lastText}
            </Text>
          )}
        </span>
        {unread > 0 && (
          <span className={css.dot}>
            <Hidden>{t('unread', { count: unread })}</Hidden>
          </span>
        )}
      </Link>
    </li>
  );
};

/** The conversations, the latest first. */
export const ConversationList = ({ openId }: { openId: string | null }) => {
  const { t } = useTranslation(['inbox', 'common']);
  const query = useInfiniteQuery(conversationsQuery);
  if (query.isPending) {
    return (
      <div className={css.padded} aria-busy>
        <RowSkeleton />
      </div>
    );
  }
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const talks = query.data.pages.flatMap(({ items }) => items);
  if (talks.length === 0) {
    return (
      <EmptyState picture="clear" title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {talks.map((talk) => (
          <TalkRow key={talk.id} talk={talk} isOpen={talk.id === openId} />
        ))}
      </ul>
      <LoadMore query={query} size="sm" className={css.padded} />
    </>
  );
};
