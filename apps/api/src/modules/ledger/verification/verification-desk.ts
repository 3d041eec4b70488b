import { Injectable } from '@nestjs/common';
import type { BrokenInvariant, LedgerVerification } from '@cairn/contracts/admin/ledger-verification';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Invariants } from './invariants.js';
import { isMoneyOutFrozen } from './money-out.js';
import { WholeVerification } from './whole-verification.js';

/** A call may take this long; a run that is not finished by then continues in the background, page by page. */
const PATIENCE_MILLISECONDS = 3_000;

interface RunRow {
  whole: Date | null;
  state: 'held' | 'broken' | null;
  running: boolean;
  minute: Date | null;
}

/** Verification in the console: its findings, and lifting a freeze. */
@Injectable()
export class VerificationDesk {
  constructor(
    private readonly database: Database,
    private readonly whole: WholeVerification,
    private readonly invariants: Invariants,
    private readonly audit: AuditLog,
  ) {}

  async read(): Promise<LedgerVerification> {
    const [run] = await this.database.query<RunRow>(
      `select (select max(finished_at) from verification.run where kind = 'whole') as whole,
         (select state from verification.run where kind = 'whole' and state <> 'running' order by id desc limit 1) as state,
         exists (select from verification.run where kind = 'whole' and state = 'running') as running,
         (select max(finished_at) from verification.run where kind = 'minute') as minute`,
    );
    const [freeze] = await this.database.query<{ since: Date; cause: string }>(
      'select since, cause from verification.money_freeze where lifted_at is null',
    );
    return {
      frozenSince: freeze?.since ?? null,
      cause: freeze?.cause ?? null,
      isRunning: run?.running ?? false,
      wholeAt: run?.whole ?? null,
      wholeHeld: run?.state === undefined || run.state === null ? null : run.state === 'held',
      minuteAt: run?.minute ?? null,
      broken: await this.broken(),
    };
  }

  /** Starts a full run and waits for it up to the limit of a call. */
  async verifyNow(admin: Identity): Promise<LedgerVerification> {
    await this.whole.begin();
    await this.record(admin, 'ledger.verified', null);
    const until = Date.now() + PATIENCE_MILLISECONDS;
    while (Date.now() < until && (await this.whole.step())) {
      // Page by page; the sweep does the rest.
    }
    return this.read();
  }

  /**
   * Money may leave again: once a whole run that began after the freeze has found every invariant of the ledger to
   * hold.
   */
  async lift(admin: Identity, reason: string): Promise<LedgerVerification> {
    await this.database.inTx(async (tx) => {
      if (!(await isMoneyOutFrozen(tx))) throw new DomainError('ledger.not_frozen');
      const [passed] = await tx.query<unknown[]>(
        `select 1 from verification.run r join verification.money_freeze f on f.lifted_at is null and r.started_at > f.since
         where r.kind = 'whole' and r.state <> 'running' and r.id = (select max(id) from verification.run where kind = 'whole' and state <> 'running')
           and not exists (select from verification.finding v where v.run_id >= r.id and v.state = 'broken' and not v.invariant = any($1))`,
        [this.invariants.delays()],
      );
      if (passed === undefined) throw new DomainError('ledger.not_verified');
      const lifted = rowsOfUpdate<{ since: Date; cause: string }>(
        await tx.query(
          `update verification.money_freeze set lifted_at = clock_timestamp(), lifted_by = $1, lifted_reason = $2
           where lifted_at is null returning since, cause`,
          [admin.userId, reason],
        ),
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'ledger.freeze_lifted',
        subjectType: 'ledger',
        subjectId: 'money-out',
        before: { frozen: true, since: lifted[0]?.since, cause: lifted[0]?.cause },
        after: { frozen: false },
        reason,
      });
    });
    return this.read();
  }

  private async broken(): Promise<BrokenInvariant[]> {
    const rows = await this.database.query<{ invariant: string; cause: string; at: Date }>(
      `select distinct on (v.invariant) v.invariant, v.cause, v.at from verification.finding v
       where v.state = 'broken' and v.run_id >= coalesce(
         (select max(id) from verification.run where kind = 'whole' and state <> 'running'), 0)
       order by v.invariant, v.at desc`,
    );
    return rows
      .map((row) => ({
        ...row,
        claim: this.invariants.claimOf(row.invariant),
        freezes: !this.invariants.isDelay(row.invariant),
      }))
      .sort((a, b) => Number(a.invariant.slice(1)) - Number(b.invariant.slice(1)));
  }

  private async record(admin: Identity, action: string, reason: string | null): Promise<void> {
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action,
        subjectType: 'ledger',
        subjectId: 'money-out',
        reason,
      }),
    );
  }
}
