import { ALLOCATION_METHODS, type AllocationMethod } from '../campaigns/options.js';
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

/** Who gets what of a campaign: as it would be if it closed now, or as it was shared out. */
export class AllotmentTotals {
  @ChoiceField(ALLOCATION_METHODS)
  method: AllocationMethod;
  @CurrencyField()
  currency: string;
  /** What is sold at most. */
  @MoneyField({ min: 0n })
  offered: bigint;
  /** Paid investments. */
  @IntegerField()
  investments: number;
  @MoneyField({ min: 0n })
  committed: bigint;
  @MoneyField({ min: 0n })
  allotted: bigint;
  /** What goes back to investors. */
  @MoneyField({ min: 0n })
  returned: bigint;
  /** It has closed: nothing changes any more. */
  @FlagField()
  isFinal: boolean;
}

/** A paid investment and its part, in the order in which they were made. */
export class AllotmentRow {
  @IdField()
  id: string;
  @TextField()
  number: string;
  @TextField()
  investorName: string;
  @CurrencyField()
  currency: string;
  @MoneyField()
  committed: bigint;
  @MoneyField({ min: 0n })
  allotted: bigint;
  @MoneyField({ min: 0n })
  returned: bigint;
  @InstantField()
  createdAt: Date;
}
