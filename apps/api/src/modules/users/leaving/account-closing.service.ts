import { Injectable } from '@nestjs/common';
import type { AccountClosing, CloseAccountRequest } from '@cairn/contracts/users/leaving';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { notParked, ParkedItems } from '../../../kernel/jobs/parked-items.js';
import { Sweeps } from '../../../kernel/jobs/sweeps.js';
import { Events } from '../../../kernel/outbox/events.js';
import { closingBlockers } from './closing-blockers.js';
import { DataExportService } from './data-export.service.js';
import { Pseudonymisation } from './pseudonymisation.js';

/** SEC-56: how long somebody may change their mind. */
const COOLING_DAYS = 30;
const BATCH = 50;
const SWEEP = 'users.closing';

/** Asking to leave, thinking better of it, and, when the time is over, being forgotten. */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly database: Database,
    private readonly exports: DataExportService,
    private readonly pseudonymisation: Pseudonymisation,
    private readonly events: Events,
    private readonly parked: ParkedItems,
    private readonly clock: Clock,
    sweeps: Sweeps,
  ) {
    sweeps.register({ name: SWEEP, everySeconds: 300, run: () => this.closeDue() });
    parked.register({
      sweep: SWEEP,
      waiting: 'select id as item from app_user where deletion_due_at is not null and pseudonymised_at is null',
    });
  }

  async state(caller: Identity): Promise<AccountClosing> {
    const [row] = await this.database.query<Pick<AccountClosing, 'requestedAt' | 'dueAt'>>(
      'select deletion_requested_at as "requestedAt", deletion_due_at as "dueAt" from app_user where id = $1',
      [caller.userId],
    );
    return {
      requestedAt: row?.requestedAt ?? null,
      dueAt: row?.dueAt ?? null,
      blockers: await closingBlockers(this.database.manager, caller.userId),
      lastExport: await this.exports.last(caller),
    };
  }

  /** @throws user.closing_blocked while money is on its way */
  async ask(caller: Identity, { reason }: CloseAccountRequest): Promise<AccountClosing> {
    await this.database.inTx(async (tx) => {
      const blockers = await closingBlockers(tx, caller.userId);
      if (blockers.length > 0) throw new DomainError('user.closing_blocked', { blockers });
      const [asked] = rowsOfUpdate<{ at: Date }>(
        await tx.query(
          `update app_user set deletion_requested_at = kernel.now(), deletion_reason = $3,
             deletion_due_at = kernel.now() + make_interval(days => $2)
           where id = $1 and deletion_requested_at is null returning deletion_due_at as at`,
          [caller.userId, COOLING_DAYS, reason || null],
        ),
      );
      if (asked === undefined) return;
      const at = asked.at.toISOString();
      await this.events.emit(tx, 'user.deletion_requested', { userId: caller.userId, at });
    });
    return this.state(caller);
  }

  async keep(caller: Identity): Promise<AccountClosing> {
    await this.database.inTx(async (tx) => {
      const kept = rowsOfUpdate<unknown>(
        await tx.query(
          `update app_user set deletion_requested_at = null, deletion_due_at = null, deletion_reason = null
           where id = $1 and deletion_requested_at is not null returning id`,
          [caller.userId],
        ),
      );
      if (kept.length === 0) return;
      await this.events.emit(tx, 'user.deletion_cancelled', {
        userId: caller.userId,
        at: this.clock.now().toISOString(),
      });
    });
    return this.state(caller);
  }

  /** One transaction each. Where money has come in the meantime, a day is added. */
  private async closeDue(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from app_user u where deletion_due_at <= kernel.now() and pseudonymised_at is null
         and ${notParked(SWEEP, 'u.id')} order by deletion_due_at limit ${BATCH}`,
    );
    return this.parked.each(
      SWEEP,
      due.map(({ id }) => id),
      (id) => this.database.inTx((tx) => this.close(tx, id)),
    );
  }

  private async close(tx: Tx, id: string): Promise<void> {
    if ((await closingBlockers(tx, id)).length === 0) {
      await this.pseudonymisation.of(tx, id);
      return;
    }
    await tx.query(`update app_user set deletion_due_at = kernel.now() + interval '1 day' where id = $1`, [id]);
  }
}
