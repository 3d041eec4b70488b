import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events } from '../../../kernel/outbox/events.js';
import { Ledger } from '../../ledger/index.js';
import { FrozenMoney } from '../disputes/frozen-money.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { refundChargedBack, refundMadeElsewhere, refundToWallet } from '../refunds/refund-postings.js';
import type { RefundEntity } from '../refunds/refund.entity.js';
import { RefundSettlements, type Settled } from './refund-settlements.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { borneByPlatform, isTaken, isUndecided } from '../refunds/taken-by-bank.js';

/** Settles a failed refund: a retry to the card, or a credit to the payer's wallet. */
@Injectable()
export class RefundsDesk {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly refunds: RefundsService,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly settlements: RefundSettlements,
    private readonly frozen: FrozenMoney,
  ) {}

  /**
   * Sends the same amount to the card again, as a separate attempt.
   * @throws wallet.owner_frozen
   * @throws payment.card_disputed when the payer's bank has taken a part: the provider refunds no such payment
   */
  async retry(admin: Identity, id: string, reason: string): Promise<void> {
    await this.resolve(admin, { id, act: 'refund.retried', reason }, async (tx, refund, payment) => {
      const [{ taken } = { taken: false }] = await tx.query<{ taken: boolean }[]>(`select ${isTaken('$1')} as taken`, [
        payment.id,
      ]);
      if (taken) throw new DomainError('payment.card_disputed');
      if (refund.subjectType === 'top_up_return') await this.requireMayLeave(tx, payment.userId);
      const of = { minor: refund.amount, currency: refund.currency };
      await this.refunds.plan(tx, payment, refund.subjectType, refund.subjectId, of);
      return { resolution: 'retried', takenByBank: 0n, takenElsewhere: 0n };
    });
  }

  /**
   * Credits the payer's wallet instead, less what the payer's bank has taken of the payment, and what somebody has refunded
   * at the provider.
   * @throws payment.provider_unavailable while the provider does not say what that is
   */
  async toWallet(admin: Identity, id: string, reason: string): Promise<void> {
    const elsewhere = await this.refunds.elsewhere.of(id);
    await this.resolve(admin, { id, act: 'refund.wallet', reason }, async (tx, refund, payment) => {
      const borne = await this.borneByPlatform(tx, payment.id);
      const takenByBank = borne < refund.amount ? borne : refund.amount;
      const left = refund.amount - takenByBank;
      const uncounted = elsewhere - (await this.refunds.elsewhere.countedBy(tx, refund));
      const takenElsewhere = uncounted <= 0n ? 0n : uncounted < left ? uncounted : left;
      const credited = left - takenElsewhere;
      if (takenByBank > 0n) await this.ledger.post(tx, refundChargedBack(refund, payment, takenByBank, admin.userId));
      if (takenElsewhere > 0n)
        await this.ledger.post(tx, refundMadeElsewhere(refund, payment, takenElsewhere, admin.userId));
      if (credited > 0n) await this.ledger.post(tx, refundToWallet(refund, payment, credited, admin.userId));
      if (payment.state === 'late' || payment.state === 'quarantined')
        await this.lifecycle.movePayment(tx, payment, 'returned');
      const { id: refundId, subjectType, subjectId } = refund;
      await this.events.emit(tx, 'refund.succeeded', { refundId, subjectType, subjectId });
      const taken = takenElsewhere > 0n ? 'refunded_elsewhere' : 'charged_back';
      return { resolution: credited > 0n ? 'wallet' : taken, takenByBank, takenElsewhere };
    });
  }

  private async borneByPlatform(tx: Tx, paymentId: string): Promise<bigint> {
    const [row] = await tx.query<{ minor: string }[]>(`select ${borneByPlatform('$1')} as minor`, [paymentId]);
    return BigInt(row?.minor ?? 0);
  }

  /** A returned top-up is debited from the wallet: not while the wallet's money is on hold. */
  private async requireMayLeave(tx: Tx, userId: string): Promise<void> {
    await lockPerson(tx, userId);
    if (await this.frozen.isFrozen(tx, userId)) throw new DomainError('wallet.owner_frozen');
  }

  private async resolve(
    admin: Identity,
    { id, act, reason }: { id: string; act: 'refund.retried' | 'refund.wallet'; reason: string },
    effect: (tx: Tx, refund: RefundEntity, payment: PaymentEntity) => Promise<Settled>,
  ): Promise<void> {
    await this.database.inTx(async (tx) => {
      const { refund, payment } = await this.lifecycle.lockRefund(tx, id);
      if (payment.userId === admin.userId) throw new DomainError('payout.second_person');
      if (refund.state !== 'failed' || refund.resolvedAt !== null)
        throw new DomainError('payment.bad_transition', { from: refund.state });
      await this.requireDecided(tx, payment);
      if (!(await this.settlements.mayGoAhead(tx, admin, refund, { act, reason }))) return;
      await this.settlements.record(tx, admin, refund, await effect(tx, refund, payment), reason);
    });
  }

  /** @throws payment.disputed until it is known whether the payer's bank keeps what it has taken */
  private async requireDecided(tx: Tx, payment: PaymentEntity): Promise<void> {
    const [row] = await tx.query<{ undecided: boolean }[]>(`select ${isUndecided('$1')} as undecided`, [payment.id]);
    if (row?.undecided !== false) throw new DomainError('payment.disputed');
  }
}
