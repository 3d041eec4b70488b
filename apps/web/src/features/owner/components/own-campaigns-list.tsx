import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { ownListQuery } from '../queries.js';
import { OwnCampaignRow } from './own-campaign-row.js';

/** One's own campaigns, newest first. */
export const OwnCampaignsList = () => {
  const { t } = useTranslation(['owner', 'common']);
  const query = useInfiniteQuery(ownListQuery);
  if (query.isPending) return <RowSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const campaigns = query.data.pages.flatMap(({ items }) => items);
  if (campaigns.length === 0) {
    return (
      <EmptyState
        title={t('list.none')}
        action={
          <Button component={Link} to={paths.chooseType} variant="default">
            {t('list.first')}
          </Button>
        }
      >
        {t('list.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Panel flush>
        <Rows pad>
          {campaigns.map((campaign) => (
            <OwnCampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </Rows>
      </Panel>
      <LoadMore query={query} />
    </Stack>
  );
};
