import { OptionField } from '../content/option-field.js';
import { TextField } from '../kernel/fields.js';
import { CAMPAIGN_TYPES, type CampaignType } from './options.js';

/** V-21. */
export class CreateCampaignRequest {
  @OptionField('campaign-type', CAMPAIGN_TYPES)
  type: CampaignType;

  @TextField({ optional: true, min: 3, max: 80 })
  name?: string;
}
