import { checkAmount, type AmountRules } from '../../lib/amount.js';

const STEPS = [1, 2.5, 5, 10];

const nearest = (amount: number, rules: AmountRules): number => checkAmount(amount, rules)?.nearest ?? amount;

/** A few amounts to begin with: multiples of the smallest one, and the largest allowed. */
export const presetsOf = (rules: AmountRules): number[] => {
  const smallest = nearest(rules.minimum, rules);
  const largest = nearest(rules.maximum, rules);
  const steps = STEPS.map((step) => nearest(Math.round(smallest * step), rules)).filter((amount) => amount < largest);
  return [...new Set([...steps, largest])];
};

/** The amount brought from the campaign's page, or the smallest one. */
export const startAmount = (brought: string | null, rules: AmountRules): number =>
  brought !== null && /^\d{1,15}$/.test(brought) ? Number(brought) : nearest(rules.minimum, rules);
