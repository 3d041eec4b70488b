import { Injectable } from '@nestjs/common';
import { payoutLifecycle, type PayoutState } from '@cairn/contracts';
import type { Tx } from '../../kernel/database/in-tx.js';
import { reachRank } from '../../kernel/database/locks.js';
import { DomainError, notFound } from '../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../kernel/history/history.js';
import { PayoutEntity } from './payout.entity.js';

/** The only writer of a payout's state. */
@Injectable()
export class PayoutLifecycle {
  constructor(private readonly history: History) {}

  async lock(tx: Tx, id: string): Promise<PayoutEntity> {
    reachRank(tx, 'record', id);
    const payout = await tx.findOne(PayoutEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (payout === null) throw notFound();
    return payout;
  }

  /** Records why the payout failed. */
  async failedWith(tx: Tx, payout: PayoutEntity, code: string): Promise<void> {
    await tx.query('update payout set failure_code = $2 where id = $1', [payout.id, code]);
  }

  /** Moves a locked payout; approval and release remember who did it, and the table refuses the same person twice. */
  async move(tx: Tx, payout: PayoutEntity, to: PayoutState, actor: Actor, reason: string | null = null): Promise<void> {
    const from = payout.state;
    if (!payoutLifecycle.allows(from, to)) throw new DomainError('payout.bad_transition', { from, to });
    payout.state = to;
    await tx.query(
      `update payout set state = $2,
         approved_at = case when $2 = 'approved' then kernel.now() else approved_at end,
         approved_by = case when $2 = 'approved' then $3 else approved_by end,
         released_at = case when $2 = 'released' then kernel.now() else released_at end,
         released_by = case when $2 = 'released' then $3 else released_by end,
         paid_at = case when $2 = 'paid' then kernel.now() else paid_at end,
         failed_at = case when $2 = 'failed' then kernel.now() end,
         waiting_for = null, next_try_at = case when $2 = 'released' then kernel.now() end,
         decline_reason = coalesce($4, decline_reason) where id = $1`,
      [payout.id, to, actor.id, reason],
    );
    await this.history.add(tx, { subjectType: 'payout', subjectId: payout.id, from, to, reason, actor });
  }
}
