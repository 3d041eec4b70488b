import { IdField } from '../kernel/fields.js';

export class SaveCampaignRequest {
  @IdField()
  campaignId: string;
}
