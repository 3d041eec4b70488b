import { MoneyField } from '../kernel/fields.js';

/** Minor units of US dollars. */
export class InvestmentLimitRequest {
  @MoneyField({ min: 0n })
  annualIncome: bigint;
  @MoneyField({ min: 0n })
  netWorth: bigint;
  @MoneyField({ min: 0n, optional: true })
  investedElsewhere?: bigint;
}
