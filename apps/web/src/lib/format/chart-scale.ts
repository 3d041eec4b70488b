/** Steps that people count in. */
const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 4;

/** Ticks above zero for an axis that ends at or above `largest`: at most four, in round numbers. */
export const ticksFor = (largest: number): number[] => {
  if (largest <= 0) return [];
  const rough = largest / MOST_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((candidate) => candidate * magnitude >= rough) ?? 10) * magnitude);
  return Array.from({ length: Math.ceil(largest / step) }, (_, at) => Math.round(step * (at + 1)));
};
