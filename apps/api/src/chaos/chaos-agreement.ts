/** One object that both sides have: ours as a row, theirs as the provider's object. */
export interface Known {
  /** The provider's id. */
  ref: string;
  minor: bigint;
  state: string;
}

/** A kind of object in our tables, and at the provider. */
export interface Pair {
  what: string;
  ours: readonly Known[];
  theirs: readonly Known[];
}

const MOST_SHOWN = 5;

/** Objects that only one side has, or on which the two differ. */
export function disagreements({ what, ours, theirs }: Pair): string[] {
  const left = new Map(theirs.map((known) => [known.ref, known]));
  const found: string[] = [];
  const seen = new Set<string>();
  for (const { ref, minor, state } of ours) {
    const other = left.get(ref);
    if (seen.has(ref)) found.push(`${what} ${ref} stands in our tables twice`);
    seen.add(ref);
    if (other === undefined) found.push(`${what} ${ref} is in our tables alone (${state}, ${minor})`);
    else if (other.minor !== minor || other.state !== state) {
      found.push(`${what} ${ref}: we say ${state} ${minor}, the provider ${other.state} ${other.minor}`);
    }
  }
  for (const { ref, minor, state } of theirs) {
    if (!seen.has(ref)) found.push(`${what} ${ref} is known to the provider alone (${state}, ${minor})`);
  }
  if (found.length <= MOST_SHOWN) return found;
  return [...found.slice(0, MOST_SHOWN), `${what}: ${found.length - MOST_SHOWN} more`];
}
