import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { Figure } from './figures.replies.js';

/** Pictures inside the texts of a campaign. */
export const figuresApi = {
  /** A form with the picture as `file`. */
  add: endpoint<{ params: CampaignParams; body: object }, Figure>('POST', '/campaign/figures/:campaignId', 'owner', {
    team: 'edit',
  }),
};
