import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Actor } from '../../../kernel/history/history.js';
import { Capacity } from '../../campaigns/index.js';
import { InvestmentDesk } from '../investing/investment-desk.js';
import { Ledger } from '../../ledger/index.js';
import { InvestmentStore } from '../investing/investment-store.js';
import { walletPayment } from '../record/investment-postings.js';
import { InvestmentFactsRepository } from '../eligibility/investment-facts.repository.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

/** The money of a reserved investment has arrived: it becomes received. After the ledger (lock rank 5). */
@Injectable()
export class PaymentArrival {
  constructor(
    private readonly capacity: Capacity,
    private readonly facts: InvestmentFactsRepository,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly desk: InvestmentDesk,
    private readonly store: InvestmentStore,
    private readonly ledger: Ledger,
  ) {}

  /** Whether it may still be paid: person, law, campaign and steps are asked as a wallet is. */
  isExpected(tx: Tx, investment: InvestmentEntity): Promise<boolean> {
    return this.desk.isPayable(tx, investment);
  }

  /** @throws wallet.insufficient, and what `receive` throws */
  async fromWallet(tx: Tx, investment: InvestmentEntity, commandKey: string, actor: Actor): Promise<void> {
    await this.store.setPaymentType(tx, investment.id, 'wallet');
    await this.ledger.post(tx, walletPayment(investment, commandKey));
    await this.receive(tx, investment, actor);
  }

  /** @throws investment.closed when the campaign has closed meanwhile */
  async receive(tx: Tx, investment: InvestmentEntity, actor: Actor): Promise<void> {
    if (!(await this.capacity.receive(tx, investment))) throw new DomainError('investment.closed');
    const facts = await this.facts.read(tx, investment.campaignId, investment.investorId);
    await this.lifecycle.move(tx, investment, 'received', actor);
    await this.desk.received(tx, investment, facts);
  }
}
