import { Injectable } from '@nestjs/common';
import type { ArchiveReason } from '@cairn/contracts/investments/steps/saved-states';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { HoldRelease } from '../holds/hold-release.js';
import { aboutOf } from '../record/investment-events.js';
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
    private readonly events: Events,
  ) {}

  /**
   * Gives the place back, if one is held, and keeps the answers.
   * @throws investment.bad_transition for one that is paid, or has ended
   */
  async save(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const draft = await this.drafts.lock(tx, id, caller.userId);
      if (draft === null) throw notFound();
      if (holdsPlace(draft)) await this.giveBack(tx, caller, draft, 'left for later');
      await this.drafts.touch(tx, id);
    });
  }

  /** S-10: removed by its investor. The answers stay, as records of what was stated; they are offered no more. */
  async remove(caller: Identity, id: string): Promise<void> {
    await this.database.inTx((tx) => this.archive(tx, caller, { id, investorId: caller.userId, reason: 'investor' }));
  }

  /**
   * S-10: removed by an admin, whose reason its investor reads.
   * @throws investment.bad_transition for one that is paid, or has ended; investment.archived
   */
  async removeFor(admin: Identity, id: string, note: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const found = await this.drafts.find(tx, id, null);
      if (found === null) throw notFound();
      const { investorId, campaignId } = found;
      await this.archive(tx, admin, { id, investorId, reason: 'admin', note });
      const { name } = await aboutOf(tx, campaignId);
      const told = { userId: investorId, campaignId, campaign: name };
      await this.events.emit(tx, 'saved_investment.archived', { ...told, reason: note });
    });
  }

  private async archive(tx: Tx, by: Identity, { id, investorId, reason, note = null }: Archiving): Promise<void> {
    const draft = await this.drafts.lock(tx, id, investorId);
    if (draft === null) throw notFound();
    if (draft.archiveReason !== null) throw new DomainError('investment.archived');
    if (holdsPlace(draft))
      await this.giveBack(tx, by, draft, `removed by ${reason === 'admin' ? 'an admin' : 'its investor'}`);
    await this.drafts.archive(tx, id, reason, note);
    await this.audit.record(tx, {
      actor: by.email,
      actorId: by.userId,
      action: 'saved_investment.archived',
      subjectType: 'saved_investment',
      subjectId: id,
      before: { reason: null },
      after: { reason, ...(note === null ? {} : { note }) },
    });
  }

  private async giveBack(
    tx: Tx,
    { email, userId }: Identity,
    { id, investorId }: Pick<Draft, 'id' | 'investorId'>,
    why: string,
  ): Promise<void> {
    const investment = await this.lifecycle.lock(tx, id, investorId);
    await this.release.free(tx, investment, 'expired', { name: email, id: userId }, why);
  }
}

interface Archiving {
  id: string;
  investorId: string;
  reason: ArchiveReason;
  /** What an admin wrote. */
  note?: string | null;
}

/** @throws investment.bad_transition for one that is paid, or has ended otherwise than by its time */
function holdsPlace({ placed }: Draft): boolean {
  if (placed === null || placed === 'expired') return false;
  if (placed !== 'reserved' && placed !== 'paying')
    throw new DomainError('investment.bad_transition', { from: placed });
  return true;
}
