import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Actor } from '../../../kernel/history/history.js';
import { Capacity } from '../../campaigns/index.js';
import { Events } from '../../../kernel/outbox/events.js';
import { HoldRelease } from '../holds/hold-release.js';
import { InvestmentDesk, type Payability } from '../investing/investment-desk.js';
import { Ledger } from '../../ledger/index.js';
import { InvestmentStore } from '../investing/investment-store.js';
import { announce, type FullAbout } from '../record/investment-events.js';
import { walletPayment } from '../record/investment-postings.js';
import { InvestmentLifecycle } from '../record/investment-lifecycle.js';
import type { InvestmentEntity } from '../record/investment.entity.js';

/** A locked investment whose money has arrived, with what was read of its campaign. */
interface Arrived {
  investment: InvestmentEntity;
  about: FullAbout;
  actor: Actor;
}

/** The money of a reserved investment has arrived: it becomes received. After the ledger (lock rank 5). */
@Injectable()
export class PaymentArrival {
  constructor(
    private readonly capacity: Capacity,
    private readonly release: HoldRelease,
    private readonly events: Events,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly desk: InvestmentDesk,
    private readonly store: InvestmentStore,
    private readonly ledger: Ledger,
  ) {}

  /** Whether it may still be paid: person, law, campaign and steps are asked as a wallet is. */
  payability(tx: Tx, investment: InvestmentEntity): Promise<Payability> {
    return this.desk.payability(tx, investment);
  }

  /** @throws wallet.insufficient, and what `receive` throws */
  async fromWallet(tx: Tx, { investment, about, actor }: Arrived, commandKey: string): Promise<void> {
    await this.store.setPaymentType(tx, investment.id, 'wallet');
    await this.ledger.post(tx, walletPayment(investment, commandKey));
    await this.receive(tx, { investment, about, actor });
  }

  /** @throws investment.closed when the campaign has closed meanwhile */
  async receive(tx: Tx, { investment, about, actor }: Arrived): Promise<void> {
    if (!(await this.capacity.receive(tx, investment))) throw new DomainError('investment.closed');
    await this.lifecycle.move(tx, investment, 'received', actor);
    await this.desk.received(tx, investment, about);
  }

  /**
   * Its card money goes back: its place is free for others at once, and the investor is told, who can take one again where
   * nothing is in the way any more.
   */
  async refuse(tx: Tx, { investment, about, actor }: Arrived): Promise<void> {
    await announce(this.events, tx, 'investment.payment_refused', investment, about);
    await this.release.free(tx, investment, 'expired', actor, 'its payment was sent back');
  }
}
