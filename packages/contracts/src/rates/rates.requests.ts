import { CurrencyField, DateField, FlagField, TextField } from '../kernel/fields.js';

/** A decimal number with a point, at most ten places on either side of it. */
const RATE = { pattern: /^\d{1,10}(\.\d{1,10})?$/, code: 'validation.exchange_rate', max: 21 };

const REASON = { optional: true, min: 3, max: 1000 };

/** A rate of a day: one unit of `base` is `rate` units of `quote`. */
export class ExchangeRateRequest {
  @CurrencyField()
  base: string;
  @CurrencyField()
  quote: string;
  @DateField()
  date: string;
  @TextField(RATE)
  rate: string;
  @TextField({ min: 3, max: 120 })
  source: string;
  /** For a correction: the existing rate, as the person saw it. Without it an existing rate is not changed. */
  @TextField({ ...RATE, optional: true })
  replaces?: string | null;
  /** Why a rate is corrected, or why one far from the nearest other day's is right. */
  @TextField(REASON)
  reason?: string | null;
  /**
   * The first rate of a pair is right: there is none to compare it with. A correction has a reason anyway, so it says here
   * that it means a rate far from the nearest other day's.
   */
  @FlagField({ optional: true })
  confirmed?: boolean | null;
}

/** Lines of `date,base,quote,rate`, as a file has them; a header line is allowed. */
export class ExchangeRateUpload {
  @TextField({ min: 10, max: 90_000, verbatim: true })
  csv: string;
  @TextField({ min: 3, max: 120 })
  source: string;
  /** Why rates that are far from the nearest other day's are right. */
  @TextField(REASON)
  reason?: string | null;
  /** The first rates of pairs are right: there are none to compare them with. */
  @FlagField({ optional: true })
  confirmed?: boolean | null;
}
