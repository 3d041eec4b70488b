import { savedCampaignsApi } from '@cairn/contracts/campaigns/saved-campaigns.endpoints';
import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { LoadMore } from '../../../ui/data/load-more.js';
import { CardGridSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Text } from '../../../ui/text/text.js';
import { CampaignCard } from '../components/campaign-card.js';
import { savedKeys, savedListQuery, type Saved } from './queries.js';
import { SaveMark } from './save-button.js';
import css from './saved-list.module.css';

/** Nothing is left to follow. */
const OVER: readonly CampaignStatus[] = [CampaignStatus.unsuccessful, CampaignStatus.inactive];

/** Takes one off the list where there is nothing left to follow. */
const TakeOff = ({ id }: Pick<Saved, 'id'>) => {
  const { t } = useTranslation('saved');
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => send(savedCampaignsApi.remove, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: savedKeys.all }),
  });
  return (
    <Button
      variant="default"
      size="sm"
      className={css.takeOff}
      loading={remove.isPending}
      onClick={() => remove.mutate()}
    >
      {t('takeOff')}
    </Button>
  );
};

/** The campaigns that the reader has saved, the newest first, as they stand now. */
export const SavedList = () => {
  const { t } = useTranslation('saved');
  const siteDate = useSiteDate();
  const query = useInfiniteQuery(savedListQuery);
  if (query.isPending) return <CardGridSkeleton />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const saved = query.data.pages.flatMap(({ items }) => items);
  if (saved.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        action={
          <Button component={Link} to={paths.browse} variant="default">
            {t('browse')}
          </Button>
        }
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Columns kind="three">
        {saved.map(({ id, campaign }) => (
          <div key={id} className={css.item}>
            <CampaignCard card={campaign} corner={<SaveMark campaign={campaign} />} />
            {campaign.status === CampaignStatus.inactive && campaign.closesAt !== null && (
              <Text as="p" size="small">
                {t('ended', { date: siteDate(campaign.closesAt) })}
              </Text>
            )}
            {OVER.includes(campaign.status) && <TakeOff id={id} />}
          </div>
        ))}
      </Columns>
      <LoadMore query={query} />
    </Stack>
  );
};
