import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { Page } from '../../kernel/envelope.js';
import type { PageQuery } from '../../kernel/page-query.request.js';
import type { AdminPage } from '../../admin/admin.endpoints.js';
import type { AdminListQuery, DeclineRequest } from '../../admin/admin.requests.js';
import type { ReviewedChange, ReviewedChangeRow } from './changes.admin.replies.js';
import type { ChangePreview, CurrentTerms, MaterialChange, OpenedChange } from './changes.replies.js';
import type { ChangeTermsRequest } from './changes.requests.js';

type ChangeParams = CampaignParams & IdParams;

const adminRead = 'campaigns.read';

/** Decision 26: the terms of an open campaign change with an admin's approval, and every investor confirms or leaves. */
export const changesApi = {
  list: endpoint<{ params: CampaignParams; query: PageQuery }, Page<MaterialChange>>(
    'GET',
    '/campaign-changes/:campaignId',
    'owner',
    { adminRead, team: 'view' },
  ),
  terms: endpoint<{ params: CampaignParams }, CurrentTerms>('GET', '/campaign-changes/:campaignId/terms', 'owner', {
    adminRead,
    team: 'view',
  }),
  /** Nothing is stored. */
  preview: endpoint<{ params: CampaignParams; body: ChangeTermsRequest }, ChangePreview>(
    'POST',
    '/campaign-changes/:campaignId/preview',
    'owner',
  ),
  propose: endpoint<{ params: CampaignParams; body: ChangeTermsRequest }, MaterialChange>(
    'POST',
    '/campaign-changes/:campaignId',
    'owner',
  ),
  withdraw: endpoint<{ params: ChangeParams }, MaterialChange>(
    'POST',
    '/campaign-changes/:campaignId/:id/withdraw',
    'owner',
  ),
  front: endpoint<{ params: CampaignParams; query: PageQuery }, Page<OpenedChange>>(
    'GET',
    '/campaign-changes/front/:campaignId',
    'public',
  ),
  queue: endpoint<{ query: AdminListQuery }, AdminPage<ReviewedChangeRow>>(
    'GET',
    '/admin/campaign-changes',
    'campaigns.read',
  ),
  one: endpoint<{ params: IdParams }, ReviewedChange>('GET', '/admin/campaign-changes/:id', 'campaigns.read'),
  approve: endpoint<{ params: IdParams }, ReviewedChange>(
    'POST',
    '/admin/campaign-changes/:id/approve',
    'campaigns.review',
  ),
  decline: endpoint<{ params: IdParams; body: DeclineRequest }, ReviewedChange>(
    'POST',
    '/admin/campaign-changes/:id/decline',
    'campaigns.review',
  ),
};
