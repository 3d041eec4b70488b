import { CAMPAIGN_TYPES, type CampaignType } from '../campaigns/options.js';
import { ChoiceField, IdField, TextField } from '../kernel/fields.js';

/** An investment by its number, with the campaign as it is listed beside it. */
export class CampaignInvestment {
  /** Of the investment. */
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @TextField({ optional: true })
  coverUrl: string | null;
  /** The campaign's; null where its owner has not chosen one. */
  @TextField({ optional: true })
  category: string | null;
  @ChoiceField(CAMPAIGN_TYPES)
  type: CampaignType;
}
