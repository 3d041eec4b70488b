/** A rule of the specification taken out of the product on purpose, and the tests that must notice. */
export interface BrokenRule {
  /** Id of the rule, which the tests carry in their names. */
  rule: string;
  /** Which part of it, where it has several. */
  part?: string;
  /** The file that keeps the rule, from the root. */
  file: string;
  /** Its text, which the file contains exactly once. */
  text: string;
  /** The replacement: the smallest change that removes the rule. */
  by: string;
  /** The file of tests, from the root. */
  spec: string;
}

/** Tells the parts of a rule apart. */
export const nameOf = ({ rule, part }: BrokenRule): string => (part === undefined ? rule : `${rule} ${part}`);

/** What tests are named by: `V-01`, and not the `SEC-1` of a longer name. */
export const patternOf = (rule: string): string => `(^|[^\\w-])${rule}(?!\\d)`;
