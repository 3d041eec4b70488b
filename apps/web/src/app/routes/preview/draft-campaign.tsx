import { CampaignStatus } from '@cairn/contracts/lifecycles/campaign.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { CampaignCard } from '../../../features/campaigns/components/campaign-card.js';
import { CampaignView } from '../../../features/campaigns/components/campaign-view.js';
import { campaignPageQuery } from '../../../features/campaigns/page-queries.js';
import { DRAFT_CAMPAIGN_PAGE, DRAFT_CARD_PAGE, DRAFT_SLUG } from '@cairn/contracts/content/draft-campaign';
import { Kit } from '../../../ui/kit/kit.js';
import { PageFrame } from '../../../ui/layout/layout.js';
import css from './draft-campaign.module.css';

export const isDraftCampaign = (page: string): boolean => page === DRAFT_CAMPAIGN_PAGE || page === DRAFT_CARD_PAGE;

/** U-17: a campaign that is being written, as its page or as its card, with the components of the public site. */
export const DraftCampaign = ({ page }: { page: string }) => {
  const { data, dataUpdatedAt } = useQuery(campaignPageQuery(DRAFT_SLUG));
  if (!data) return null;
  if (page === DRAFT_CAMPAIGN_PAGE) {
    return (
      <Kit>
        <CampaignView page={data} readAt={dataUpdatedAt} isPreview />
      </Kit>
    );
  }
  return (
    <PageFrame as="main" id="main">
      <div className={css.card}>
        {/* As it will look once it is open. */}
        <CampaignCard card={{ ...data, status: CampaignStatus.active }} />
      </div>
    </PageFrame>
  );
};
