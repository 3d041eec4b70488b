import { checkAmount, type AmountRules } from '../../lib/format/amount.js';

/** Times the smallest amount; where the first does not make whole shares, the second may. */
const STEPS: readonly (readonly number[])[] = [[1], [2.5, 2], [5], [10]];

const nearest = (amount: number, rules: AmountRules): number => checkAmount(amount, rules)?.nearest ?? amount;

/** A few amounts to begin with: multiples of the smallest one, and the largest allowed. */
export const presetsOf = (rules: AmountRules): number[] => {
  const smallest = nearest(rules.minimum, rules);
  if (smallest === 0) return [];
  const largest = nearest(rules.maximum, rules);
  const steps = STEPS.map((choices) => {
    const amounts = choices.map((times) => Math.round(smallest * times));
    return amounts.find((amount) => checkAmount(amount, rules) === null) ?? nearest(amounts[0] ?? smallest, rules);
  }).filter((amount) => amount < largest);
  return [...new Set([...steps, largest])];
};

/** Whether an address brings an amount of minor units. */
export const isAmount = (brought: string | null): brought is string => brought !== null && /^\d{1,15}$/.test(brought);

/** The amount brought from the campaign's page, or the smallest one. */
export const startAmount = (brought: string | null, rules: AmountRules): number =>
  isAmount(brought) ? Number(brought) : nearest(rules.minimum, rules);
