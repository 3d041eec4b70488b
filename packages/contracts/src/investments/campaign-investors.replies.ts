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
import { INVESTMENT_STATES, type InvestmentState } from '../lifecycles/investment.lifecycle.js';

/** A row of the owner's list of investments. */
export class CampaignInvestmentRow {
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

/** A public row: initials unless the investor opted in (decision 48). */
export class PublicInvestor {
  @TextField()
  name: string;
  @MoneyField({ optional: true })
  amount: bigint | null;
  @InstantField()
  at: Date;
}
