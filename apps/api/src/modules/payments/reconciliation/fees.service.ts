import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database/in-tx.js';
import { Ledger } from '../../ledger/index.js';
import { exchangedInto, feeKept } from './fee-postings.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { CollectionSnapshot } from '../../rails/index.js';

/**
 * A provider's fee for a payment: from its own records, never computed, as soon as it is known; the platform bears it.
 * In a separate transaction, since the fee is often known minutes after the money.
 */
@Injectable()
export class FeesService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
  ) {}

  async book(paymentId: string, snapshot: Pick<CollectionSnapshot, 'fee' | 'exchanged'>): Promise<void> {
    const { fee, exchanged } = snapshot;
    if (fee === null) return;
    await this.database.inTx(async (tx) => {
      const payment = await this.lifecycle.lockPayment(tx, paymentId);
      if (payment.collectedAt === null || payment.fee !== null) return;
      await tx.query('update payment set fee = $2, fee_currency = $3, next_check_at = null where id = $1', [
        paymentId,
        fee.minor.toString(),
        fee.currency,
      ]);
      if (fee.minor !== 0n) await this.ledger.post(tx, feeKept(payment, fee));
      if (exchanged !== null) await this.ledger.post(tx, exchangedInto(payment, exchanged));
    });
  }
}
