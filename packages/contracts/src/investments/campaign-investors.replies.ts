import {
  ChoiceField,
  CurrencyField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  TextField,
} from '../kernel/fields.js';
import { INVESTMENT_GAPS, INVESTMENT_GROUPS, type InvestmentGap, type InvestmentGroup } from './investment-groups.js';
import { INVESTMENT_STATES, type InvestmentState } from '../lifecycles/investment.lifecycle.js';

/** A row of a list of investments. */
export class InvestmentListRow {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @TextField()
  investorName: string;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @IntegerField({ optional: true })
  units: number | null;
  @ChoiceField(INVESTMENT_STATES)
  state: InvestmentState;
  /** The whole principal of the loan has been paid back. */
  @FlagField()
  repaid: boolean;
  @InstantField()
  createdAt: Date;
}

/** A row of the owner's list of investments, with what is missing. */
export class CampaignInvestmentRow extends InvestmentListRow {
  @ChoiceField(INVESTMENT_GROUPS)
  group: InvestmentGroup;
  /** The step that is missing; null where nothing is, or where the investor has begun anew. */
  @ChoiceField(INVESTMENT_GAPS, { optional: true })
  gap: InvestmentGap | null;
  /** Until when a reservation holds. */
  @InstantField({ optional: true })
  reservedUntil: Date | null;
  /** When the investor was reminded last, of any investment in this campaign. */
  @InstantField({ optional: true })
  remindedAt: Date | null;
  /** Whether a reminder can be sent now. */
  @FlagField()
  remindable: boolean;
}

/** A reminder that was sent. */
export class InvestmentReminder {
  @InstantField()
  remindedAt: Date;
}

/** A public row: initials unless the investor opted in (decision 48). */
export class PublicInvestor {
  @TextField()
  name: string;
  @MoneyField({ optional: true })
  amount: bigint | null;
  @InstantField()
  at: Date;
}
