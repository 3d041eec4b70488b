import { CurrencyField, DateField, FlagField, InstantField, IntegerField, TextField } from '../kernel/fields.js';

export class ExchangeRateRow {
  /** `base-quote-date`: a rate has no other name. */
  @TextField()
  id: string;
  @DateField()
  date: string;
  @CurrencyField()
  base: string;
  @CurrencyField()
  quote: string;
  @TextField()
  rate: string;
  @TextField()
  source: string;
  @TextField({ optional: true })
  enteredBy: string | null;
  @InstantField()
  enteredAt: Date;
  /** Of today or later and used by no commitment: it can be corrected and removed. */
  @FlagField()
  changeable: boolean;
}

export class ExchangeRatesUploaded {
  /** Lines whose rate did not exist yet. */
  @IntegerField({ min: 0 })
  written: number;
}
