import { InstantField, TextField } from '../../kernel/fields.js';

/** When and why the site ended a campaign for good (S-02): what its owner and its investors were told. */
export class CampaignEnd {
  @InstantField()
  at: Date;
  @TextField({ optional: true })
  reason: string | null;
}
