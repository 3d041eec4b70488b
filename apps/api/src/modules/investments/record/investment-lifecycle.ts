import { Injectable } from '@nestjs/common';
import { investmentLifecycle, type InvestmentState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockForInvesting, reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { History, intoHistory, type Actor } from '../../../kernel/history/history.js';
import { InvestmentEntity } from './investment.entity.js';

const ENDED: readonly InvestmentState[] = ['refunded', 'failed', 'expired', 'cancelled'];

/** The only writer of an investment's state. */
@Injectable()
export class InvestmentLifecycle {
  /** The investors of the investments that a transaction has locked. */
  private readonly held = new WeakMap<Tx, Map<string, string>>();

  constructor(private readonly history: History) {}

  /**
   * Locks an investment, and before it its investor and, in shared mode, its campaign: a closing waits for whatever
   * happens to the investment, or comes first. One person's investments take turns, since a campaign counts the person
   * once. With an investor, only theirs is listed.
   */
  async lock(tx: Tx, id: string, investorId?: string): Promise<InvestmentEntity> {
    const investor = this.held.get(tx)?.get(id) ?? (await this.lockBefore(tx, id, investorId));
    if ((investorId ?? investor) !== investor) throw notFound();
    reachRank(tx, 'record', id);
    const investment = await tx.findOne(InvestmentEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (investment === null) throw notFound();
    return investment;
  }

  /**
   * Locks an investment's investor and campaign, once in a transaction: they are held until it ends, and those of an
   * investment never change.
   */
  private async lockBefore(tx: Tx, id: string, investorId: string | undefined): Promise<string> {
    const [known] = await tx.query<{ campaign: string; investor: string }[]>(
      'select campaign_id as campaign, investor_id as investor from investment where id = $1',
      [id],
    );
    if (known === undefined || (investorId ?? known.investor) !== known.investor) throw notFound();
    await lockForInvesting(tx, known.investor, known.campaign);
    const held = this.held.get(tx) ?? new Map<string, string>();
    this.held.set(tx, held.set(id, known.investor));
    return known.investor;
  }

  /** Moves a locked investment. Same to same is no move. */
  async move(
    tx: Tx,
    investment: InvestmentEntity,
    to: InvestmentState,
    actor: Actor,
    reason: string | null = null,
  ): Promise<void> {
    const from = investment.state;
    if (from === to) return;
    if (!investmentLifecycle.allows(from, to)) throw new DomainError('investment.bad_transition', { from, to });
    investment.state = to;
    await tx.query(
      `update investment set state = $2,
         received_at = case when $2 = 'received' then kernel.now() else received_at end,
         ended_at = case when $3 then kernel.now() else ended_at end where id = $1`,
      [investment.id, to, ENDED.includes(to)],
    );
    await this.history.add(tx, { subjectType: 'investment', subjectId: investment.id, from, to, reason, actor });
    if (to === 'refunding' || ENDED.includes(to)) await this.endQuestion(tx, investment.id);
  }

  /** What has ended is asked nothing any more. */
  async endQuestion(tx: Tx, id: string): Promise<void> {
    await tx.query(
      `update reconfirmation set state = 'ended', answered_at = kernel.now() where investment_id = $1 and state = 'open'`,
      [id],
    );
  }

  /** Every received investment of a funded campaign at once, as `move` would, but for those in `except`. */
  settleAll(tx: Tx, campaignId: string, actor: Actor, except: readonly string[] = []): Promise<void> {
    return this.settle(tx, 'campaign_id = $2 and id <> all($3::uuid[])', [actor.name, campaignId, except]);
  }

  /** Every received investment that a rolling closing takes up, as `move` would. */
  settlePart(tx: Tx, closingId: string, actor: Actor): Promise<void> {
    return this.settle(tx, 'closing_id = $2', [actor.name, closingId]);
  }

  /** @param which condition of the investments; $1 is the actor */
  private async settle(tx: Tx, which: string, parameters: readonly unknown[]): Promise<void> {
    await tx.query(
      `with settled as (update investment set state = 'settled' where state = 'received' and ${which} returning id)
       ${intoHistory(`select gen_random_uuid(), 'investment', id, 'received', 'settled', $1::text, null::uuid from settled`)}`,
      [...parameters],
    );
  }
}
