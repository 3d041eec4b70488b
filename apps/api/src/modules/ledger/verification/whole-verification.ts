import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Findings, type Violation } from './findings.js';
import { InvariantChecks } from './invariant-checks.js';
import { Invariants } from './invariants.js';
import { SealWalk } from './seal-walk.js';
import { STAGES, type Stage } from './subjects.js';

/** A page of campaigns or repayments reads all that belongs to them. */
const KEYS = (stage: Stage): number => (stage === 'campaign' || stage === 'repayment' ? 50 : 2_000);
const TRANSACTIONS = 5_000;
const END = '9223372036854775807';

interface Run {
  id: string;
  stage: Stage;
  cursor: string | null;
}

/** The progress of a run. */
export interface Progress {
  stage: Stage;
  cursor: string | null;
}

/**
 * Everything from the first seal on, page by page: no statement grows with the ledger, memory stays flat, and a run
 * that was interrupted continues where it was.
 */
@Injectable()
export class WholeVerification {
  constructor(
    private readonly database: Database,
    private readonly walk: SealWalk,
    private readonly checks: InvariantChecks,
    private readonly invariants: Invariants,
    private readonly findings: Findings,
  ) {}

  /** The open run, or a new one. */
  async begin(): Promise<string> {
    await this.database.query(
      `insert into verification.run (kind, stage) values ('whole', '${STAGES[0]}') on conflict (kind) where kind = 'whole' and state = 'running' do nothing`,
    );
    const run = await this.open();
    if (run === null) throw new Error('The verification run was not found after it had started');
    return run.id;
  }

  /** From the first to the last page. */
  async all(onProgress: (progress: Progress) => void = () => undefined): Promise<Violation[]> {
    const id = await this.begin();
    for (let run = await this.open(); run?.id === id; run = await this.open()) {
      onProgress(run);
      await this.page(run);
    }
    return this.findings.ofRun(id);
  }

  /** One page of the open run; false when none is open. */
  async step(): Promise<boolean> {
    const run = await this.open();
    if (run === null) return false;
    await this.page(run);
    return true;
  }

  private async open(): Promise<Run | null> {
    const [run] = await this.database.query<Run>(
      `select id, stage, cursor from verification.run where kind = 'whole' and state = 'running'`,
    );
    return run ?? null;
  }

  private async page(run: Run): Promise<void> {
    const cursor = await this.pageOf(run);
    const next = STAGES[STAGES.indexOf(run.stage) + 1];
    if (cursor === null && next === undefined) {
      await this.findings.finish(run.id, true);
      return;
    }
    // Another process has already advanced the run.
    await this.database.query(
      'update verification.run set stage = $2, cursor = $3 where id = $1 and stage = $4 and cursor is not distinct from $5',
      [run.id, cursor === null ? next : run.stage, cursor, run.stage, run.cursor],
    );
  }

  /** Checks one page; gives where the next begins, null at the end of the stage. */
  private async pageOf({ id, stage, cursor }: Run): Promise<string | null> {
    if (stage === 'seals') {
      const walked = await this.walk.next(id);
      await this.findings.note(id, walked?.findings ?? []);
      return walked?.upto ?? null;
    }
    if (stage === 'transaction') return this.transactions(id, cursor ?? '0');
    if (stage === 'once') {
      await this.findings.note(id, await this.checks.once());
      return null;
    }
    const rows = await this.database.query<{ key: string }>(this.invariants.pageOf(stage), [cursor, KEYS(stage)]);
    const keys = rows.map(({ key }) => key);
    const found = await Promise.all([
      this.checks.of(stage, keys),
      stage === 'account' ? this.walk.drifted(id, keys) : [],
    ]);
    await this.findings.note(id, found.flat());
    return keys.length < KEYS(stage) ? null : (keys.at(-1) ?? null);
  }

  private async transactions(id: string, after: string): Promise<string | null> {
    const [page] = await this.database.query<{ middle: string | null; last: string | null }>(
      `select (select id from ledger.tx where id > $1 order by id offset $2 limit 1) as middle,
         (select id from ledger.tx where id > $1 order by id offset $3 limit 1) as last`,
      [after, TRANSACTIONS / 2 - 1, TRANSACTIONS - 1],
    );
    const last = page?.last ?? null;
    // The last page is open at its end: a line that belongs to no transaction is found behind them, too.
    const middle = page?.middle ?? after;
    const found = await Promise.all([this.checks.range(after, middle), this.checks.range(middle, last ?? END)]);
    await this.findings.note(id, found.flat());
    return last;
  }
}
