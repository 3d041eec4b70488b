/** Interest and principal are rounded apart, so that two payments differ by two minor units at most. */
const MOST = 2;

/**
 * Why payments that should be equal are not: `last` takes what rounding left, or `each` is rounded by itself. Null where
 * they are equal, and where they differ by more than rounding explains: by less than one minor unit for each payment.
 */
export const roundingOf = (amounts: readonly number[]): 'last' | 'each' | null => {
  const last = amounts.at(-1);
  const others = amounts.slice(0, -1);
  if (last === undefined || others.length === 0) return null;
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (most - least > MOST || Math.max(last - least, most - last) >= amounts.length + MOST) return null;
  if (most > least) return 'each';
  return last === most ? null : 'last';
};
