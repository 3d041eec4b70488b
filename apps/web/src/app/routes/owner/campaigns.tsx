import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ownListQuery } from '../../../features/owner/api/owner.queries.js';
import { OwnCampaignRow } from '../../../features/owner/components/own-campaign-row.js';
import { paths } from '../../../lib/paths.js';
import { useTitle } from '../../../lib/use-title.js';
import { PageFrame, Row, Stack } from '../../../ui/layout.js';
import { RowBones } from '../../../ui/page-bones.js';
import { PageHeader } from '../../../ui/page-header.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { Panel, Rows } from '../../../ui/surface.js';

const List = () => {
  const { t } = useTranslation(['owner', 'common']);
  const query = useInfiniteQuery(ownListQuery);
  if (query.isPending) return <RowBones />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const campaigns = query.data.pages.flatMap(({ items }) => items);
  if (campaigns.length === 0) return <EmptyState title={t('list.none')}>{t('list.noneText')}</EmptyState>;
  return (
    <Stack>
      <Panel flush>
        <Rows pad>
          {campaigns.map((campaign) => (
            <OwnCampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </Rows>
      </Panel>
      {query.hasNextPage && (
        <Row>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('common:loadMore')}
          </Button>
        </Row>
      )}
    </Stack>
  );
};

const OwnCampaigns = () => {
  const { t } = useTranslation('owner');
  useTitle(t('list.title'));
  return (
    <PageFrame as="main" id="main">
      <Stack gap={6}>
        <PageHeader
          title={t('list.title')}
          lede={t('list.lede')}
          actions={
            <Button component={Link} to={paths.chooseType}>
              {t('list.new')}
            </Button>
          }
        />
        <List />
      </Stack>
    </PageFrame>
  );
};

export default OwnCampaigns;
