import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { CheckoutRequest } from '@cairn/contracts/payments/checkout.requests';
import type { CheckoutSession } from '@cairn/contracts/payments/payments.replies';
import type { CollectionRail } from '@cairn/contracts/rails/providers';
import { In, Raw } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { DebitGuard } from './debit-guard.js';
import { PageOpener } from './page-opener.js';
import { CheckoutPages } from './checkout-pages.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { CollectionOpened } from '../../rails/index.js';
import { PaymentPurposes, type Payable, type ToldShare } from '../record/purposes.js';

/** Stripe's shortest session is 30 minutes; one more for the way there. */
const SESSION_MINUTES = 31;
const SHORTEST_MINUTES = 30;
/** A page older than this is asked about, so that a lost webhook costs minutes, not money. */
const ASK_AFTER_MINUTES = 15;
/** Holds last a little longer than a provider's page is open. A wire transfer has the one deadline that its payer was told. */
const HOLD_AFTER_MINUTES = 5;
const MINUTE = 60_000;

/** The purpose of a page. */
export interface CheckoutOrder extends Omit<CheckoutRequest, 'rail'> {
  /** By card unless named. */
  rail?: CollectionRail;
  /** Of the screen that opens it. */
  language: Language;
  /** The parts that the payer was shown, where the wallet pays beside the card. */
  told?: ToldShare;
  /** A linked account is debited, and no page is opened. */
  isDebit?: boolean;
  /** Finance acts for the payer, who has no session at that moment. */
  isForPayer?: boolean;
}

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
    private readonly opener: PageOpener,
    private readonly lifecycle: PaymentsLifecycle,
    private readonly clock: Clock,
    private readonly pages: CheckoutPages,
    private readonly debits: DebitGuard,
  ) {}

  /**
   * @throws payment.provider_unavailable when the provider gave no answer: the same key tries again
   * @throws payment.page_outdated when what is paid for was changed, cancelled or paid before the page was there,
   *   or the parts of wallet and card differ from those that the payer was shown
   */
  async open(caller: Identity, request: CheckoutOrder, commandKey: string): Promise<CheckoutSession> {
    // A page that has run out by our clock may have been paid in its last second: the provider is asked.
    await this.pages.endOver(request.purpose, request.id);
    const { payment, payable } = await this.database.inTx((tx) => this.plan(tx, caller, request, commandKey));
    if (payment.state === 'open') return this.present(payment);
    const page = { payable, locale: request.language };
    let outcome = await this.opener.open(caller, payment, page);
    if (outcome.kind === 'rejected' && outcome.reason === 'key_reused') {
      // The language or the words of the page changed between two tries. Nobody was given the first page.
      outcome = await this.opener.open(caller, await this.database.inTx((tx) => this.renew(tx, payment)), page);
    }
    if (outcome.kind === 'ok') {
      const { value } = outcome;
      const recorded = await this.database.inTx((tx) => this.record(tx, payment.id, value));
      if (recorded === null) throw new DomainError('payment.page_outdated');
      return this.present(recorded);
    }
    if (outcome.kind !== 'rejected') {
      if (outcome.kind === 'unknown') await this.nextAttempt(payment);
      throw new DomainError('payment.provider_unavailable', { retryAfter: 5 });
    }
    await this.database.inTx((tx) => this.refuse(tx, payment.id, outcome.code));
    throw new DomainError('payment.refused');
  }

  /**
   * The payment of this command, or of a page for the same subject that is open or about to be, and was not given up:
   * nobody gets two payment pages. Simultaneous commands use one key at the provider, which returns them one page.
   */
  async plan(tx: Tx, caller: Identity, request: CheckoutOrder, commandKey: string): Promise<Planned> {
    // Left out, or null: the contract takes both.
    const rail = request.rail ?? 'card';
    const subject = this.purposes.of(request.purpose);
    const payable = await subject.prepare(tx, caller, request.id, { rail, told: request.told ?? null });
    await this.debits.require(tx, caller, { ...request, rail }, commandKey);
    const { amount, walletPart = 0n } = payable;
    if (request.amount != null && request.amount !== amount) throw new DomainError('payment.page_outdated');
    const [known] = await tx.find(PaymentEntity, {
      where: [
        { userId: caller.userId, idempotencyKey: commandKey },
        ...(request.isDebit === true
          ? []
          : [
              {
                purpose: request.purpose,
                subjectId: request.id,
                state: In(['planned', 'open'] as const),
                rail,
                amount,
                walletPart,
                id: Raw((id) => `not exists (select 1 from page_given_up where payment_id = ${id})`),
              },
            ]),
      ],
      order: { createdAt: 'DESC' },
      take: 1,
    });
    if (known && (await this.isOutdated(tx, known))) throw new DomainError('payment.page_outdated');
    const now = this.clock.now();
    const stillOpen = known?.state === 'open' && known.expiresAt !== null && known.expiresAt > now;
    if (known && stillOpen) return { payment: known, payable };
    if (known?.state === 'planned') {
      const left = (known.expiresAt?.getTime() ?? 0) - now.getTime();
      return { payment: left > SHORTEST_MINUTES * MINUTE ? known : await this.renew(tx, known), payable };
    }
    if (known?.idempotencyKey === commandKey) throw new DomainError('payment.bad_transition');
    const payment = tx.create(PaymentEntity, {
      id: newId(),
      userId: caller.userId,
      idempotencyKey: commandKey,
      purpose: request.purpose,
      subjectId: request.id,
      provider: this.opener.providerOf(rail),
      rail,
      state: 'planned',
      amount,
      walletPart,
      surcharge: await this.opener.surchargeOf(rail, payable.currency, tx),
      currency: payable.currency,
      sessionId: null,
      sessionUrl: null,
      providerPaymentId: null,
      attempt: 1,
      expiresAt: this.sessionEnd(),
      nextCheckAt: this.sessionEnd(),
      failureCode: null,
      begunIn: request.isForPayer === true ? null : caller.sessionId,
      createdAt: this.clock.now(),
      checkedAt: null,
      collectedAt: null,
    });
    await tx.insert(PaymentEntity, payment);
    await subject.opened(tx, payment, this.holdUntil(rail, payment.expiresAt ?? this.clock.now()));
    return { payment, payable };
  }

  /**
   * The page that was opened first: of two answers to one command the second page is not given out.
   * @returns null when the page was given up while the provider opened it: nothing is held for it, and it is closed
   */
  private async record(tx: Tx, paymentId: string, opened: CollectionOpened): Promise<PaymentEntity | null> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    if (payment.state !== 'planned' && (await this.isOutdated(tx, payment))) return null;
    if (payment.state === 'open') return payment;
    if (payment.state !== 'planned') throw new DomainError('payment.bad_transition', { from: payment.state });
    payment.sessionId = opened.ref;
    payment.sessionUrl = opened.url;
    payment.expiresAt = opened.expiresAt;
    await tx.query(
      `update payment set session_id = $2, session_url = $3, expires_at = $4, checks = 0,
         next_check_at = created_at + make_interval(mins => $5) where id = $1`,
      [paymentId, opened.ref, opened.url, opened.expiresAt, ASK_AFTER_MINUTES],
    );
    await this.lifecycle.movePayment(tx, payment, 'open');
    const subject = this.purposes.of(payment.purpose);
    // Whoever abandons the page at this moment holds the subject's lock: the answer is only reliable after it.
    await subject.lock(tx, payment.subjectId);
    if (await this.pages.isGivenUp(tx, paymentId)) {
      await this.pages.closeLater(tx, [paymentId]);
      return null;
    }
    await subject.opened(tx, payment, this.holdUntil(payment.rail, opened.expiresAt));
    return payment;
  }

  /** Whether the page was given up, and nothing was paid on it: what was paid all the same is settled, not outdated. */
  private async isOutdated(tx: Tx, { id, state }: PaymentEntity): Promise<boolean> {
    return state !== 'collected' && state !== 'quarantined' && this.pages.isGivenUp(tx, id);
  }

  /** Another attempt at opening a page that nobody has seen. */
  private async renew(tx: Tx, payment: PaymentEntity): Promise<PaymentEntity> {
    const [row] = rowsOfUpdate<{ attempt: number }>(
      await tx.query(
        `update payment set attempt = attempt + 1, expires_at = $2, next_check_at = $2
         where id = $1 and state = 'planned' returning attempt`,
        [payment.id, this.sessionEnd()],
      ),
    );
    if (row === undefined) throw new DomainError('payment.bad_transition');
    return Object.assign(payment, { attempt: row.attempt, expiresAt: this.sessionEnd() });
  }

  /**
   * The next attempt uses another key: the provider may keep a failure under this one for a day. If it did open a
   * page, its address was not given out.
   */
  private async nextAttempt({ id, attempt }: PaymentEntity): Promise<void> {
    await this.database.query(
      `update payment set attempt = attempt + 1 where id = $1 and attempt = $2 and state = 'planned'`,
      [id, attempt],
    );
  }

  /** The provider does not do it: the payment has ended, and the command may be given again. */
  async refuse(tx: Tx, paymentId: string, code: string): Promise<void> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    if (payment.state !== 'planned') return;
    await this.lifecycle.movePayment(tx, payment, 'failed', code);
    // A refused attempt does not use up the key: the same command may try again with a new payment.
    await tx.query('update payment set idempotency_key = id where id = $1', [paymentId]);
    await this.purposes.of(payment.purpose).ended(tx, payment);
  }

  private sessionEnd(): Date {
    return new Date(this.clock.now().getTime() + SESSION_MINUTES * MINUTE);
  }

  private holdUntil(rail: CollectionRail, expiresAt: Date): Date {
    if (rail === 'wire') return expiresAt;
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
