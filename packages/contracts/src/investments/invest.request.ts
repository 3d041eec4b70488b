import { COLLECTION_RAILS, PAGE_RAILS, type PageRail } from '../rails/providers.js';
import { AlsoNamed } from '../kernel/other-names.js';
import { IntegerField, MoneyField } from '../kernel/fields.js';

export const INVESTMENT_RAILS = ['wallet', ...COLLECTION_RAILS] as const;
export type InvestmentRail = (typeof INVESTMENT_RAILS)[number];

/** The wallet, and a provider for what it lacks. */
export type SharedMethod = `wallet_and_${PageRail}`;
export const sharedWith = <Rail extends PageRail>(rail: Rail): `wallet_and_${Rail}` => `wallet_and_${rail}`;

/** How an investment was paid: one way, or partly from the wallet and the rest by another. */
export const INVESTMENT_METHODS: readonly InvestmentMethod[] = [
  ...INVESTMENT_RAILS,
  ...PAGE_RAILS.map((rail) => sharedWith(rail)),
];
export type InvestmentMethod = InvestmentRail | SharedMethod;

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
