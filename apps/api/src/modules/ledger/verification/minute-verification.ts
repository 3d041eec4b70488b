import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Findings, type Violation } from './findings.js';
import { InvariantChecks } from './invariant-checks.js';
import { Invariants, type Finding } from './invariants.js';
import { SealWalk, type Walked } from './seal-walk.js';

const KEYS = 1_000;
/** Runs of a minute in which all was well are of no use after a week. */
const KEPT = '7 days';

/** New since the last check: the blocks sealed since, the balances they touch, and the rows they are about. */
@Injectable()
export class MinuteVerification {
  constructor(
    private readonly database: Database,
    private readonly walk: SealWalk,
    private readonly checks: InvariantChecks,
    private readonly invariants: Invariants,
    private readonly findings: Findings,
  ) {}

  /**
   * Goes on from the sums of the last whole run; before there is one, there is nothing to go on from.
   * @returns the violations, null when there was nothing to check
   */
  async run(): Promise<Violation[] | null> {
    const [base] = await this.database.query<{ id: string }>(
      `select id from verification.run where kind = 'whole' and state <> 'running' order by id desc limit 1`,
    );
    if (base === undefined) return null;
    const found: Finding[] = [];
    for (let walked = await this.walk.next(base.id); walked !== null; walked = await this.walk.next(base.id)) {
      found.push(...walked.findings, ...(await this.touched(base.id, walked)));
    }
    found.push(...(await this.checks.once()));
    return this.close(found);
  }

  private async touched(baseId: string, { from, upto }: Walked): Promise<Finding[]> {
    const found: Finding[] = [];
    const [range] = await this.database.query<{ after: string; upto: string }>(
      'select min(tx_id) - 1 as after, max(tx_id) as upto from ledger.sealed_tx where block > $1 and block <= $2',
      [from, upto],
    );
    if (range !== undefined && range.after !== null) found.push(...(await this.checks.range(range.after, range.upto)));
    for (const [subject, sql] of this.invariants.touched()) {
      const keys = (await this.database.query<{ key: string }>(sql, [from, upto])).map(({ key }) => key);
      for (let at = 0; at < keys.length; at += KEYS) {
        const page = keys.slice(at, at + KEYS);
        if (subject === 'account') found.push(...(await this.walk.drifted(baseId, page)));
        found.push(...(await this.checks.of(subject, page)));
      }
    }
    return found;
  }

  private async close(found: readonly Finding[]): Promise<Violation[]> {
    const [run] = await this.database.query<{ id: string }>(
      `insert into verification.run (kind) values ('minute') returning id`,
    );
    const id = run?.id ?? '';
    await this.findings.note(id, found);
    const violations = await this.findings.finish(id, false);
    await this.database.query(
      `delete from verification.run where kind = 'minute' and state = 'held' and id <> $1
         and (finished_at < clock_timestamp() - interval '${KEPT}')`,
      [id],
    );
    return violations;
  }
}
