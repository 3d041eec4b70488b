import { AlsoNamed } from '../kernel/other-names.js';
import { ChoiceField, IntegerField, MoneyField, NestedField } from '../kernel/fields.js';
import { INVESTMENT_RAILS, type InvestmentRail } from './invest.request.js';
import { InvestorDetailsStep, PreSubscriptionStep, QuestionnaireStep } from './steps/investing-steps.requests.js';

/** Changes an investment before it is paid: its amount, how it is paid, or what is answered in its steps. */
export class ChangeInvestmentRequest {
  @MoneyField({ optional: true })
  amount?: bigint;

  @AlsoNamed('shareUnits')
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  units?: number;

  @AlsoNamed('paymentMethod')
  @ChoiceField(INVESTMENT_RAILS, { optional: true })
  paymentType?: InvestmentRail;

  /** Of the terms that an amount is chosen on; refused where others are in force by now. */
  @IntegerField({ optional: true, min: 1 })
  termsVersion?: number | null;

  @NestedField(() => InvestorDetailsStep, { optional: true })
  investorDetails?: InvestorDetailsStep | null;
  @NestedField(() => QuestionnaireStep, { optional: true })
  questionnaire?: QuestionnaireStep | null;
  @NestedField(() => PreSubscriptionStep, { optional: true })
  preSubscription?: PreSubscriptionStep | null;
}
