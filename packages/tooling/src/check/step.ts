/** One part of `npm run check`. */
export interface Step {
  name: string;
  /** Returns what is wrong, or null. */
  run: (root: string) => Promise<string | null>;
}
