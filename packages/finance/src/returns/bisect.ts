/**
 * Halves a range until no number lies between its ends.
 *
 * @param isBelow whether the number looked for lies above this one
 */
export const bisect = (isBelow: (candidate: number) => boolean, from: number, to: number): number => {
  let [low, high] = [from, to];
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (isBelow(middle)) low = middle;
    else high = middle;
  }
};
