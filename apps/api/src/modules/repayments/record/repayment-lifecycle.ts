import { Injectable } from '@nestjs/common';
import { REPAYMENT_STATES, repaymentLifecycle, type ErrorCode, type RepaymentState } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockCampaign, reachRank } from '../../../kernel/database/locks.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { History, type Actor, type Moved } from '../../../kernel/history/history.js';
import { Events } from '../../../kernel/outbox/events.js';
import { RepaymentEntity } from './repayment.entity.js';

type OwnTopic = 'repayment.paid' | 'repayment.cancelled';

/** Entries of the owner's log. */
const TOLD: Readonly<Partial<Record<RepaymentState, OwnTopic>>> = {
  distributing: 'repayment.paid',
  cancelled: 'repayment.cancelled',
};

/** States in which nothing was paid, and nothing ever will be. */
const ENDED: Readonly<Partial<Record<RepaymentState, ErrorCode>>> = {
  cancelled: 'repayment.cancelled',
  replaced: 'repayment.replaced',
};

/** Why a repayment cannot change its state. */
export const noWayFrom = (from: RepaymentState, to?: RepaymentState): DomainError =>
  new DomainError(ENDED[from] ?? 'repayment.bad_transition', { from, to });

/** The only writer of a repayment's state. */
@Injectable()
export class RepaymentLifecycle {
  constructor(
    private readonly history: History,
    private readonly events: Events,
  ) {}

  /**
   * Locks a repayment, and before it the loan it belongs to: what is outstanding spans repayments. With an owner, only
   * one of their campaigns.
   */
  async lock(tx: Tx, id: string, ownerId?: string): Promise<RepaymentEntity> {
    const [known] = await tx.query<{ campaign: string }[]>(
      `select c.id as campaign from repayment r join campaign c on c.id = r.campaign_id
       where r.id = $1 and ($2::uuid is null or c.owner_id = $2)`,
      [id, ownerId ?? null],
    );
    if (known === undefined) throw notFound();
    await lockCampaign(tx, known.campaign);
    reachRank(tx, 'record', id);
    const repayment = await tx.findOne(RepaymentEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
    if (repayment === null) throw notFound();
    return repayment;
  }

  async move(tx: Tx, repayment: RepaymentEntity, to: RepaymentState, actor: Actor): Promise<void> {
    const from = repayment.state;
    if (from === to) return;
    if (!repaymentLifecycle.allows(from, to)) throw noWayFrom(from, to);
    repayment.state = to;
    await tx.query(
      `update repayment set state = $2,
         paid_at = case when $2 = 'distributing' then kernel.now() else paid_at end,
         distributed_at = case when $2 = 'distributed' then kernel.now() else distributed_at end where id = $1`,
      [repayment.id, to],
    );
    await this.history.add(tx, { subjectType: 'repayment', subjectId: repayment.id, from, to, actor });
    const topic = TOLD[to];
    if (topic !== undefined) await this.tellOwner(tx, topic, repayment);
  }

  /**
   * The unpaid part of a loan's schedule is replaced by a new one; the caller holds the loan's lock.
   * @returns the instalments that were replaced
   */
  async replaceInstalments(tx: Tx, campaignId: string, actor: Actor): Promise<string[]> {
    reachRank(tx, 'record');
    const replaced = await tx.query<Moved[]>(
      `with open as (select id, state from repayment
         where campaign_id = $1 and instalment is not null and state = any($2) for no key update),
       moved as (update repayment r set state = 'replaced' from open where r.id = open.id)
       select id, state as "from" from open`,
      [campaignId, REPAYMENT_STATES.filter((state) => repaymentLifecycle.allows(state, 'replaced'))],
    );
    await this.history.addMany(tx, { subjectType: 'repayment', to: 'replaced', actor }, replaced);
    return replaced.map(({ id }) => id);
  }

  private async tellOwner(
    tx: Tx,
    topic: OwnTopic,
    { campaignId, interest, principal, currency }: RepaymentEntity,
  ): Promise<void> {
    const [campaign] = await tx.query<{ ownerId: string; name: string }[]>(
      'select owner_id as "ownerId", name from campaign where id = $1',
      [campaignId],
    );
    if (campaign === undefined) throw new Error(`The campaign ${campaignId} of a repayment was not found`);
    await this.events.emit(tx, topic, {
      userId: campaign.ownerId,
      campaignId,
      campaign: campaign.name,
      amount: Number(interest + principal),
      currency,
    });
  }
}
