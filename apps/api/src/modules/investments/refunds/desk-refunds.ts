import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { PaymentPurposes, TwoPeople, type MadeRefund, type PaymentEntity } from '../../payments/index.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { withClosing } from '../record/investment-events.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';
import { InvestmentReturns } from './returns.js';

/**
 * finance gives an investment back by hand while its money is in escrow, with what its payer had added for a wire
 * transfer; above a limit two people decide.
 */
@Injectable()
export class DeskRefunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly facts: InvestmentFactsRepository,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly returns: InvestmentReturns,
    private readonly twoPeople: TwoPeople,
    private readonly audit: AuditLog,
    private readonly purposes: PaymentPurposes,
  ) {}

  onModuleInit(): void {
    this.purposes.registerMadeRefunds('investment', (tx, payment, made) => this.bookMade(tx, payment, made));
  }

  /**
   * @throws payout.second_person for one's own, and for the same person again; investment.bad_transition unless its money
   * is in escrow; account.held for what a sanctions list holds
   */
  async refund(admin: Identity, id: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const investment = await this.lifecycle.lock(tx, id);
      const { investorId, state, amount: minor, currency } = investment;
      if (investorId === admin.userId) throw new DomainError('payout.second_person');
      if (state !== 'received') throw new DomainError('investment.bad_transition', { from: state });
      const about = await this.aboutOf(tx, investment);
      if (about.held) throw new DomainError('account.held');
      const decision = { act: 'investment.refund', subjectId: id, money: { minor, currency }, reason } as const;
      if (!(await this.twoPeople.decide(tx, admin, decision))) return;
      await this.returns.giveBack(tx, investment, { name: admin.email, id: admin.userId }, reason, about);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'investment.refunded',
        subjectType: 'investment',
        subjectId: id,
        before: { state },
        after: { state: investment.state, amount: minor.toString(), currency },
        reason,
      });
    });
  }

  /** A refund that was made at the provider: the whole of an investment whose money is in escrow, or none. */
  private async bookMade(tx: Tx, payment: PaymentEntity, { minor, by, reason }: MadeRefund): Promise<void> {
    const investment = await this.lifecycle.lock(tx, payment.subjectId);
    if (investment.state !== 'received' || minor !== payment.amount + payment.surcharge)
      throw new DomainError('line.not_refundable');
    const actor = { name: by.email, id: by.userId };
    await this.returns.giveBack(tx, investment, actor, reason, await this.aboutOf(tx, investment));
  }

  private async aboutOf(tx: Tx, { campaignId, investorId, closingId }: InvestmentEntity) {
    return withClosing(tx, await this.facts.read(tx, campaignId, investorId), closingId);
  }
}
