import { ChoiceField, DateField, FlagField, IdField, InstantField, IntegerField, TextField } from '../kernel/fields.js';
import { FEE_CHANGE_STATES, type FeeChangeState } from './fees.endpoints.js';

/** The most that a fee may be, in basis points. */
export const MOST_FEE = 5_000;

/** Platform fees in basis points of what a campaign raised, taken at its closing (C-05). */
export class PlatformFeeRates {
  /** Of a fixed campaign that reached its goal; one that missed it pays none. */
  @IntegerField({ min: 0, max: MOST_FEE })
  fixedReached: number;
  @IntegerField({ min: 0, max: MOST_FEE })
  flexibleReached: number;
  /** Of a flexible campaign that reached its minimum alone. */
  @IntegerField({ min: 0, max: MOST_FEE })
  flexibleMissed: number;
}

export class PlatformFeeRequest extends PlatformFeeRates {
  /** Campaigns that are approved on this day of the site's time zone or later pay these fees. */
  @DateField()
  appliesFrom: string;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}

/** Fees with the day from which they apply, and both people (SEC-57). */
export class PlatformFee extends PlatformFeeRates {
  @IdField()
  id: string;
  @DateField()
  appliesFrom: string;
  @TextField({ max: 1000 })
  reason: string;
  @ChoiceField(FEE_CHANGE_STATES)
  state: FeeChangeState;
  /** A campaign that is approved now pays these. */
  @FlagField()
  current: boolean;
  /** Null for the default fees. */
  @TextField({ optional: true })
  makerEmail: string | null;
  @InstantField()
  madeAt: Date;
  @TextField({ optional: true })
  checkerEmail: string | null;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  /** Whether the reader is the second person that it waits for. */
  @FlagField()
  mayConfirm: boolean;
}
