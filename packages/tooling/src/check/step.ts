/** One part of `npm run check`. */
export interface Step {
  name: string;
  /**
   * Returns what is wrong, or null.
   * @param root folder to be looked at
   * @param clone where the rules are, when that is another folder
   */
  run: (root: string, clone?: string) => Promise<string | null>;
}
