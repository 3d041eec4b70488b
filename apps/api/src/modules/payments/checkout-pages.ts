import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { In, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { Events, type Message } from '../../kernel/outbox/events.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { PaymentEntity } from './payment.entity.js';
import { ReconciliationService } from './reconciliation.service.js';

/** The provider's pages that a payer may still have open. */
@Injectable()
export class CheckoutPages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly collections: StripeCollections,
    private readonly reconciliation: ReconciliationService,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'payments.close_page',
      topics: ['payment.page_unwanted'],
      queue: 'money',
      outside: (message) => this.close(message),
    });
  }

  /**
   * Closes every page of a subject once the transaction has committed, and gives the payments behind them. Who pays on
   * one in that moment gets the money back.
   */
  async closeAll(tx: Tx, purpose: PaymentPurpose, subjectId: string): Promise<PaymentEntity[]> {
    const payments = await tx.findBy(PaymentEntity, { purpose, subjectId, state: In(['planned', 'open']) });
    await this.giveUp(tx, payments);
    return payments;
  }

  /**
   * Until they are closed, nobody is given the address of these pages. This takes the payment's row after the person's and
   * the campaign's lock, against the order of ranks: it can deadlock with the card's arrival, which `inTx` retries.
   */
  async giveUp(tx: Tx, payments: readonly PaymentEntity[]): Promise<void> {
    const ids = payments.map(({ id }) => id);
    await tx.query('update payment set unwanted_at = coalesce(unwanted_at, kernel.now()) where id = any($1::uuid[])', [
      ids,
    ]);
    await this.events.emitMany(
      tx,
      'payment.page_unwanted',
      ids.map((id) => ({ paymentId: id })),
    );
  }

  /** Ends the pages of a subject that have run out, and takes what was paid on them in the last second. */
  async endOver(purpose: PaymentPurpose, subjectId: string): Promise<void> {
    const over = await this.database.manager.findBy(PaymentEntity, {
      purpose,
      subjectId,
      state: 'open',
      expiresAt: LessThanOrEqual(this.clock.now()),
    });
    for (const payment of over) await this.end(payment);
  }

  private async close(message: Message): Promise<void> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { id: String(message.body['paymentId']) });
    if (payment !== null) await this.end(payment);
  }

  private async end(payment: PaymentEntity): Promise<void> {
    if (payment.sessionId !== null) await this.collections.expire(payment.sessionId);
    await this.reconciliation.reconcile(payment);
  }
}
