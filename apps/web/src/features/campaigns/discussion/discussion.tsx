import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { useSession } from '../../../lib/api/session.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { paths } from '../../../lib/page/paths.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { ThreadList } from '../../../ui/discussion/thread-list.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Skeleton } from '../../../ui/feedback/skeleton.js';
import { kitPart } from '../../../ui/kit/kit-part.js';
import { LaterPart } from '../../../ui/layout/later-part.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { isTalkOpen } from '../page-parts.js';
import type { PageData } from '../queries.js';

const CommentForm = kitPart(() => import('../../../ui/discussion/comment-form.js'));

const threadsQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...SHARED_KEYS.comments, campaignId],
    queryFn: ({ pageParam }) =>
      send(commentsApi.threads, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Where one writes: a visitor signs in first, and comes back. */
const Ask = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('discussion');
  const isSignedIn = useSession() !== null;
  const { pathname } = useLocation();
  if (!isTalkOpen(page)) return <Text muted>{t('closed')}</Text>;
  if (isSignedIn) return <CommentForm campaignId={page.id} />;
  return (
    <Text as="p" muted>
      {t('signIn')}{' '}
      <TextLink to={paths.login} state={{ from: `${pathname}#discussion` }}>
        {t('toSignIn')}
      </TextLink>
    </Text>
  );
};

const Talk = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('discussion');
  const query = useInfiniteQuery(threadsQuery(page.id));
  const isOpen = isTalkOpen(page);
  return (
    <>
      <Text as="p" size="small" muted>
        {t('moderated')}
      </Text>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={3} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={<Text muted>{t(isOpen ? 'none' : 'noneClosed')}</Text>}
      >
        {({ pages }) => (
          <ThreadList campaignId={page.id} threads={pages.flatMap(({ items }) => items)} isOpen={isOpen} />
        )}
      </QueryBoundary>
      <LoadMore query={query} words={t('more')} size="sm" />
      <LaterPart outline={<Skeleton height="9rem" />}>
        <Ask page={page} />
      </LaterPart>
    </>
  );
};

/** S-11: what people ask and answer, in public. */
export const Discussion = ({ page }: { page: PageData }) => {
  const { t } = useTranslation('campaign');
  return (
    <section id="discussion">
      <Stack gap={5}>
        <h2>{t('discussion.title')}</h2>
        <LaterPart outline={<RowSkeleton count={3} />}>
          <Talk page={page} />
        </LaterPart>
      </Stack>
    </section>
  );
};
