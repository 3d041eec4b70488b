import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { groupByDay } from '../../../lib/format/day-groups.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { ErrorState } from '../../../ui/feedback/states.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { markConversationRead, threadQuery, type Talk } from '../queries.js';
import { useSending } from '../use-sending.js';
import { Bubble, PendingBubble } from './bubbles.js';
import { Composer } from './composer.js';
import css from './inbox.module.css';
import { ThreadHead } from './thread-head.js';

/** The reason why writing is not possible, as text. */
const Closed = ({ talk }: { talk: Talk }) => {
  const { t } = useTranslation('inbox');
  return (
    <div className={css.padded}>
      <Notice>{talk.blocked ? t('blocked', { name: talk.person.name }) : t('closed')}</Notice>
    </div>
  );
};

/** Messages on the screen count as read. */
const useReading = (talk: Talk | undefined): void => {
  const client = useQueryClient();
  const id = talk?.id;
  const isUnread = (talk?.unread ?? 0) > 0;
  useEffect(() => {
    if (!id || !isUnread) return undefined;
    const read = () => {
      if (document.visibilityState === 'visible') void markConversationRead(client, id).catch(() => undefined);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [client, id, isUnread]);
};

/** One conversation: the latest at the foot, earlier ones by a press, and the field to write in. */
export const Thread = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation('inbox');
  const query = useInfiniteQuery(threadQuery(id));
  const { pending, write, retry, discard } = useSending(id);
  const foot = useRef<HTMLDivElement>(null);
  const talk = query.data?.pages[0]?.conversation;
  const lines = (query.data?.pages ?? []).flatMap(({ messages }) => messages);
  const latest = lines[0]?.id;
  useReading(talk);
  // One that fails grows by its reason and the way out.
  const waiting = pending.map(({ clientKey, failure }) => clientKey + (failure ?? '')).join();
  useEffect(() => {
    if (latest !== undefined || waiting !== '') foot.current?.scrollIntoView({ block: 'nearest' });
  }, [latest, waiting]);

  if (query.isPending) {
    return (
      <div className={css.padded} aria-busy>
        <RowSkeleton />
      </div>
    );
  }
  if (query.isError || !talk) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const days = groupByDay(lines, i18n.language).toReversed();
  return (
    <>
      <ThreadHead talk={talk} />
      <div className={css.lines} role="log" aria-label={t('with', { name: talk.person.name })}>
        {query.hasNextPage && (
          <Button
            variant="default"
            size="sm"
            className={css.earlier}
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('earlier')}
          </Button>
        )}
        {lines.length === 0 && pending.length === 0 && (
          <Text as="p" muted className={css.earlier}>
            {t('begin', { name: talk.person.name })}
          </Text>
        )}
        {days.map(({ key, kind, heading, rows }) => (
          <section key={key}>
            <h3 className={css.day}>{kind === 'today' ? t('today') : heading}</h3>
            <ul className={css.bubbles}>
              {rows.toReversed().map((line) => (
                <Bubble key={line.id} line={line} talk={talk} />
              ))}
            </ul>
          </section>
        ))}
        {pending.length > 0 && (
          <ul className={css.bubbles}>
            {pending.map((message) => (
              <PendingBubble
                key={message.clientKey}
                message={message}
                onRetry={() => retry(message)}
                onDiscard={() => discard(message)}
              />
            ))}
          </ul>
        )}
        <div ref={foot} />
      </div>
      {talk.open ? <Composer talk={talk} onSend={write} /> : <Closed talk={talk} />}
    </>
  );
};
