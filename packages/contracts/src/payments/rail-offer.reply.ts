import { ChoiceField, IntegerField, MoneyField } from '../kernel/fields.js';
import { INVESTMENT_RAILS, type InvestmentRail } from '../investments/invest.request.js';
import { RAIL_RISKS, RAIL_TIMES, type RailRisk, type RailTime } from '../rails/providers.js';

/** A way to pay that is switched on and takes a currency, with its limits in minor units. */
export class RailOffer {
  @ChoiceField(INVESTMENT_RAILS)
  rail: InvestmentRail;
  /** The most it takes; null where nothing is capped. */
  @MoneyField({ optional: true })
  maximum: bigint | null;
  /** The least it takes. */
  @MoneyField({ min: 0n })
  minimum: bigint;
  /** Amounts are multiples of it. */
  @MoneyField()
  granularity: bigint;
  /** What the payer adds to the amount. */
  @MoneyField({ min: 0n })
  surcharge: bigint;
}

/** A way to pay through a provider, with its times and what may undo a payment. */
export class PaymentRail extends RailOffer {
  @ChoiceField(RAIL_TIMES)
  time: RailTime;
  @ChoiceField(RAIL_RISKS)
  risk: RailRisk;
  /** Business days until the payer's bank has decided; 0 where the money is there at once. */
  @IntegerField({ min: 0 })
  clearingDays: number;
  /** Calendar days in which the payer may have the money returned after that. */
  @IntegerField({ min: 0 })
  returnDays: number;
}
