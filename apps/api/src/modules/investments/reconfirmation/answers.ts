import { Injectable } from '@nestjs/common';
import type { ReconfirmationState } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { isOverLimit } from '../eligibility/investment-limits.js';
import { HoldRelease } from '../holds/hold-release.js';
import { aboutOf, announce } from '../record/investment-events.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import { InvestmentReturns } from '../refunds/returns.js';

interface Question {
  state: ReconfirmationState;
  answerUntil: Date;
  version: number;
  source: string;
}

/** An investor's answer to a change of the terms, under the locks of their investment: the first one counts. */
@Injectable()
export class Answers {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly release: HoldRelease,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly facts: InvestmentFactsRepository,
  ) {}

  /** Confirming again changes nothing. @throws reconfirmation.over; investment.limit_exceeded */
  async confirm(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      const question = await this.ask(tx, id);
      if (question.state === 'confirmed') return;
      this.requireOpen(question);
      const { campaignId, investorId, currency } = investment;
      if (isOverLimit(await this.facts.read(tx, campaignId, investorId))) {
        throw new DomainError('investment.limit_exceeded', { remaining: 0, currency });
      }
      await this.write(tx, id, 'confirmed');
      await tx.query('update investment set campaign_version = $2 where id = $1', [id, question.version]);
      const { name: campaign } = await aboutOf(tx, investment.campaignId);
      await this.events.emit(tx, 'reconfirmation.confirmed', {
        userId: investment.investorId,
        investmentId: id,
        campaignId: investment.campaignId,
        campaign,
        amount: Number(investment.amount),
        currency: investment.currency,
      });
    });
  }

  /** Leaving again changes nothing. Also in the last hours before the deadline: 17 CFR 227.304(c). @throws reconfirmation.over */
  async cancel(caller: Identity, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id, caller.userId);
      const question = await this.ask(tx, id);
      if (question.state === 'cancelled') return;
      this.requireOpen(question);
      await this.write(tx, id, 'cancelled');
      await this.giveUp(
        tx,
        investment,
        { name: caller.email, id: caller.userId },
        'not confirmed after a change of the terms',
      );
    });
  }

  /** Nobody has answered in time. @returns false where the question has been settled meanwhile, or has time left */
  async lapse(tx: Tx, id: string): Promise<boolean> {
    const investment = await this.lifecycle.lock(tx, id);
    const question = await this.ask(tx, id);
    if (question.state !== 'open' || this.clock.now() <= question.answerUntil) return false;
    await this.write(tx, id, 'lapsed');
    const { name: campaign } = await aboutOf(tx, investment.campaignId);
    const { investorId: userId, campaignId, currency } = investment;
    await this.giveUp(
      tx,
      investment,
      { name: 'reconfirmation', id: null },
      'not confirmed in time after a change of the terms',
    );
    await this.events.emit(tx, 'reconfirmation.lapsed', {
      userId,
      investmentId: id,
      campaignId,
      campaign,
      amount: Number(investment.amount),
      currency,
      until: question.answerUntil.toISOString(),
    });
    return true;
  }

  /** As any cancellation: a hold is released, a payment goes back to its source. */
  private async giveUp(
    tx: Tx,
    investment: InvestmentEntity,
    actor: { name: string; id: string | null },
    reason: string,
  ): Promise<void> {
    const about = await aboutOf(tx, investment.campaignId);
    if (investment.state === 'reserved' || investment.state === 'paying') {
      await this.release.free(tx, investment, 'cancelled', actor, reason);
      await announce(this.events, tx, 'investment.cancelled', investment, about);
      return;
    }
    if (investment.state !== 'received') throw new DomainError('investment.bad_transition', { from: investment.state });
    await this.returns.giveBack(tx, investment, actor, reason, about);
  }

  private async ask(tx: Tx, id: string): Promise<Question> {
    const [row] = await tx.query<Question[]>(
      `select r.state, r.answer_until as "answerUntil", m.version,
         citations_in_force() ->> 'reconfirm_business_days' as source from reconfirmation r join material_change m on m.id = r.change_id
       where r.investment_id = $1 order by r.asked_at desc, r.change_id desc limit 1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  private requireOpen({ state, answerUntil, source }: Question): void {
    if (state !== 'open' || this.clock.now() > answerUntil) {
      throw new DomainError('reconfirmation.over', { source });
    }
  }

  private async write(tx: Tx, id: string, state: ReconfirmationState): Promise<void> {
    await tx.query(
      `update reconfirmation set state = $2, answered_at = kernel.now() where investment_id = $1 and state = 'open'`,
      [id, state],
    );
  }
}
