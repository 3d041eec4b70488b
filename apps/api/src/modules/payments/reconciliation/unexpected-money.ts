import { Injectable, Logger } from '@nestjs/common';
import { DISMISSED_ATTENTIONS } from '@cairn/contracts/payments/payments-desk.replies';
import { isCurrency } from '@cairn/finance';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { TwoPeople } from '../decisions/two-people.js';
import { DebitStops } from '../record/debit-stops.js';
import { paymentEntry } from '../record/payment-entry.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { Money } from '../../rails/index.js';
import { RefundsService } from '../refunds/refunds.service.js';

/** Money that arrived too late, twice, or in a different amount or currency. It never reaches the escrow. */
@Injectable()
export class UnexpectedMoney {
  private readonly logger = new Logger('reconciliation');

  constructor(
    private readonly database: Database,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
    private readonly refunds: RefundsService,
    private readonly audit: AuditLog,
    private readonly twoPeople: TwoPeople,
    private readonly stops: DebitStops,
  ) {}

  /** 8a: late or duplicate payments are returned automatically. */
  async sendBack(tx: Tx, payment: PaymentEntity, wasOpen: boolean): Promise<void> {
    if (wasOpen) await this.lifecycle.movePayment(tx, payment, 'expired');
    await this.lifecycle.movePayment(tx, payment, 'late');
    const { provider, amount, surcharge, currency } = payment;
    const minor = amount + surcharge;
    await this.ledger.post(
      tx,
      paymentEntry(payment, 'late_payment', 'late', [
        {
          debit: accountCode.clearing(provider, currency),
          credit: accountCode.refundDue(provider, currency),
          minor,
          currency,
        },
      ]),
    );
    await this.refunds.plan(tx, payment, 'late_payment', payment.id, { minor, currency });
  }

  /** A different amount or currency stays in suspense until finance has reviewed it. */
  async quarantine(tx: Tx, payment: PaymentEntity, received: Money): Promise<void> {
    this.logger.error(`Payment ${payment.id} was collected with a different amount or currency than requested`);
    await this.lifecycle.movePayment(tx, payment, 'quarantined', 'amount_mismatch');
    await tx.query(`update payment set attention = 'amount_mismatch' where id = $1`, [payment.id]);
    // A currency that the ledger does not support cannot be posted; the flag and the provider's statement keep it in
    // sight.
    if (!isCurrency(received.currency) || received.minor === 0n) return;
    await this.ledger.post(
      tx,
      paymentEntry(payment, 'quarantined_payment', 'quarantine', [
        {
          debit: accountCode.clearing(payment.provider, received.currency),
          credit: accountCode.suspense(received.currency),
          minor: received.minor,
          currency: received.currency,
        },
      ]),
    );
  }

  /** Finance returns quarantined money to its source; above a limit, once a second person has decided the same. */
  async returnQuarantined(admin: Identity, paymentId: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payment = await this.lifecycle.lockPayment(tx, paymentId);
      if (payment.userId === admin.userId) throw new DomainError('payout.second_person');
      const { received: minor, receivedCurrency: currency, attention } = payment;
      if (payment.state !== 'quarantined' || attention === null || minor === null || currency === null)
        throw new DomainError('payment.bad_transition', { from: payment.state });
      const decision = { act: 'payment.return', subjectId: paymentId, money: { minor, currency }, reason } as const;
      if (!(await this.twoPeople.decide(tx, admin, decision))) return;
      await tx.query('update payment set attention = null where id = $1', [paymentId]);
      await this.ledger.post(
        tx,
        paymentEntry(payment, 'quarantine_return', 'quarantine_return', [
          {
            debit: accountCode.suspense(currency),
            credit: accountCode.refundDue(payment.provider, currency),
            minor,
            currency,
          },
        ]),
      );
      await this.refunds.plan(tx, payment, 'quarantine', payment.id, { minor, currency });
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'payment.quarantine_returned',
        subjectType: 'payment',
        subjectId: paymentId,
        before: { state: 'quarantined', received: minor.toString(), currency },
        after: { refunded: minor.toString(), currency },
        reason,
      });
    });
  }

  /** A warning of fraud or a stop of debits that finance has looked at: nothing moves, and debits are possible again. */
  async dismissWarning(admin: Identity, paymentId: string, reason: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const payment = await this.lifecycle.lockPayment(tx, paymentId);
      if (payment.userId === admin.userId) throw new DomainError('payout.second_person');
      const { attention, state } = payment;
      if (attention === null || !DISMISSED_ATTENTIONS.includes(attention))
        throw new DomainError('payment.bad_transition', { from: state });
      if (attention === 'debit_stopped') await this.stops.lift(tx, payment.userId);
      await tx.query('update payment set attention = null where id = $1', [paymentId]);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: attention === 'debit_stopped' ? 'payment.debits_allowed' : 'payment.warning_dismissed',
        subjectType: 'payment',
        subjectId: paymentId,
        before: { state, attention },
        after: { state, attention: null },
        reason,
      });
    });
  }
}
