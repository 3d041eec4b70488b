import {
  ChoiceField,
  CurrencyField,
  DateField,
  FlagField,
  IdField,
  InstantField,
  IntegerField,
  MoneyField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { PAYOUT_STATES, type PayoutState } from '../lifecycles/payout.lifecycle.js';
import { REPAYMENT_STATES, type RepaymentState } from '../lifecycles/repayment.lifecycle.js';
import { PaymentSums } from './payment-sums.reply.js';

export const REPAYMENT_STANDINGS = ['due', 'late', 'missed', 'paid', 'cancelled', 'replaced'] as const;
export type RepaymentStanding = (typeof REPAYMENT_STANDINGS)[number];

export class Repayment {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  /** Place in the schedule, from 1; null for a repayment outside it. */
  @IntegerField({ optional: true })
  instalment: number | null;
  /** Which schedule of the loan it belongs to, from 1: an early repayment makes a new one. */
  @IntegerField()
  scheduleVersion: number;
  /** Principal of a loan that is repaid before it falls due. */
  @FlagField()
  early: boolean;
  @TextField()
  rePaymentType: string;
  @MoneyField({ min: 0n })
  interest: bigint;
  @MoneyField({ min: 0n })
  principal: bigint;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @DateField()
  dueDate: string;
  @ChoiceField(REPAYMENT_STATES)
  state: RepaymentState;
  /** `due`, `late` (five days past due), `missed` (ninety), `paid`, `cancelled`, `replaced` by a new schedule. */
  @ChoiceField(REPAYMENT_STANDINGS)
  standing: RepaymentStanding;
  @TextField({ optional: true, max: 500 })
  description: string | null;
  @InstantField({ optional: true })
  paidAt: Date | null;
  @InstantField({ optional: true })
  distributedAt: Date | null;
}

/** A repayment whose due date has passed and that has not been paid. */
export class OverdueRepayment extends Repayment {
  @TextField()
  campaignName: string;
}

export class RepaymentPart extends PaymentSums {
  @IdField()
  investmentId: string;
  /** Number of the investment. */
  @TextField()
  number: string;
  @TextField()
  investorName: string;
  @FlagField()
  credited: boolean;
}

/** One repayment with each investor's part. */
export class RepaymentDetail extends Repayment {
  @TextField()
  campaignName: string;
  /** What the way to pay added to the amount, of one that was paid: the fee of a wire transfer. */
  @MoneyField({ min: 0n })
  surcharge: bigint;
  @NestedField(() => RepaymentPart, { many: true })
  parts: RepaymentPart[];
}

export class RepaymentPlan {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  principal: bigint;
  @MoneyField({ min: 0n })
  totalInterest: bigint;
  @MoneyField({ min: 0n })
  paid: bigint;
  @MoneyField({ min: 0n })
  outstandingPrincipal: bigint;
  @NestedField(() => Repayment, { many: true })
  repayments: Repayment[];
  /** Instalments of earlier schedules that an early repayment replaced. */
  @NestedField(() => Repayment, { many: true })
  replaced: Repayment[];
}

export class Payout {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @IdField()
  campaignId: string;
  @TextField()
  campaignName: string;
  @MoneyField()
  amount: bigint;
  @CurrencyField()
  currency: string;
  @ChoiceField(['connect', 'bank_transfer'])
  method: 'connect' | 'bank_transfer';
  @ChoiceField(PAYOUT_STATES)
  state: PayoutState;
  @TextField({ optional: true })
  reference: string | null;
  @TextField({ optional: true })
  declineReason: string | null;
  @InstantField()
  requestedAt: Date;
  @InstantField({ optional: true })
  approvedAt: Date | null;
  @InstantField({ optional: true })
  releasedAt: Date | null;
  @InstantField({ optional: true })
  paidAt: Date | null;
  @InstantField({ optional: true })
  failedAt: Date | null;
  /** Why a released payout has not left yet, and when it is tried again. */
  @ChoiceField(['provider', 'funds'], { optional: true })
  waitingFor: 'provider' | 'funds' | null;
  @InstantField({ optional: true })
  nextTryAt: Date | null;
}

/** Paid at once from the wallet, or a page of the provider to go to. */
export class RepaymentPaidReply {
  @NestedField(() => Repayment)
  repayment: Repayment;
  @TextField({ optional: true, max: 2000 })
  url: string | null;
}
