import { COLLECTION_RAILS } from '../rails/providers.js';
import { AlsoNamed } from '../kernel/other-names.js';
import { IntegerField, MoneyField } from '../kernel/fields.js';

export const INVESTMENT_RAILS = ['wallet', ...COLLECTION_RAILS] as const;
export type InvestmentRail = (typeof INVESTMENT_RAILS)[number];

/** How an investment was paid: one way, or partly from the wallet and the rest by card. */
export const INVESTMENT_METHODS = [...INVESTMENT_RAILS, 'wallet_and_card'] as const;
export type InvestmentMethod = (typeof INVESTMENT_METHODS)[number];

/** Begins an investment. V-19, V-20: an amount (whole shares for equity) or a number of shares; both only where they agree. */
export class InvestRequest {
  @MoneyField({ optional: true })
  amount?: bigint;

  @AlsoNamed('shareUnits')
  @IntegerField({ optional: true, min: 1, max: 1_000_000_000 })
  units?: number;

  /** Of the terms that the investor has read; refused where others are in force by now. */
  @IntegerField({ optional: true, min: 1 })
  termsVersion?: number | null;
}
