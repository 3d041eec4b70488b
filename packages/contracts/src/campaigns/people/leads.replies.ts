import { ChoiceField, FlagField, IdField, MoneyField, TextField } from '../../kernel/fields.js';
import { LEAD_BIO_MAX, LEAD_REASON_MAX, LEAD_TYPES, type LeadType } from './lead-limits.js';

/** A lead investor, as everybody sees them. */
export class LeadInvestor {
  @IdField()
  id: string;
  @ChoiceField(LEAD_TYPES)
  type: LeadType;
  /** Initials, where an investor no longer shows the name (decision 48). */
  @TextField()
  name: string;
  /** Of somebody who has invested here, what the books hold; else what the owner says. */
  @MoneyField({ optional: true })
  amount: bigint | null;
  @TextField({ optional: true, max: LEAD_BIO_MAX })
  bio: string | null;
  @TextField({ optional: true, max: LEAD_REASON_MAX })
  reason: string | null;
  @TextField({ optional: true, max: 500 })
  photo: string | null;
  @TextField({ optional: true })
  slug: string | null;
  /** Whether the books hold an investment of theirs, which is on the terms of all. */
  @FlagField()
  hasInvested: boolean;
}
