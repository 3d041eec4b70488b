import { MoneyField } from '../../kernel/fields.js';

/** For how much somebody would invest, in minor units of the campaign's currency. */
export class InterestRequest {
  @MoneyField()
  interestedAmount: bigint;
}
