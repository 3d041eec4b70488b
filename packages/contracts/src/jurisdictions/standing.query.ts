import { IdField } from '../kernel/fields.js';

export class StandingQuery {
  /** Also what is asked for an investment in this campaign. */
  @IdField({ optional: true })
  campaignId?: string | null;
}
