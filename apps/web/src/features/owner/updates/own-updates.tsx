import { updatesApi } from '@cairn/contracts/campaigns/updates/updates.endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '../../../lib/api/api.js';
import { CsvDownload } from '../../../ui/data/csv-download.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { OwnUpdate } from './own-update.js';
import { PostUpdate } from './post-update.js';
import { ownUpdatesQuery } from './queries.js';
import css from './own-updates.module.css';

interface OwnUpdatesProps {
  campaignId: string;
  /** There are readers: the campaign is public. */
  isPublic: boolean;
}

/** What the owner has told the readers of a campaign, and what they write next. */
export const OwnUpdates = ({ campaignId, isPublic }: OwnUpdatesProps) => {
  const { t } = useTranslation(['owner', 'desk']);
  const query = useInfiniteQuery(ownUpdatesQuery(campaignId));
  // Each update has a form of its own, empty and with its own key.
  const [posted, setPosted] = useState(0);
  return (
    <Stack gap={6}>
      {isPublic && (
        <Stack as="section" className={css.writing}>
          <h2>{t('updates.new')}</h2>
          <PostUpdate key={posted} campaignId={campaignId} onPosted={() => setPosted(posted + 1)} />
        </Stack>
      )}
      <Stack as="section">
        <h2>{t('tabs.updates')}</h2>
        <QueryBoundary
          query={query}
          pending={<RowSkeleton count={3} />}
          isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
          empty={
            <EmptyState title={t('updates.none')}>{t(isPublic ? 'updates.noneText' : 'updates.notPublic')}</EmptyState>
          }
        >
          {({ pages }) => (
            <Stack gap={4}>
              {pages
                .flatMap(({ items }) => items)
                .map((update) => (
                  <OwnUpdate key={update.id} campaignId={campaignId} update={update} />
                ))}
            </Stack>
          )}
        </QueryBoundary>
        <Row between flow>
          <LoadMore query={query} size="sm" />
          {(query.data?.pages[0]?.items.length ?? 0) > 0 && (
            <CsvDownload
              label={t('desk:csv')}
              fileName="updates.csv"
              fetch={() => fetchFile(updatesApi.list, { params: { campaignId }, query: { format: 'csv' } })}
            />
          )}
        </Row>
      </Stack>
    </Stack>
  );
};
