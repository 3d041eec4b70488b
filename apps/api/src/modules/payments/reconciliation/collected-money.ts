import { Injectable } from '@nestjs/common';
import { UNFINISHED_PAYMENTS } from '@cairn/contracts';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { CollectionSnapshot } from '../../rails/index.js';
import { PayerAccounts } from '../payers/payer-accounts.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { PaymentPurposes } from '../record/purposes.js';
import { UnexpectedMoney } from './unexpected-money.js';

/** Money that a provider has received for a payment. */
@Injectable()
export class CollectedMoney {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly unexpected: UnexpectedMoney,
    private readonly payers: PayerAccounts,
  ) {}

  /** Books what the provider has received: for its purpose, or as money that nobody expected. */
  async take(tx: Tx, payment: PaymentEntity, { received, payer }: CollectionSnapshot): Promise<void> {
    if (['collected', 'late', 'returned', 'quarantined'].includes(payment.state)) return;
    await tx.query('update payment set received = $2, received_currency = $3 where id = $1', [
      payment.id,
      received.minor.toString(),
      received.currency,
    ]);
    const wasOpen = UNFINISHED_PAYMENTS.some((state) => state === payment.state);
    if (received.minor !== payment.amount + payment.surcharge || received.currency !== payment.currency) {
      if (wasOpen) await this.purposes.of(payment.purpose).ended(tx, payment);
      await this.unexpected.quarantine(tx, payment, received);
      return;
    }
    const accepted = wasOpen && (await this.purposes.of(payment.purpose).collected(tx, payment));
    if (accepted === true) {
      await this.lifecycle.movePayment(tx, payment, 'collected');
      if (payer) await this.payers.note(tx, payment, payer);
      return;
    }
    await this.unexpected.sendBack(tx, payment, wasOpen);
    if (accepted !== false) await accepted(tx);
  }
}
