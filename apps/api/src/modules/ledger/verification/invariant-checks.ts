import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Invariants, type Finding } from './invariants.js';
import type { Invariant } from './invariant.js';
import { OutsideChecks } from './outside-checks.js';
import type { Keyed } from './subjects.js';

const MOST = 20;

/** Runs the queries of invariants over the rows that it is given. */
@Injectable()
export class InvariantChecks {
  constructor(
    private readonly database: Database,
    private readonly outside: OutsideChecks,
    private readonly invariants: Invariants,
  ) {}

  /** Transactions after < id <= upto. */
  range(after: string, upto: string): Promise<Finding[]> {
    return this.run(this.invariants.about('transaction'), [after, upto]);
  }

  async of(subject: Keyed, keys: readonly string[]): Promise<Finding[]> {
    // In two halves side by side: of some subjects one invariant takes longer than all others together.
    const middle = Math.ceil(keys.length / 2);
    const halves = [keys.slice(0, middle), keys.slice(middle)].filter(({ length }) => length > 0);
    return (await Promise.all(halves.map((half) => this.run(this.invariants.about(subject), [half])))).flat();
  }

  /** Checks of the whole at once: queues by their index, and everything outside the database. */
  async once(): Promise<Finding[]> {
    return [...(await this.run(this.invariants.about('once'), [])), ...(await this.outside.findings())];
  }

  private async run(invariants: readonly Invariant[], parameters: unknown[]): Promise<Finding[]> {
    // Side by side: each is a statement of its own, and the pool bounds how many run at once.
    const found = await Promise.all(
      invariants.map(async ({ id, sql }): Promise<Finding[]> => {
        const rows = await this.database.query<{ detail: string }>(
          `select * from (${sql}) broken limit ${MOST}`,
          parameters,
        );
        return rows.map(({ detail }) => ({ invariant: id, detail }));
      }),
    );
    return found.flat();
  }
}
