import { endpoint, type CampaignParams, type IdParams } from '../kernel/endpoint.js';
import type { Page } from '../kernel/envelope.js';
import type { FrontQuery, OwnCampaignsQuery } from '../kernel/page-query.request.js';
import type { Done } from '../users/users.replies.js';
import type { BrowseCountsRequest, BrowseRequest } from './browse.request.js';
import type { CampaignCard } from './campaign-card.reply.js';
import type {
  CampaignStory,
  CampaignSummary,
  CampaignTerms,
  Checklist,
  CompanyProfile,
  FundraisingDetail,
  OwnedCampaign,
  PaymentDetail,
} from './campaign-draft.reply.js';
import type { CampaignPage } from './campaign-page.reply.js';
import type { CampaignStoryRequest } from './campaign-story.request.js';
import type { CampaignTermsRequest } from './campaign-terms.request.js';
import type { ChangeCampaignRequest } from './change-campaign.request.js';
import type { CompanyProfileRequest } from './company-profile.request.js';
import type { CreateCampaignRequest } from './create-campaign.request.js';
import type { FundraisingDetailRequest } from './fundraising-detail.request.js';
import type { BrowseCounts } from './browse-counts.reply.js';
import type { PaymentDetailRequest } from './payment-detail.request.js';
import type { TeamRole } from './people/team-roles.js';

interface SlugParams {
  slug: string;
}

const adminRead = 'campaigns.read';

interface SectionTeam {
  reads?: { team: TeamRole };
  edits?: { team: TeamRole };
}
const TEAM: SectionTeam = { reads: { team: 'view' }, edits: { team: 'edit' } };

/** The three calls of one wizard section. */
const section = <Body extends object, Reply>(path: string, { reads, edits }: SectionTeam = TEAM) => ({
  create: endpoint<{ params: CampaignParams; body: Body }, Reply>('POST', `${path}/:campaignId`, 'owner', edits),
  read: endpoint<{ params: CampaignParams }, Reply>('GET', `${path}/:campaignId`, 'owner', { adminRead, ...reads }),
  change: endpoint<{ params: CampaignParams; body: Body }, Reply>('PATCH', `${path}/:campaignId`, 'owner', edits),
});

export const campaignsApi = {
  create: endpoint<{ body: CreateCampaignRequest }, OwnedCampaign>('POST', '/campaigns/equities', 'auth'),
  mine: endpoint<{ query: OwnCampaignsQuery }, Page<CampaignSummary>>('GET', '/campaigns/equities', 'auth'),
  mineShort: endpoint<{ query: OwnCampaignsQuery }, Page<CampaignSummary>>('GET', '/equities', 'auth'),
  read: endpoint<{ params: IdParams }, OwnedCampaign>('GET', '/campaigns/equities/:id', 'owner', {
    adminRead,
    team: 'member',
  }),
  change: endpoint<{ params: IdParams; body: ChangeCampaignRequest }, OwnedCampaign>(
    'PATCH',
    '/campaigns/equities/:id',
    'owner',
  ),
  remove: endpoint<{ params: IdParams }, Done>('DELETE', '/campaigns/equities/:id', 'owner'),
  front: endpoint<{ query: FrontQuery }, Page<CampaignCard>>('GET', '/equities/front', 'public'),
  page: endpoint<{ params: SlugParams }, CampaignPage>('GET', '/equities/front/:slug', 'public'),
  browse: endpoint<{ body: BrowseRequest }, Page<CampaignCard>>('POST', '/equities/browse', 'public', {
    viewable: true,
  }),
  /** How many campaigns each choice of the browse page would show, with the other filters that are on. */
  browseCounts: endpoint<{ body: BrowseCountsRequest }, BrowseCounts>('POST', '/equities/browse-counts', 'public', {
    viewable: true,
  }),
  /** The public page of one that is not public yet, for its owner. */
  preview: endpoint<{ params: IdParams }, CampaignPage>('GET', '/equities/:id/preview', 'owner', {
    adminRead,
    team: 'view',
  }),
  checklist: endpoint<{ params: IdParams }, Checklist>('GET', '/equities/:id/checklist', 'owner', {
    adminRead,
    team: 'member',
  }),
  /** By JSON, or by a form with the logo as `companyLogo`. */
  companyProfile: section<CompanyProfileRequest, CompanyProfile>('/equity/company-profile'),
  fundraisingDetail: section<FundraisingDetailRequest, FundraisingDetail>('/campaign/fundraising-detail'),
  campaignTerms: section<CampaignTermsRequest, CampaignTerms>('/campaign/campaign-terms'),
  /** By JSON, or by a form with the picture as `cover`. */
  campaignStory: section<CampaignStoryRequest, CampaignStory>('/campaign/campaign-story'),
  /** Its owner's alone. */
  paymentDetail: section<PaymentDetailRequest, PaymentDetail>('/campaign/payment-detail', {}),
};
