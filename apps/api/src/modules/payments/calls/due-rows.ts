import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { nextCheckSql } from './waits.js';

const BATCH = 50;

export interface DueKind {
  sweep: string;
  table: string;
  /** SQL: which of its rows wait for the provider. */
  waiting: string;
  advance: (id: string) => Promise<void>;
}

/** Rows that wait for the provider, asked about one by one, ever more seldom. */
@Injectable()
export class DueRows {
  constructor(
    private readonly database: Database,
    private readonly parked: ParkedItems,
    private readonly sweeps: Sweeps,
  ) {}

  register(kind: DueKind): void {
    const { sweep, table, waiting } = kind;
    this.sweeps.register({ name: sweep, everySeconds: 30, run: () => this.askAboutDue(kind) });
    this.parked.register({
      sweep,
      waiting: `select id as item from ${table} where ${waiting}`,
      dueNow: `update ${table} set next_check_at = kernel.now() where id::text = $1 and ${waiting}`,
    });
  }

  private async askAboutDue({ sweep, table, waiting, advance }: DueKind): Promise<number> {
    // The next look is written before this one: what cannot be read is asked about ever more seldom.
    const due = rowsOfUpdate<{ id: string }>(
      await this.database.query(
        `update ${table} set checks = checks + 1, next_check_at = ${nextCheckSql('checks')}
         where id in (select id from ${table} where ${waiting} and next_check_at <= kernel.now()
                      order by next_check_at limit ${BATCH} for update skip locked) returning id`,
      ),
    );
    await this.parked.each(
      sweep,
      due.map(({ id }) => id),
      advance,
    );
    return due.length;
  }
}
