import { BOOKS } from './books.invariants.js';
import type { Invariant, Subject } from './invariant.js';
import { INVESTMENTS } from './investments.invariants.js';
import { MONEY_OUT } from './money-out.invariants.js';
import { PAYMENTS } from './payments.invariants.js';
import { WAITING } from './waiting.invariants.js';

/** Held by walking the seals (seal-walk.ts), not by a query of their own. */
export const WALKED = {
  I3: 'each balance is the sum of its lines, posted and pending',
  I12: 'the chain of seals verifies',
} as const;

/** Held by comparing with what stands outside the database. */
export const OUTSIDE = {
  I35: 'the ledger’s schema is the release’s: functions, triggers, constraints, owners, privileges and rules',
  I36: 'every seal that was published still stands',
} as const;

export const INVARIANTS: readonly Invariant[] = [...BOOKS, ...INVESTMENTS, ...PAYMENTS, ...MONEY_OUT, ...WAITING];

export const invariantsAbout = (subject: Subject): readonly Invariant[] =>
  INVARIANTS.filter(({ about }) => about === subject);

export interface Finding {
  invariant: string;
  detail: string;
}

const CLAIMS: ReadonlyMap<string, string> = new Map([
  ...INVARIANTS.map(({ id, claim }) => [id, claim] as const),
  ...Object.entries(WALKED),
  ...Object.entries(OUTSIDE),
]);

export const claimOf = (invariant: string): string => CLAIMS.get(invariant) ?? invariant;
/** They alarm and do not freeze. */
export const DELAYS: readonly string[] = INVARIANTS.filter(({ isDelay }) => isDelay).map(({ id }) => id);
export const isDelay = (invariant: string): boolean => DELAYS.includes(invariant);
export const ALL_IDS: readonly string[] = [...CLAIMS.keys()].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
