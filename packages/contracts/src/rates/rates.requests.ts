import { CurrencyField, DateField, TextField } from '../kernel/fields.js';

/** A rate of a day: one unit of `base` is `rate` units of `quote`. */
export class ExchangeRateRequest {
  @CurrencyField()
  base: string;
  @CurrencyField()
  quote: string;
  @DateField()
  date: string;
  /** A decimal number with a point, at most ten places on either side of it. */
  @TextField({ pattern: /^\d{1,10}(\.\d{1,10})?$/, code: 'validation.exchange_rate', max: 21 })
  rate: string;
  @TextField({ min: 3, max: 120 })
  source: string;
}

/** Lines of `date,base,quote,rate`, as a file has them; a first line of names may stand above. */
export class ExchangeRateUpload {
  @TextField({ min: 10, max: 90_000, verbatim: true })
  csv: string;
  @TextField({ min: 3, max: 120 })
  source: string;
}
