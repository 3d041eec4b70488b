import { Injectable } from '@nestjs/common';
import type { AccountClosing, CloseAccountRequest } from '@cairn/contracts/users/leaving';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { ClosingBlockers } from './closing-blockers.js';
import { DataExportService } from './data-export.service.js';

/** SEC-56: how long the closure can be cancelled. */
const COOLING_DAYS = 30;

/** Requesting the closure of an account, and cancelling the request. */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly database: Database,
    private readonly exports: DataExportService,
    private readonly blockers: ClosingBlockers,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async state(caller: Identity): Promise<AccountClosing> {
    const [row] = await this.database.query<Pick<AccountClosing, 'requestedAt' | 'dueAt'>>(
      'select deletion_requested_at as "requestedAt", deletion_due_at as "dueAt" from app_user where id = $1',
      [caller.userId],
    );
    return {
      requestedAt: row?.requestedAt ?? null,
      dueAt: row?.dueAt ?? null,
      blockers: await this.blockers.of(this.database.manager, caller.userId),
      lastExport: await this.exports.last(caller),
    };
  }

  /** @throws user.closing_blocked while money is on its way */
  async ask(caller: Identity, { reason }: CloseAccountRequest): Promise<AccountClosing> {
    await this.database.inTx(async (tx) => {
      const blockers = await this.blockers.of(tx, caller.userId);
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
}
