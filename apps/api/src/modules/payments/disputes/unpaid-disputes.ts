import { Injectable } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { In } from 'typeorm';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry } from '../../rails/index.js';
import { PaymentEntity } from '../record/payment.entity.js';

/** Disputes of payments that ended here without money: nothing is booked for them, and nobody bears them. */
@Injectable()
export class UnpaidDisputes {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
  ) {}

  /**
   * The failed or expired payment that a dispute is about, where the provider says that it has withdrawn money for it.
   * @throws payment.provider_unavailable: the caller tries again
   */
  async paymentOf(provider: Provider, ref: string): Promise<PaymentEntity | null> {
    const outcome = await this.rails.of('dispute', provider).read(ref);
    if (outcome.kind !== 'ok') throw new DomainError('payment.provider_unavailable');
    const { moneyRef: providerPaymentId, withdrawn } = outcome.value;
    if (providerPaymentId === null || withdrawn === 0n) return null;
    return this.database.manager.findOneBy(PaymentEntity, {
      provider,
      providerPaymentId,
      state: In(['failed', 'expired']),
    });
  }

  /** A person looks at it: the line of the provider's statement waits to be decided as well. */
  async flag({ id }: PaymentEntity): Promise<void> {
    await this.database.query(
      `update payment set attention = coalesce(attention, 'disputed_unpaid') where id = $1 and state in ('failed', 'expired')`,
      [id],
    );
  }
}
