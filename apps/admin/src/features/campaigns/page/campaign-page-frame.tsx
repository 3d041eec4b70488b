import { campaignsApi } from '@cairn/contracts';
import { draftCampaign } from '@cairn/contracts/content/draft-campaign';
import { ApiError } from '@cairn/client';
import { readDraftParts } from '@cairn/client/draft-parts';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../../lib/data/client.js';
import { useSay } from '../../../lib/words/words.js';
import { Loading } from '../../../ui/layout/loading.js';
import { SiteFrame } from '../../../ui/preview/site-frame.js';
import { ErrorNotice } from '../../../ui/records/notice.js';
import { Muted } from '../../../ui/records/text.js';

/** The campaign's page as investors will see it, also before it is public. */
export const CampaignPageFrame = ({ id }: { id: string }) => {
  const say = useSay();
  const { client } = useCalls();
  const query = useQuery({
    queryKey: ['campaigns', 'page', id],
    queryFn: async () => {
      const [page, parts] = await Promise.all([
        client.send(campaignsApi.preview, { params: { id } }),
        readDraftParts(client.send, id),
      ]);
      return draftCampaign(page, 'page', parts);
    },
    retry: false,
  });
  if (query.error instanceof ApiError && query.error.code === 'campaign.incomplete')
    return <Muted>{say('review.page_early')}</Muted>;
  if (query.error) return <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Loading />;
  return <SiteFrame draft={query.data} label={say('review.page_as_seen')} />;
};
