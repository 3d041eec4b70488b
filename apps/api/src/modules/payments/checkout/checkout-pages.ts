import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNFINISHED_PAYMENTS } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { In, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { RailRegistry } from '../../rails/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { ReconciliationService } from '../reconciliation/reconciliation.service.js';

/** Open payment pages of a payer. */
@Injectable()
export class CheckoutPages implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
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
   * Closes every page of a subject, or of several, whose locks the caller holds, once the transaction has committed, and
   * gives the payments behind them. Until then their addresses are not given out; a payment on one is refunded.
   */
  async closeAll(tx: Tx, purpose: PaymentPurpose, subject: string | string[]): Promise<PaymentEntity[]> {
    const subjectId = In([subject].flat());
    const payments = await tx.findBy(PaymentEntity, { purpose, subjectId, state: In(UNFINISHED_PAYMENTS) });
    const ids = payments.map(({ id }) => id);
    // Not in the payments' rows: their locks come before the subject's, which the caller holds.
    await tx.query(
      'insert into page_given_up (payment_id, at) select unnest($1::uuid[]), kernel.now() on conflict do nothing',
      [ids],
    );
    await this.closeLater(tx, ids);
    return payments;
  }

  /**
   * Whether a page was abandoned. Under the subject's lock, which abandoning takes too, the answer stays valid until
   * the transaction ends.
   */
  async isGivenUp(tx: Tx, paymentId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>('select 1 from page_given_up where payment_id = $1', [paymentId]);
    return rows.length > 0;
  }

  /**
   * What the payer's bank is about to send is paid no second time, in whatever way; nor is a debit that is on its way to
   * the bank, but for the command that gave it. Under the subject's lock.
   * @throws payment.clearing
   */
  async requireNotClearing(
    tx: Tx,
    purpose: PaymentPurpose,
    subjectId: string,
    commandKey: string | null = null,
  ): Promise<void> {
    const waiting = await tx.query<unknown[]>(
      `select 1 from payment p where purpose = $1 and subject_id = $2
         and (state = 'clearing' or state in ('planned', 'open') and idempotency_key is distinct from $3
           and exists (select 1 from bank_debit where payment_id = p.id))
         and not exists (select 1 from page_given_up where payment_id = p.id) limit 1`,
      [purpose, subjectId, commandKey],
    );
    if (waiting.length > 0) throw new DomainError('payment.clearing');
  }

  /** Has pages closed at the provider once the transaction has committed. */
  async closeLater(tx: Tx, paymentIds: readonly string[]): Promise<void> {
    await this.events.emitMany(
      tx,
      'payment.page_unwanted',
      paymentIds.map((paymentId) => ({ paymentId })),
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

  /** Ends every page of a subject, however long it would be open, and takes what was paid on it until now. */
  async endAll(purpose: PaymentPurpose, subjectId: string): Promise<void> {
    const open = await this.database.manager.findBy(PaymentEntity, { purpose, subjectId, state: 'open' });
    for (const payment of open) await this.end(payment);
  }

  private async close(message: Message<'payment.page_unwanted'>): Promise<void> {
    const payment = await this.database.manager.findOneBy(PaymentEntity, { id: message.body.paymentId });
    if (payment !== null) await this.end(payment);
  }

  private async end(payment: PaymentEntity): Promise<void> {
    if (payment.sessionId !== null) await this.rails.collection(payment.rail).stop(payment.sessionId);
    await this.reconciliation.reconcile(payment);
  }
}
