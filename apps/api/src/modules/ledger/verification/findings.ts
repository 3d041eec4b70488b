import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Invariants, type Finding } from './invariants.js';

/** How many rows are reported for an invariant; more than these are one fault, not many. */
const MOST_DETAILS = 20;

export interface Violation {
  invariant: string;
  claim: string;
  /** The rows that break it; at most twenty are named. */
  details: string[];
}

/** Records what a run has found, freezes outgoing money and raises an alarm. */
@Injectable()
export class Findings {
  private readonly logger = new Logger('verifier');

  constructor(
    private readonly database: Database,
    private readonly invariants: Invariants,
  ) {}

  /** Notes what breaks: a run that is interrupted keeps what it has found. */
  async note(runId: string, findings: readonly Finding[]): Promise<void> {
    if (findings.length === 0) return;
    const causes = new Map<string, string[]>();
    for (const { invariant, detail } of findings) causes.set(invariant, [...(causes.get(invariant) ?? []), detail]);
    for (const [invariant, details] of causes) await this.noteOne(runId, invariant, details);
    await this.freeze(runId, [...causes.keys()]);
  }

  /** Ends a run; a complete one reports the result of every invariant. */
  async finish(runId: string, isWhole: boolean): Promise<Violation[]> {
    const violations = await this.ofRun(runId);
    await this.database.inTx(async (tx) => {
      if (isWhole) {
        await tx.query(
          `insert into verification.finding (run_id, invariant, state) select $1, unnest($2::text[]), 'held' on conflict do nothing`,
          [runId, this.invariants.ids()],
        );
      }
      await tx.query('update verification.run set state = $2, finished_at = clock_timestamp() where id = $1', [
        runId,
        violations.length === 0 ? 'held' : 'broken',
      ]);
      // The sums of this run are the ones that the runs of every minute go on from.
      if (isWhole) {
        await tx.query('delete from verification.account_sum where run_id < $1', [runId]);
        await tx.query('delete from verification.group_total where run_id < $1', [runId]);
      }
    });
    return violations;
  }

  /** Every invariant that broke in a run. */
  async ofRun(runId: string): Promise<Violation[]> {
    const rows = await this.database.query<{ invariant: string; cause: string }>(
      `select invariant, cause from verification.finding where run_id = $1 and state = 'broken' order by substr(invariant, 2)::int`,
      [runId],
    );
    return rows.map(({ invariant, cause }) => ({
      invariant,
      claim: this.invariants.claimOf(invariant),
      details: cause.split('\n'),
    }));
  }

  private async noteOne(runId: string, invariant: string, details: readonly string[]): Promise<void> {
    this.logger.error(
      `${invariant} does not hold: ${this.invariants.claimOf(invariant)}: ${details.slice(0, 3).join(', ')}`,
    );
    await this.database.query(
      `insert into verification.finding as v (run_id, invariant, state, cause) values ($1, $2, 'broken', array_to_string($3::text[], E'\\n'))
       on conflict (run_id, invariant) do update set cause =
         array_to_string((string_to_array(v.cause, E'\\n') || $3::text[])[1:${MOST_DETAILS}], E'\\n')`,
      [runId, invariant, details.slice(0, MOST_DETAILS).map((detail) => detail.replaceAll('\n', ' '))],
    );
  }

  /** The first violation freezes; later ones are recorded in the runs. A delay does not: see `Invariant.isDelay`. */
  private async freeze(runId: string, invariants: readonly string[]): Promise<void> {
    const books = invariants.filter((invariant) => !this.invariants.isDelay(invariant));
    if (books.length === 0) return;
    const frozen = await this.database.query<unknown>(
      `insert into verification.money_freeze (run_id, invariants, cause)
       select $1, $2, string_agg(v.invariant || ': ' || v.cause, E'\\n') from verification.finding v
       where v.run_id = $1 and v.invariant = any($2) on conflict do nothing returning id`,
      [runId, books],
    );
    if (frozen.length > 0) this.logger.error(`Outgoing money is frozen: ${books.join(', ')}`);
  }
}
