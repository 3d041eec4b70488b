import { Injectable } from '@nestjs/common';
import { withdrawalLifecycle, type WithdrawalState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import { WithdrawalEntity } from './withdrawal.entity.js';

/** The only writer of the state of a withdrawal. */
@Injectable()
export class WithdrawalLifecycle {
  constructor(private readonly history: History) {}

  async lock(tx: Tx, id: string): Promise<WithdrawalEntity> {
    reachRank(tx, 'record', id);
    const withdrawal = await tx.findOne(WithdrawalEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (withdrawal === null) throw notFound();
    return withdrawal;
  }

  /** @throws wallet.bad_transition */
  requireMove({ state: from }: WithdrawalEntity, to: WithdrawalState): void {
    if (!withdrawalLifecycle.allows(from, to)) throw new DomainError('wallet.bad_transition', { from, to });
  }

  async move(
    tx: Tx,
    withdrawal: WithdrawalEntity,
    to: WithdrawalState,
    actor: Actor,
    why: { reference?: string; reason?: string },
  ): Promise<void> {
    const from = withdrawal.state;
    this.requireMove(withdrawal, to);
    withdrawal.state = to;
    await tx.query(
      `update withdrawal set state = $2, reference = coalesce($3, reference), decline_reason = $4, decided_at = kernel.now(),
         decided_by = $5,
         approved_at = case when $2 = 'approved' then kernel.now() else approved_at end,
         approved_by = case when $2 = 'approved' then $5 else approved_by end,
         sent_at = case when $2 = 'sent' then kernel.now() else sent_at end,
         sent_by = case when $2 = 'released' or ($2 = 'sent' and provider is null) then $5 else sent_by end,
         released_at = case when $2 = 'released' then kernel.now() else released_at end,
         -- The provider is asked at once after a release, and about what it has paid a while longer: it may come back.
         next_check_at = case when $2 = 'released' then kernel.now() when $2 = 'sent' then next_check_at end,
         failed_at = case when $2 = 'failed' then kernel.now() end
       where id = $1`,
      [withdrawal.id, to, why.reference ?? null, why.reason ?? null, actor.id],
    );
    await this.history.add(tx, {
      subjectType: 'withdrawal',
      subjectId: withdrawal.id,
      from,
      to,
      reason: why.reason ?? null,
      actor,
    });
  }
}
