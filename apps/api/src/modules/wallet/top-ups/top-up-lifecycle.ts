import { Injectable } from '@nestjs/common';
import { topUpLifecycle, type TopUpState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { History, type Actor } from '../../../kernel/history/history.js';
import { TopUpEntity } from './top-up.entity.js';

/** The only writer of the state of a top-up. */
@Injectable()
export class TopUpLifecycle {
  constructor(private readonly history: History) {}

  async lock(tx: Tx, id: string, userId?: string): Promise<TopUpEntity> {
    reachRank(tx, 'record', id);
    const topUp = await tx.findOne(TopUpEntity, {
      where: { id, ...(userId === undefined ? {} : { userId }) },
      lock: { mode: 'for_no_key_update' },
    });
    if (topUp === null) throw notFound();
    return topUp;
  }

  async move(tx: Tx, topUp: TopUpEntity, to: TopUpState, actor: Actor): Promise<void> {
    const from = topUp.state;
    if (from === to) return;
    if (!topUpLifecycle.allows(from, to)) throw new DomainError('wallet.bad_transition', { from, to });
    topUp.state = to;
    await tx.query(
      `update top_up set state = $2, received_at = case when $2 = 'received' then kernel.now() end where id = $1`,
      [topUp.id, to],
    );
    await this.history.add(tx, { subjectType: 'top_up', subjectId: topUp.id, from, to, actor });
  }
}
