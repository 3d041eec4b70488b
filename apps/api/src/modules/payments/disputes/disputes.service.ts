import { Injectable } from '@nestjs/common';
import { disputeLifecycle } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { Ledger } from '../../ledger/index.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import { RailRegistry, type DisputeSnapshot } from '../../rails/index.js';
import { disputeFee, disputeWon } from './dispute-postings.js';
import { Chargebacks } from './chargebacks.js';
import { DisputeMoves } from './dispute-moves.js';
import { DisputeEntity } from './dispute.entity.js';
import { WonDisputes } from './won-disputes.js';

/**
 * Chargebacks: the provider's record of a dispute is read and posted to the ledger, once, in any order.
 * One that was lost in between is booked as taken and then as lost.
 */
@Injectable()
export class DisputesService {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly ledger: Ledger,
    private readonly chargebacks: Chargebacks,
    private readonly won: WonDisputes,
    private readonly moves: DisputeMoves,
  ) {}

  /**
   * Reads a dispute and applies it. False when it is about a payment that is not ours.
   * @throws when the provider gives no answer: the caller tries again
   */
  async reconcile(provider: Provider, ref: string): Promise<boolean> {
    const outcome = await this.rails.of('dispute', provider).read(ref);
    if (outcome.kind === 'rejected') throw new Error(`The dispute ${ref} could not be read: ${outcome.code}`);
    if (outcome.kind !== 'ok') throw new DomainError('payment.provider_unavailable');
    const { moneyRef: providerPaymentId } = outcome.value;
    if (providerPaymentId === null) return false;
    const payment = await this.database.manager.findOneBy(PaymentEntity, { provider, providerPaymentId });
    // Of money that never came nothing can be taken back (see `UnpaidDisputes` where the provider says that it was).
    if (payment === null || payment.state === 'failed' || payment.state === 'expired') return false;
    // First, on its own: what holds the booking up, such as a refund that is still under way, does not hide the dispute.
    await this.database.inTx((tx) => this.record(tx, payment.id, outcome.value));
    if (outcome.value.withdrawn > 0n) await this.chargebacks.prepare(payment);
    await this.database.inTx((tx) => this.withdraw(tx, payment.id, outcome.value));
    // Apart from what was taken: a chargeback frees capacity, which is locked after all books.
    await this.database.inTx((tx) => this.decide(tx, payment.id, outcome.value));
    await this.database.inTx((tx) => this.bookFees(tx, payment.id, outcome.value));
    return true;
  }

  /**
   * Every dispute of a payment, by the provider's id of it. False when there is none, or the payment is not ours.
   * @throws when the provider gives no answer: the caller tries again
   */
  async reconcileOf(provider: Provider, moneyRef: string): Promise<boolean> {
    const outcome = await this.rails.of('dispute', provider).listOf(moneyRef);
    if (outcome.kind !== 'ok') throw new DomainError('payment.provider_unavailable');
    let isOurs = false;
    for (const ref of outcome.value) isOurs = (await this.reconcile(provider, ref)) || isOurs;
    return isOurs;
  }

  /** The card's network warns of fraud: nothing has moved, a person looks before it is disputed. */
  async warn(provider: Provider, providerPaymentId: string): Promise<boolean> {
    const warned = await this.database.query<unknown>(
      `update payment set attention = coalesce(attention, 'fraud_warning') where provider = $2 and provider_payment_id = $1
       returning id`,
      [providerPaymentId, provider],
    );
    return warned.length > 0;
  }

  private async withdraw(tx: Tx, paymentId: string, snapshot: DisputeSnapshot): Promise<void> {
    const payment = await this.lockWithPayer(tx, paymentId);
    const dispute = await this.find(tx, payment, snapshot);
    if (snapshot.withdrawn > 0n && dispute.withdrawnAt === null) {
      await this.chargebacks.takeBack(tx, dispute, payment);
      if (dispute.state === 'warning') await this.moves.move(tx, dispute, payment, 'open');
    }
  }

  private async decide(tx: Tx, paymentId: string, snapshot: DisputeSnapshot): Promise<void> {
    const payment = await this.lockWithPayer(tx, paymentId);
    const dispute = await this.find(tx, payment, snapshot);
    if (snapshot.state === dispute.state || !disputeLifecycle.allows(dispute.state, snapshot.state)) return;
    if (snapshot.state === 'won' && dispute.withdrawnAt !== null) {
      // Decided, and not yet paid back: a later message confirms that.
      if (snapshot.reinstated === 0n) return;
      await this.ledger.post(tx, disputeWon(dispute, await this.won.partsOf(tx, dispute, payment)));
    }
    await this.moves.move(tx, dispute, payment, snapshot.state);
  }

  /** The payer's money too: what they owe is read, and settled from the wallet by others. */
  private async lockWithPayer(tx: Tx, paymentId: string): Promise<PaymentEntity> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    await lockPerson(tx, payment.userId);
    return payment;
  }

  private find(tx: Tx, { provider }: PaymentEntity, { ref }: DisputeSnapshot): Promise<DisputeEntity> {
    return tx.findOneByOrFail(DisputeEntity, { provider, ref });
  }

  private async record(tx: Tx, paymentId: string, snapshot: DisputeSnapshot): Promise<void> {
    await this.moves.record(tx, await this.lifecycle.lockPayment(tx, paymentId), snapshot);
  }

  /** Each direction once by the dispute: the ledger gives the first posting back when it is asked again. */
  private async bookFees(tx: Tx, paymentId: string, snapshot: DisputeSnapshot): Promise<void> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    const dispute = await this.find(tx, payment, snapshot);
    if (snapshot.feeCharged > 0n) await this.ledger.post(tx, disputeFee(dispute, snapshot.feeCharged, 'charged'));
    if (snapshot.feeReturned > 0n) await this.ledger.post(tx, disputeFee(dispute, snapshot.feeReturned, 'returned'));
    await tx.query('update dispute set fee = $2 where id = $1', [
      dispute.id,
      (snapshot.feeCharged - snapshot.feeReturned).toString(),
    ]);
  }
}
