import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Sum, Told, ToYours } from '@cairn/contracts/events/bodies';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { lockPerson } from '../../../kernel/database/locks.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { requireNotHeld } from '../../kyc/index.js';
import { accountCode, Ledger } from '../../ledger/index.js';
import { FrozenMoney, RefundsService, type PaymentEntity } from '../../payments/index.js';
import { ReturnableTopUps } from './returnable-top-ups.js';
import { TopUpReturnEntity } from './top-up-return.entity.js';
import { TopUpLifecycle } from './top-up-lifecycle.js';

/**
 * Decision "card money": what came by card, or in another way in which it may be taken back, may return to where it was
 * paid from as long as it is there, while a withdrawal to a bank has to wait. No identity is required: the money returns to its source, and never more than the payment.
 */
@Injectable()
export class TopUpReturnsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: TopUpLifecycle,
    private readonly returnable: ReturnableTopUps,
    private readonly frozen: FrozenMoney,
    private readonly ledger: Ledger,
    private readonly refunds: RefundsService,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'wallet.top_up_returned',
      topics: ['refund.succeeded'],
      queue: 'money',
      inTransaction: (tx, message) => this.tellReturned(tx, message),
    });
    this.events.register({
      name: 'wallet.top_up_return_failed',
      topics: ['refund.failed'],
      queue: 'money',
      inTransaction: (tx, message) => this.tellFailed(tx, message),
    });
  }

  /**
   * Returns the rest of a top-up to where it was paid from. Repeated with the same key, nothing more is sent.
   * @throws account.held, wallet.frozen, wallet.bad_transition, wallet.nothing_to_return
   */
  async returnToSource(caller: Identity, topUpId: string, commandKey: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      await lockPerson(tx, caller.userId);
      const topUp = await this.lifecycle.lock(tx, topUpId, caller.userId);
      const known = await tx.findOneBy(TopUpReturnEntity, { userId: caller.userId, idempotencyKey: commandKey });
      if (known !== null) return;
      await requireNotHeld(tx, caller.userId);
      if (await this.frozen.isFrozen(tx, caller.userId)) throw new DomainError('wallet.frozen');
      const payment = await this.refunds.paymentOf(tx, 'top_up', topUpId);
      if (payment === null) throw new DomainError('wallet.bad_transition', { from: topUp.state });
      const left = await this.returnable.left(tx, topUp);
      if (left === 0n) throw new DomainError('wallet.nothing_to_return');
      await this.send(tx, payment, left, commandKey);
    });
  }

  /**
   * Plans the refund, under the locks of payment and top-up.
   * @param minor of what the top-up brought; beyond what the wallet holds, its owner owes it
   */
  async send(tx: Tx, payment: PaymentEntity, minor: bigint, commandKey: string): Promise<void> {
    const { userId, provider, currency, subjectId: topUpId } = payment;
    const wallet = accountCode.wallet(userId, currency);
    const available = await this.ledger.available(tx, wallet);
    const fromWallet = available < minor ? available : minor;
    const credit = accountCode.refundDue(provider, currency);
    const parts = [
      { debit: wallet, credit, minor: fromWallet, currency },
      { debit: accountCode.owedByInvestor(userId, currency), credit, minor: minor - fromWallet, currency },
    ];
    const id = newId();
    await tx.query(
      `insert into top_up_return (id, top_up_id, user_id, idempotency_key, amount, currency, created_at)
       values ($1, $2, $3, $4, $5, $6, kernel.now())`,
      [id, topUpId, userId, commandKey, minor.toString(), currency],
    );
    await this.ledger.post(tx, {
      uid: id,
      kind: 'top_up_return',
      phase: 'posted',
      sourceType: 'top_up_return',
      sourceId: id,
      actor: userId,
      postings: parts.filter((part) => part.minor > 0n),
    });
    await this.refunds.plan(tx, payment, 'top_up_return', id, { minor, currency });
  }

  /** The payer's bank returned the refund, perhaps days later: the owner is still owed the money. */
  private async tellFailed(tx: Tx, message: Message<'refund.failed' | 'refund.succeeded'>): Promise<void> {
    const { subjectType, subjectId } = message.body;
    if (subjectType !== 'top_up_return') return;
    await this.events.emit(tx, 'top_up.return_failed', await this.told(tx, subjectId));
  }

  /** The owner is notified once the money is back, or in the wallet if its source does not accept it. */
  private async tellReturned(tx: Tx, message: Message<'refund.failed' | 'refund.succeeded'>): Promise<void> {
    const { subjectType, subjectId } = message.body;
    if (subjectType !== 'top_up_return') return;
    const [last] = await tx.query<{ resolution: string | null; origin: string }[]>(
      `select resolution, origin from refund where subject_type = 'top_up_return' and subject_id = $1 order by attempt desc limit 1`,
      [subjectId],
    );
    // The bank took it: the notice of the chargeback covers it.
    if (last?.resolution === 'charged_back') return;
    const isElsewhere = last?.origin === 'provider' || last?.resolution === 'refunded_elsewhere';
    const returned = isElsewhere ? 'top_up.refunded_at_provider' : 'top_up.returned';
    await this.events.emit(
      tx,
      last?.resolution === 'wallet' ? 'top_up.return_refused' : returned,
      await this.told(tx, subjectId),
    );
  }

  private async told(tx: Tx, returnId: string): Promise<Told & Sum & ToYours> {
    const { topUpId, userId, amount, currency } = await tx.findOneByOrFail(TopUpReturnEntity, { id: returnId });
    const payment = await this.refunds.paymentOf(tx, 'top_up', topUpId);
    if (payment === null) throw new Error(`What top-up ${topUpId} returned was never paid`);
    return { userId, amount: Number(amount), currency, toYours: payment.rail };
  }
}
