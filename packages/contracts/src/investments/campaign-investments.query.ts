import { ChoiceField, TextField } from '../kernel/fields.js';
import { TableQuery } from '../kernel/page-query.request.js';
import { INVESTMENT_GROUPS, type InvestmentGroup } from './investment-groups.js';

/** The owner's list of investments, narrowed. */
export class CampaignInvestmentsQuery extends TableQuery {
  @ChoiceField(INVESTMENT_GROUPS, { optional: true })
  group?: InvestmentGroup;
  /** A part of the investor's name, or the beginning of the number. */
  @TextField({ optional: true, max: 100 })
  q?: string;
}
