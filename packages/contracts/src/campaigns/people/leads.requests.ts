import { ChoiceField, IdField, LineField, MoneyField, TextField } from '../../kernel/fields.js';
import { LEAD_BIO_MAX, LEAD_NAME_MAX, LEAD_REASON_MAX, LEAD_TYPES, type LeadType } from './lead-limits.js';

/** Somebody who has invested here, by one of their investments, or a name. */
export class LeadInvestorRequest {
  @ChoiceField(LEAD_TYPES)
  type: LeadType;
  /** The name and the amount are then those of the investor. */
  @IdField({ optional: true })
  investmentId?: string | null;
  @LineField({ optional: true, max: LEAD_NAME_MAX })
  name?: string | null;
  /** What they have said to invest, in the campaign's currency. */
  @MoneyField({ optional: true })
  amount?: bigint | null;
  @TextField({ optional: true, max: LEAD_BIO_MAX })
  bio?: string | null;
  /** Why they invest, in their words. */
  @TextField({ optional: true, max: LEAD_REASON_MAX })
  reason?: string | null;
}

/** Fields that are not sent stay; of an investor, name and amount are the books'. */
export class ChangeLeadInvestorRequest {
  @ChoiceField(LEAD_TYPES, { optional: true })
  type?: LeadType;
  @LineField({ optional: true, min: 1, max: LEAD_NAME_MAX })
  name?: string;
  @MoneyField({ optional: true })
  amount?: bigint | null;
  @TextField({ optional: true, max: LEAD_BIO_MAX })
  bio?: string | null;
  @TextField({ optional: true, max: LEAD_REASON_MAX })
  reason?: string | null;
}
