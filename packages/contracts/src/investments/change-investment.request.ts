import { AlsoNamed } from '../kernel/other-names.js';
import { ChoiceField, IntegerField, MoneyField } from '../kernel/fields.js';
import { INVESTMENT_RAILS, type InvestmentRail } from './invest.request.js';

/** Changes a reservation before it is paid. */
export class ChangeInvestmentRequest {
  @MoneyField({ optional: true })
  amount?: bigint;

  @AlsoNamed('shareUnits')
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  units?: number;

  @AlsoNamed('paymentMethod')
  @ChoiceField(INVESTMENT_RAILS, { optional: true })
  paymentType?: InvestmentRail;
}
