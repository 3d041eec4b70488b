/**
 * Which parameters are known, and the known members of each. `null`: any value, the operation reads it. `unserved`:
 * Stripe knows it and this one does not do it, so it is refused instead of passed over.
 */
export type Shape = ReadonlyMap<string, Shape | 'unserved' | null>;

const words = (list: string): string[] => list.split(/\s+/).filter(Boolean);

export interface MoreNames {
  /** Members of parameters that are objects or arrays of objects. */
  readonly nested?: Readonly<Record<string, Shape>>;
  /** Names that are only accepted when they switch something off. */
  readonly unserved?: string;
}

/** The shape of an object with the members named in `list`. */
export const shape = (list: string, { nested = {}, unserved = '' }: MoreNames = {}): Shape =>
  new Map<string, Shape | 'unserved' | null>([
    ...words(list).map((name) => [name, null] as const),
    ...words(unserved).map((name) => [name, 'unserved'] as const),
    ...Object.entries(nested),
  ]);
