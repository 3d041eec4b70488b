import { Injectable } from '@nestjs/common';
import { consequenceOf, RAIL_TRAITS } from '@cairn/contracts';
import { Clock } from '../../../kernel/clock/clock.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { Events } from '../../../kernel/outbox/events.js';
import { DebitCalls } from '../debits/debit-calls.js';
import { DebitStops } from '../record/debit-stops.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { PaymentPurposes } from '../record/purposes.js';

/** Calendar days for which a place is held for each business day that a bank has: weekends, a holiday, a late file. */
const CALENDAR_DAYS = 2.5;
const DAY = 86_400_000;

/** Debits that a payer has agreed to, and that the payer's bank decides about days later. */
@Injectable()
export class BankDebits {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly events: Events,
    private readonly stops: DebitStops,
    private readonly clock: Clock,
    private readonly calls: DebitCalls,
  ) {}

  /** What became of a debit whose answer was lost. */
  lookUp(paymentId: string): ReturnType<DebitCalls['lookUp']> {
    return this.calls.lookUp(paymentId);
  }

  /** It was not made: once its time is over, nothing of it is left at the provider. False where that is not certain yet. */
  async forgo({ id, expiresAt }: PaymentEntity): Promise<boolean> {
    return expiresAt === null || expiresAt > this.clock.now() || (await this.calls.forgo(id)).kind === 'ok';
  }

  /** It was made: from now on it is read at the provider. */
  adopt(tx: Tx, paymentId: string, ref: string): Promise<PaymentEntity> {
    return this.calls.adopt(tx, paymentId, ref);
  }

  /** What is held for it is held until the bank has had time to answer. */
  async begun(tx: Tx, payment: PaymentEntity): Promise<void> {
    await this.lifecycle.movePayment(tx, payment, 'clearing');
    const days = RAIL_TRAITS[payment.rail].clearingDays * CALENDAR_DAYS;
    const until = new Date(this.clock.now().getTime() + days * DAY);
    await this.purposes.of(payment.purpose).opened(tx, payment, until);
  }

  /** No money came: the payer is told, and is not debited again where the debit was not authorised. */
  async declined(tx: Tx, payment: PaymentEntity, code: string | null): Promise<void> {
    if (consequenceOf(code) === 'never') await this.stops.stop(tx, payment, code ?? '');
    const { id: paymentId, userId, amount, currency } = payment;
    const body = { userId, amount: Number(amount), currency, reason: code, paymentId };
    await this.events.emit(tx, 'payment.bank_declined', body);
  }
}
