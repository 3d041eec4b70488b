import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { systemActor, type Actor } from '../../kernel/history/history.js';
import { Sweeps } from '../../kernel/jobs/sweeps.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { Ledger } from '../ledger/index.js';
import { PaymentEntity, ReconciliationService, StripeCollections } from '../payments/index.js';
import { Capacity } from './capacity.js';
import { freeHold, isHeld } from './holds.js';
import { InvestmentLifecycle } from './investment-lifecycle.js';
import { InvestmentEntity } from './investment.entity.js';

const BATCH = 200;

/** Frees what was held and never paid: capacity, the pending line in the books, and the provider's open page. */
@Injectable()
export class HoldRelease implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: InvestmentLifecycle,
    private readonly capacity: Capacity,
    private readonly ledger: Ledger,
    private readonly collections: StripeCollections,
    private readonly reconciliation: ReconciliationService,
    private readonly events: Events,
    private readonly sweeps: Sweeps,
  ) {}

  onModuleInit(): void {
    this.sweeps.register({ name: 'investments.release', everySeconds: 15, run: () => this.releaseOver() });
    this.events.register({
      name: 'investments.close_page',
      topics: ['investment.hold_freed'],
      queue: 'money',
      outside: (message) => this.closePage(message),
    });
  }

  /** Ends a held investment, under its lock. */
  async free(
    tx: Tx,
    investment: InvestmentEntity,
    to: 'expired' | 'cancelled',
    actor: Actor,
    reason: string,
  ): Promise<void> {
    const payments = await tx.find(PaymentEntity, {
      where: [
        { purpose: 'investment', subjectId: investment.id, state: 'open' },
        { purpose: 'investment', subjectId: investment.id, state: 'planned' },
      ],
    });
    for (const payment of payments) {
      if (await isHeld(tx, payment)) await this.ledger.post(tx, freeHold(payment));
      await this.events.emit(tx, 'investment.hold_freed', { paymentId: payment.id });
    }
    await this.lifecycle.move(tx, investment, to, actor, reason);
    await this.capacity.release(tx, investment);
  }

  /** Every hold that is over, one transaction each: another process may be at the others. */
  async releaseOver(): Promise<number> {
    const due = await this.database.query<{ id: string }>(
      `select id from investment where state in ('reserved', 'paying') and reserved_until < kernel.now()
       order by reserved_until limit ${BATCH}`,
    );
    for (const { id } of due) {
      await this.database.inTx(async (tx) => {
        const investment = await this.lifecycle.lock(tx, id);
        if (investment.state !== 'reserved' && investment.state !== 'paying') return;
        await this.free(tx, investment, 'expired', systemActor('sessions'), 'not paid in time');
      });
    }
    return due.length;
  }

  /** Nobody should pay for what is no longer held; who did so already gets it back. */
  private async closePage(message: Message): Promise<void> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { id: String(message.body['paymentId']) });
    if (payment === null || payment.sessionId === null) return;
    await this.collections.expire(payment.sessionId);
    await this.reconciliation.reconcile(payment);
  }
}
