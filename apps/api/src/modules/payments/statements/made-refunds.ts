import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Provider } from '@cairn/contracts/rails/providers';
import { derivedId } from '../../../kernel/crypto/ids.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RailRegistry } from '../../rails/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { PaymentPurposes } from '../record/purposes.js';
import { RefundsService } from '../refunds/refunds.service.js';

/** The payment of which a line of a provider's statement says that it was refunded, and that refund. */
export interface RefundOfLine {
  payment: PaymentEntity;
  providerRefundId: string;
}

/**
 * Refunds that somebody made at the provider, and not here. Finance says that one is the payer's: what was paid ends as by
 * a refund of ours, and the line leaves suspense once the provider has confirmed it.
 */
@Injectable()
export class MadeRefunds {
  constructor(
    private readonly purposes: PaymentPurposes,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly refunds: RefundsService,
    private readonly rails: RailRegistry,
  ) {}

  /**
   * Locks payment and subject, before the line itself is locked.
   * @throws line.not_refundable where no payment of ours is behind the line, or it does not hold the money any more
   */
  async lock(tx: Tx, provider: Provider, lineId: string): Promise<RefundOfLine> {
    const [line] = await tx.query<{ id: string; sourceRef: string }[]>(
      `select p.id, s.source_ref as "sourceRef" from statement_line s
       join payment p on p.provider = s.provider and p.provider_payment_id = s.payment_ref
       where s.provider = $1 and s.line_id = $2 and s.kind = 'refund' and s.source_ref is not null`,
      [provider, lineId],
    );
    if (line === undefined) throw new DomainError('line.not_refundable');
    const payment = await this.lifecycle.lockPayment(tx, line.id);
    if (payment.state !== 'collected') throw new DomainError('line.not_refundable');
    await lockPerson(tx, payment.userId);
    await this.purposes.of(payment.purpose).lock(tx, payment.subjectId);
    return { payment, providerRefundId: line.sourceRef };
  }

  /**
   * Books it to the subject of the payment.
   * @param minor what the payer has, in minor units
   * @throws line.not_refundable where the subject does not end by it; payout.second_person for one's own payment
   */
  async book(
    tx: Tx,
    { payment, providerRefundId }: RefundOfLine,
    minor: bigint,
    by: Identity,
    reason: string,
  ): Promise<void> {
    if (payment.userId === by.userId) throw new DomainError('payout.second_person');
    const book = this.purposes.madeRefundsOf(payment.purpose);
    if (book === undefined) throw new DomainError('line.not_refundable');
    const key = derivedId(`refund:${payment.provider}:${providerRefundId}`);
    await book(tx, payment, { minor, by, reason, key });
    if (!(await this.refunds.adopt(tx, payment.id, minor, providerRefundId)))
      throw new DomainError('line.not_refundable');
  }

  /**
   * Before the first of two people is heard: what the second one could not book is refused to the first already. It is
   * booked and taken back.
   * @throws as `book`
   */
  async requireBookable(tx: Tx, refund: RefundOfLine, minor: bigint, by: Identity, reason: string): Promise<void> {
    await tx.query('savepoint made_refund');
    await this.book(tx, refund, minor, by, reason);
    await tx.query('rollback to savepoint made_refund');
  }

  /**
   * Outside a transaction, before it is decided.
   * @throws line.not_refundable where the provider says that the payer does not have it; payment.provider_unavailable
   */
  async requireMade(reader: EntityManager, provider: Provider, lineId: string): Promise<void> {
    const [line] = await reader.query<{ ref: string | null }[]>(
      `select source_ref as ref from statement_line where provider = $1 and line_id = $2 and kind = 'refund'`,
      [provider, lineId],
    );
    if (line === undefined || line.ref === null) throw new DomainError('line.not_refundable');
    const outcome = await this.rails.of('refund', provider).read(line.ref);
    if (outcome.kind === 'rejected') throw new DomainError('line.not_refundable');
    if (outcome.kind !== 'ok') throw new DomainError('payment.provider_unavailable');
    if (outcome.value.state === 'failed') throw new DomainError('line.not_refundable');
  }
}
