import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { accountCode, Ledger } from '../ledger/index.js';
import { paymentEntry } from './payment-entry.js';
import type { PaymentEntity } from './payment.entity.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import type { CollectionSnapshot, Money } from './ports.js';

/**
 * What a provider keeps of a payment: from its own books, never computed, whenever it says so; the platform bears it. In
 * a transaction of its own, since it often comes minutes after the money.
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
      await this.post(tx, payment, fee);
      if (exchanged !== null) await this.exchange(tx, payment, exchanged);
    });
  }

  private async post(tx: Tx, payment: PaymentEntity, fee: Money): Promise<void> {
    if (fee.minor === 0n) return;
    await this.ledger.post(
      tx,
      paymentEntry(payment, 'provider_fee', 'fee', [
        {
          debit: accountCode.providerFee(payment.provider, fee.currency),
          credit: accountCode.clearing(payment.provider, fee.currency),
          minor: fee.minor,
          currency: fee.currency,
        },
      ]),
    );
  }

  /** 16: the account settles in another currency; each currency balances alone, over a position of its own. */
  private async exchange(tx: Tx, payment: PaymentEntity, settled: Money): Promise<void> {
    const { provider, amount, currency } = payment;
    await this.ledger.post(
      tx,
      paymentEntry(payment, 'provider_exchange', 'exchange', [
        {
          debit: accountCode.exchange(provider, currency),
          credit: accountCode.clearing(provider, currency),
          minor: amount,
          currency,
        },
        {
          debit: accountCode.clearing(provider, settled.currency),
          credit: accountCode.exchange(provider, settled.currency),
          minor: settled.minor,
          currency: settled.currency,
        },
      ]),
    );
  }
}
