import { Injectable } from '@nestjs/common';
import type { CheckoutRequest } from '@cairn/contracts/payments/checkout.requests';
import type { CheckoutSession } from '@cairn/contracts/payments/payments.replies';
import { Clock } from '../../kernel/clock/clock.js';
import { Config } from '../../kernel/config/config.js';
import { newId } from '../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../kernel/database/in-tx.js';
import { DomainError } from '../../kernel/errors/domain-error.js';
import type { Identity } from '../../kernel/http/request.js';
import { StripeCollections } from './adapters/stripe/stripe-collections.js';
import { PaymentEntity } from './payment.entity.js';
import { PaymentsLifecycle } from './payments.lifecycle.js';
import type { CollectionOpened, Outcome } from './ports.js';
import { PaymentPurposes, type Payable } from './purposes.js';

/** Stripe's shortest session is 30 minutes; one more for the way there. */
const SESSION_MINUTES = 31;
/** What is held stays held for a little longer than the page is open. */
const HOLD_AFTER_MINUTES = 5;
const MINUTE = 60_000;

interface Planned {
  payment: PaymentEntity;
  payable: Payable;
}

/** Opens the provider's page: intent first, then the call, then its answer. A crash in between is taken up again. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly database: Database,
    private readonly purposes: PaymentPurposes,
    private readonly collections: StripeCollections,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws payment.provider_unavailable when the provider gave no answer: the same key tries again */
  async open(caller: Identity, request: CheckoutRequest, commandKey: string): Promise<CheckoutSession> {
    const { payment, payable } = await this.database.inTx((tx) => this.plan(tx, caller, request, commandKey));
    if (payment.state === 'open') return this.present(payment);
    const outcome = await this.call(caller, payment, payable);
    if (outcome.kind === 'ok') {
      await this.database.inTx((tx) => this.record(tx, payment.id, outcome.value));
      return this.present({
        ...payment,
        sessionId: outcome.value.sessionId,
        sessionUrl: outcome.value.url,
        expiresAt: outcome.value.expiresAt,
      });
    }
    if (outcome.kind !== 'rejected') throw new DomainError('payment.provider_unavailable', { retryAfter: 5 });
    await this.database.inTx((tx) => this.refuse(tx, payment.id, outcome.code));
    throw new DomainError('payment.refused');
  }

  /** The payment of this command, or of an open page for the same subject: nobody gets two pages to pay on. */
  private async plan(tx: Tx, caller: Identity, request: CheckoutRequest, commandKey: string): Promise<Planned> {
    const payable = await this.purposes.of(request.purpose).prepare(tx, caller, request.id);
    const [known] = await tx.find(PaymentEntity, {
      where: [
        { userId: caller.userId, idempotencyKey: commandKey },
        { purpose: request.purpose, subjectId: request.id, state: 'open', amount: payable.amount },
      ],
      order: { createdAt: 'DESC' },
      take: 1,
    });
    const stillOpen = known?.state === 'open' && known.expiresAt !== null && known.expiresAt > this.clock.now();
    if (known && (stillOpen || (known.state === 'planned' && known.idempotencyKey === commandKey))) {
      return { payment: known, payable };
    }
    if (known?.idempotencyKey === commandKey) throw new DomainError('payment.bad_transition');
    const payment = tx.create(PaymentEntity, {
      id: newId(),
      userId: caller.userId,
      idempotencyKey: commandKey,
      purpose: request.purpose,
      subjectId: request.id,
      provider: 'stripe',
      state: 'planned',
      amount: payable.amount,
      currency: payable.currency,
      sessionId: null,
      sessionUrl: null,
      providerPaymentId: null,
      expiresAt: new Date(this.clock.now().getTime() + SESSION_MINUTES * MINUTE),
      failureCode: null,
      createdAt: this.clock.now(),
      checkedAt: null,
      collectedAt: null,
    });
    await tx.insert(PaymentEntity, payment);
    await this.purposes.of(request.purpose).opened(tx, payment, this.holdUntil(payment.expiresAt ?? this.clock.now()));
    return { payment, payable };
  }

  private call(caller: Identity, payment: PaymentEntity, payable: Payable): Promise<Outcome<CollectionOpened>> {
    const { PUBLIC_URL } = this.config;
    return this.collections.open({
      paymentId: payment.id,
      amount: { minor: payment.amount, currency: payment.currency },
      description: payable.description,
      customerEmail: caller.email,
      locale: caller.language,
      successUrl: `${PUBLIC_URL}${payable.successPath}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${PUBLIC_URL}${payable.cancelPath}`,
      expiresAt: payment.expiresAt ?? this.clock.now(),
      group: payable.group,
    });
  }

  private async record(tx: Tx, paymentId: string, opened: CollectionOpened): Promise<void> {
    const payment = await this.lock(tx, paymentId);
    if (payment.state !== 'planned') return;
    await tx.query('update payment set session_id = $2, session_url = $3, expires_at = $4 where id = $1', [
      paymentId,
      opened.sessionId,
      opened.url,
      opened.expiresAt,
    ]);
    await this.lifecycle.movePayment(tx, payment, 'open');
    await this.purposes.of(payment.purpose).opened(tx, payment, this.holdUntil(opened.expiresAt));
  }

  private async refuse(tx: Tx, paymentId: string, code: string): Promise<void> {
    const payment = await this.lock(tx, paymentId);
    if (payment.state !== 'planned') return;
    await this.lifecycle.movePayment(tx, payment, 'failed', code);
    await this.purposes.of(payment.purpose).ended(tx, payment);
  }

  private lock(tx: Tx, id: string): Promise<PaymentEntity> {
    return tx.findOneOrFail(PaymentEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private holdUntil(expiresAt: Date): Date {
    return new Date(expiresAt.getTime() + HOLD_AFTER_MINUTES * MINUTE);
  }

  private present(payment: PaymentEntity): CheckoutSession {
    return {
      id: payment.id,
      sessionId: payment.sessionId ?? '',
      url: payment.sessionUrl ?? '',
      expiresAt: payment.expiresAt ?? this.clock.now(),
    };
  }
}
