import { OptionField } from '../content/option-field.js';
import { FlagField, IdField, LineField } from '../kernel/fields.js';
import { CAMPAIGN_TYPES, type CampaignType } from './options.js';

/** V-21. */
export class CreateCampaignRequest {
  @OptionField('campaign-type', CAMPAIGN_TYPES)
  type: CampaignType;

  @LineField({ optional: true, min: 3, max: 80 })
  name?: string;

  /** One of the caller's own campaigns, whose texts, terms and answers the new one begins with. */
  @IdField({ optional: true })
  copyOf?: string | null;

  /** an account for investing is to raise funds, too. */
  @FlagField({ optional: true })
  becomeBoth?: boolean | null;
}
