/** Figures that are amounts, in minor units of the currency of their law. */
const AMOUNTS: ReadonlySet<string> = new Set([
  'limit_threshold',
  'limit_floor',
  'minimum_investment_person',
  'minimum_investment_entity',
  'warning_floor',
  'sophisticated_income',
  'sophisticated_portfolio',
  'high_income',
  'high_net_assets',
  'yearly_limit',
]);

export const isAmount = (key: string): boolean => AMOUNTS.has(key);
