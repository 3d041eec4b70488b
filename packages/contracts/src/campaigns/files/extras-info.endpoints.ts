import { endpoint, type CampaignParams, type IdParams } from '../../kernel/endpoint.js';
import type { ExtrasInfo } from './extras-info.reply.js';
import type { ExtrasInfoRequest } from './extras-info.request.js';

const PATH = '/campaign/extras-info/:campaignId';

/** The wizard's extras beside pictures, films and documents: the owner's own agreement. */
export const extrasInfoApi = {
  create: endpoint<{ params: CampaignParams; body: ExtrasInfoRequest }, ExtrasInfo>('POST', PATH, 'owner'),
  read: endpoint<{ params: CampaignParams }, ExtrasInfo>('GET', PATH, 'owner', { adminRead: 'campaigns.read' }),
  change: endpoint<{ params: CampaignParams; body: ExtrasInfoRequest }, ExtrasInfo>('PATCH', PATH, 'owner'),
  /** A form with the agreement as `file`. */
  uploadContract: endpoint<{ params: IdParams; body: object }, ExtrasInfo>(
    'PATCH',
    '/equities/upload-user-contact/:id',
    'owner',
  ),
};
