import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { Drafts, type Draft } from './drafts.js';

/** Investments that were begun: left for later, and removed. */
@Injectable()
export class SavedInvestments {
  constructor(
    private readonly database: Database,
    private readonly drafts: Drafts,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly release: HoldRelease,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Gives the place back, if one is held, and keeps the answers.
   * @throws investment.bad_transition for one that is paid, or has ended
   */
  async save(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null) throw notFound();
      if (holdsPlace(draft)) await this.giveBack(tx, caller, id, 'left for later');
      await this.drafts.touch(tx, id);
    });
  }

  /** S-10: removed by its investor. The answers stay, as records of what was stated; they are offered no more. */
  async remove(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null || draft.archiveReason !== null) throw notFound();
      if (holdsPlace(draft)) await this.giveBack(tx, caller, id, 'removed by its investor');
      await this.drafts.archive(tx, id, 'investor');
      await this.audit.record(tx, {
        actor: caller.email,
        actorId: caller.userId,
        action: 'saved_investment.archived',
        subjectType: 'saved_investment',
        subjectId: id,
        after: { reason: 'investor' },
      });
    });
  }

  private async giveBack(tx: Tx, caller: Identity, id: string, why: string): Promise<void> {
    const investment = await this.lifecycle.lock(tx, id, caller.userId);
    await this.release.free(tx, investment, 'expired', { name: caller.email, id: caller.userId }, why);
  }
}

/** @throws investment.bad_transition for one that is paid, or has ended otherwise than by its time */
function holdsPlace({ placed }: Draft): boolean {
  if (placed === null || placed === 'expired') return false;
  if (placed !== 'reserved' && placed !== 'paying')
    throw new DomainError('investment.bad_transition', { from: placed });
  return true;
}
