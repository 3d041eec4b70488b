/** The bounds of an amount, all in minor units of one currency. */
export interface AmountRules {
  minimum: number;
  maximum: number;
  /** Price of one share; null for a loan. */
  price: number | null;
}

/** `none`: no amount is possible between the minimum and what is left. */
export type AmountProblem = 'below' | 'above' | 'notWhole' | 'none';

/** V-19, V-20: why an amount cannot be invested, with the nearest one that can; null when it is fine. */
export const checkAmount = (amount: number, rules: AmountRules): { problem: AmountProblem; nearest: number } | null => {
  const price = rules.price ?? 1;
  const smallest = Math.ceil(rules.minimum / price) * price;
  const largest = Math.floor(rules.maximum / price) * price;
  if (largest < smallest) return { problem: 'none', nearest: 0 };
  if (amount < smallest) return { problem: 'below', nearest: smallest };
  if (amount > largest) return { problem: 'above', nearest: largest };
  if (amount % price !== 0)
    return { problem: 'notWhole', nearest: Math.min(largest, Math.round(amount / price) * price) };
  return null;
};

/** Shares an amount buys. */
export const unitsOf = (amount: number, price: number): number => Math.floor(amount / price);
