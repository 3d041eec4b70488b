import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { CheckoutPages } from '../../payments/index.js';
import { RepaymentLifecycle } from '../record/repayment-lifecycle.js';

/** Cancels a repayment outside the schedule. */
@Injectable()
export class RepaymentCancellation {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: RepaymentLifecycle,
    private readonly pages: CheckoutPages,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Closes the card's page, if one is open: who pays on it in that moment gets the money back. One that is cancelled
   * already stays as it is.
   * @throws repayment.in_schedule for an instalment, which is owed by contract
   * @throws repayment.bad_transition when money was received for it, repayment.replaced for an instalment of an old schedule
   */
  async cancel(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const repayment = await this.lifecycle.lock(tx, id, caller.userId);
      const { state: from } = repayment;
      if (from === 'cancelled') return;
      if (from !== 'replaced' && repayment.instalment !== null) throw new DomainError('repayment.in_schedule');
      const by = { name: caller.email, id: caller.userId };
      // A page may be about to open while the repayment is still due.
      if (from === 'due' || from === 'paying') await this.pages.closeAll(tx, 'repayment', id);
      if (from === 'paying') await this.lifecycle.move(tx, repayment, 'due', by);
      await this.lifecycle.move(tx, repayment, 'cancelled', by);
      await this.audit.record(tx, {
        actor: caller.email,
        actorId: caller.userId,
        action: 'repayment.cancelled',
        subjectType: 'repayment',
        subjectId: id,
        before: { state: from },
        after: {
          state: repayment.state,
          amount: (repayment.interest + repayment.principal).toString(),
          currency: repayment.currency,
        },
      });
    });
  }
}
