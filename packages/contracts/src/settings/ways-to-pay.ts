import { INVESTMENT_RAILS, type InvestmentRail } from '../investments/invest.request.js';
import { ChoiceField, FlagField, TextField } from '../kernel/fields.js';

/** A way to pay, and whether it is offered. */
export class WayToPay {
  @ChoiceField(INVESTMENT_RAILS)
  method: InvestmentRail;
  /** An operator has switched it on. */
  @FlagField()
  isOn: boolean;
  /** Its provider has its keys, or the operator its account; of the wallet, that its module is on. */
  @FlagField()
  isReady: boolean;
  /** Who then holds the money may hold it on this site (the custody mode). */
  @FlagField()
  fitsCustody: boolean;
}

/** Switches a way to pay on or off: what is off begins no new payment; open pages may still be paid. */
export class SwitchWayToPayRequest {
  @ChoiceField(INVESTMENT_RAILS)
  method: InvestmentRail;
  @FlagField()
  isOn: boolean;
  @TextField({ min: 3, max: 1000 })
  reason: string;
}
