import { Injectable } from '@nestjs/common';
import { BOOKS } from './books.invariants.js';
import type { Invariant, Subject } from './invariant.js';
import { keyedPage, NEW_TRANSACTIONS, type Keyed } from './subjects.js';
import { WAITING } from './waiting.invariants.js';

/** Held by walking the seals (seal-walk.ts), not by a query of their own. */
export const WALKED = {
  I3: 'each balance is the sum of its lines, posted and pending',
  I12: 'the chain of seals verifies',
} as const;

/** Verified by comparing with something outside the database. */
export const OUTSIDE = {
  I35: 'the ledger’s schema is the release’s: functions, triggers, constraints, owners, privileges and rules',
  I36: 'every seal that was published still stands',
} as const;

export interface Finding {
  invariant: string;
  detail: string;
}

/** The invariants that a module checks between its records and the ledger. */
export interface VerifiedRecords {
  invariants: readonly Invariant[];
  /** Its records by their keys (`keyedPage`); each subject is kept by one room. */
  rows?: Readonly<Partial<Record<Keyed, string>>>;
  /**
   * A query of a column `key`: which records the transactions of the blocks $1 < block <= $2 touch. Every row beside the
   * ledger changes with a posting, in the same transaction; one that is changed without it is found by the next whole
   * run.
   */
  touched?: Readonly<Partial<Record<Keyed, string>>>;
}

const LEDGER: VerifiedRecords = {
  invariants: [...BOOKS, ...WAITING],
  rows: { account: keyedPage('ledger.account', 'id', 'bigint') },
  touched: {
    account: `select distinct l.account_id::text as key from (${NEW_TRANSACTIONS}) n join ledger.line l on l.tx_id = n.id`,
  },
};

const byNumber = (a: string, b: string): number => Number(a.slice(1)) - Number(b.slice(1));

/** Every invariant that the verifier holds the product to; each room registers those of its records. */
@Injectable()
export class Invariants {
  private readonly registered: Invariant[] = [];
  private readonly rows = new Map<Keyed, string>();
  private readonly touchedBy = new Map<Keyed, string[]>();
  private readonly claims = new Map<string, string>([...Object.entries(WALKED), ...Object.entries(OUTSIDE)]);

  constructor() {
    this.register(LEDGER);
  }

  /** One invariant may have a query in several rooms; its claim is the same in each. */
  register({ invariants, rows = {}, touched = {} }: VerifiedRecords): void {
    for (const { id, claim } of invariants) {
      if ((this.claims.get(id) ?? claim) !== claim) throw new Error(`Two invariants are called ${id}`);
      this.claims.set(id, claim);
    }
    this.registered.push(...invariants);
    for (const [subject, page] of Object.entries(rows) as [Keyed, string][]) {
      if (this.rows.has(subject)) throw new Error(`Two modules have registered the records ${subject}`);
      this.rows.set(subject, page);
    }
    for (const [subject, sql] of Object.entries(touched) as [Keyed, string][])
      this.touchedBy.set(subject, [...(this.touchedBy.get(subject) ?? []), sql]);
  }

  all(): readonly Invariant[] {
    return this.registered;
  }

  about(subject: Subject): readonly Invariant[] {
    return this.registered.filter(({ about }) => about === subject);
  }

  /** Of every invariant, also of those that need no query, in the order of their numbers. */
  ids(): readonly string[] {
    return [...this.claims.keys()].sort(byNumber);
  }

  claimOf(invariant: string): string {
    return this.claims.get(invariant) ?? invariant;
  }

  /** Those that raise an alarm without a freeze. */
  delays(): readonly string[] {
    return this.registered.filter(({ isDelay }) => isDelay).map(({ id }) => id);
  }

  isDelay(invariant: string): boolean {
    return this.delays().includes(invariant);
  }

  /** SQL: the next keys of a subject after $1, at most $2 of them. */
  pageOf(subject: Keyed): string {
    const page = this.rows.get(subject);
    if (page === undefined) throw new Error(`No module has registered the records ${subject}`);
    return page;
  }

  /** SQL: the keys of each subject that the blocks $1 < block <= $2 touch. */
  touched(): [Keyed, string][] {
    return [...this.touchedBy].map(([subject, parts]) => [subject, parts.join(' union ')]);
  }
}
