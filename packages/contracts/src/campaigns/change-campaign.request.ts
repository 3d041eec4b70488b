import { ChoiceField, LineField } from '../kernel/fields.js';

/** Changes a draft's name, or submits it: 1 (pending) is the only status taken. */
export class ChangeCampaignRequest {
  @LineField({ optional: true, min: 3, max: 80 })
  name?: string;

  @ChoiceField([1], { optional: true })
  status?: 1;
}
