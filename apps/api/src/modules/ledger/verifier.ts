import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database/in-tx.js';
import { INVARIANTS } from './invariants.js';

export interface Violation {
  invariant: string;
  claim: string;
  /** What breaks it; at most twenty are named. */
  details: string[];
}

const MOST_DETAILS = 20;

/** Holds the books against their invariants. */
@Injectable()
export class LedgerVerifier {
  constructor(private readonly database: Database) {}

  /** Every invariant that does not hold; empty when all is well. */
  async verify(): Promise<Violation[]> {
    const violations: Violation[] = [];
    for (const { id, claim, sql } of INVARIANTS) {
      const rows = await this.database.query<{ detail: string }>(`${sql} limit ${MOST_DETAILS}`);
      if (rows.length > 0) violations.push({ invariant: id, claim, details: rows.map(({ detail }) => detail) });
    }
    return violations;
  }
}
