import { PAGE_RAILS } from '../rails/providers.js';
import { AlsoNamed } from '../kernel/other-names.js';
import { OptionField } from '../content/option-field.js';
import { ChoiceField, DateField, FlagField, MoneyField, TextField } from '../kernel/fields.js';

/** C-03. Dividend on equity only, interest on debt only (decision 42). */
export const REPAYMENT_TYPES = ['dividend', 'interest', 'returnofInvestment'] as const;
export type RepaymentType = (typeof REPAYMENT_TYPES)[number];

/** The largest repayment outside the schedule, in minor units: a plan's 2,000 rows then still sum to a JSON integer. */
export const MAX_REPAYMENT = 1_000_000_000_000n;

/** A repayment outside the schedule. */
export class CreateRepaymentRequest {
  @OptionField('repayment-type', REPAYMENT_TYPES)
  rePaymentType: RepaymentType;
  @AlsoNamed('totalAmount')
  @MoneyField()
  amount: bigint;
  @DateField()
  dueDate: string;
  @TextField({ optional: true, max: 500 })
  description?: string | null;
  /** Confirms an amount above everything that is invested. */
  @FlagField({ optional: true })
  confirmed?: boolean | null;
}

export const REPAYMENT_RAILS = ['wallet', ...PAGE_RAILS] as const;
export type RepaymentRail = (typeof REPAYMENT_RAILS)[number];

export class PayRepaymentRequest {
  @ChoiceField(REPAYMENT_RAILS)
  transactionType: RepaymentRail;
}

export class RequestPayoutRequest {
  @MoneyField()
  amount: bigint;
}
