import { commentsApi } from '@cairn/contracts/campaigns/discussion/comments.endpoints';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { fetchFile, send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { paths } from '../../../lib/page/paths.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { ThreadList } from '../../../ui/discussion/thread-list.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import type { OwnCampaign } from '../queries.js';

const ownThreadsQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [...SHARED_KEYS.comments, campaignId, 'own'],
    queryFn: ({ pageParam }) =>
      send(commentsApi.owned, { params: { campaignId }, query: pageParam ? { cursor: pageParam } : {} }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

interface OwnDiscussionProps {
  campaign: OwnCampaign;
  isOpen: boolean;
}

/** What people ask on the owner's page: what waits for an answer comes first. */
export const OwnDiscussion = ({ campaign, isOpen }: OwnDiscussionProps) => {
  const { t } = useTranslation(['discussion', 'owner', 'desk']);
  const query = useInfiniteQuery(ownThreadsQuery(campaign.id));
  return (
    <Stack as="section" gap={5}>
      <h2>{t('owner:tabs.discussion')}</h2>
      <Text as="p" muted>
        {t('ownNote')}
      </Text>
      <QueryBoundary
        query={query}
        pending={<RowSkeleton count={4} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState
            picture="clear"
            title={t('ownNone')}
            action={
              <Button component={Link} to={paths.campaign(campaign.slug)} variant="default">
                {t('toPage')}
              </Button>
            }
          >
            {t('ownNoneText')}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <ThreadList
            campaignId={campaign.id}
            // Of a campaign that was ended nothing is answered any more.
            threads={pages.flatMap(({ items }) =>
              items.map((thread) => ({ ...thread, waits: thread.waits && campaign.ended === null })),
            )}
            isOpen={isOpen}
            isCompany
          />
        )}
      </QueryBoundary>
      <Row between flow>
        <LoadMore query={query} words={t('more')} size="sm" />
        {(query.data?.pages[0]?.items.length ?? 0) > 0 && (
          <CsvDownload
            label={t('desk:csv')}
            fileName="discussion.csv"
            fetch={() =>
              fetchFile(commentsApi.owned, { params: { campaignId: campaign.id }, query: { format: 'csv' } })
            }
          />
        )}
      </Row>
    </Stack>
  );
};
