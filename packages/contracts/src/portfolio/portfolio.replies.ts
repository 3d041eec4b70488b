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
import { Investment } from '../investments/investments.replies.js';
import { PaymentSums } from '../repayments/payment-sums.reply.js';

/** One investment in the portfolio, with the payments received. */
export class Holding extends Investment {
  @MoneyField({ min: 0n })
  principalReturned: bigint;
  @MoneyField({ min: 0n })
  incomeReceived: bigint;
  @DateField({ optional: true })
  nextDistributionDate: string | null;
  /** This investor's part of the next instalment, by the schedule; not a promise. */
  @MoneyField({ min: 0n, optional: true })
  nextDistributionAmount: bigint | null;
  /** Its due date has passed, and it has not been paid. */
  @FlagField()
  nextDistributionOverdue: boolean;
}

export class Distribution extends PaymentSums {
  @IdField()
  repaymentId: string;
  @TextField()
  campaignName: string;
  @TextField()
  campaignSlug: string;
  @DateField()
  dueDate: string;
  @CurrencyField()
  currency: string;
  @InstantField({ optional: true })
  creditedAt: Date | null;
  /** The due date has passed, and it has not been paid. */
  @FlagField()
  overdue: boolean;
}

/** Totals of one currency; currencies are never added up. */
export class PortfolioDashboard {
  @CurrencyField()
  currency: string;
  @MoneyField({ min: 0n })
  invested: bigint;
  @MoneyField({ min: 0n })
  outstanding: bigint;
  @MoneyField({ min: 0n })
  principalReturned: bigint;
  @MoneyField({ min: 0n })
  incomeReceived: bigint;
  /** The number of current investments; a repaid loan does not count. */
  @IntegerField()
  holdings: number;
  /** Yearly rate (0.0851 is 8.51 %) with the remaining value at cost; null where no rate exists or several do. */
  @TextField({ optional: true })
  xirr: string | null;
  @ChoiceField(['rate', 'none', 'ambiguous'])
  xirrKind: 'rate' | 'none' | 'ambiguous';
  @NestedField(() => Distribution, { many: true })
  nextDistributions: Distribution[];
}

export class HoldingDetail extends Holding {
  /** Credited payments, newest first, then those that the schedule still expects, in its order. */
  @NestedField(() => Distribution, { many: true })
  distributions: Distribution[];
}
