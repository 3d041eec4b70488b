import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Provider } from '@cairn/contracts/rails/providers';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { Events, type Message } from '../../../kernel/outbox/events.js';
import { isMoneyOutFrozen } from '../../ledger/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import { PaymentEntity } from '../record/payment.entity.js';
import { RailRegistry, type Outcome, type RefundSnapshot } from '../../rails/index.js';
import { RefundOutcomes } from './refund-outcomes.js';
import { RefundEntity } from './refund.entity.js';
import { RefundedElsewhere } from './refunded-elsewhere.js';

/** The amount refunded and its currency: the payment's own unless another one was received. */
interface Refundable {
  minor: bigint;
  currency: string;
}

export interface SettledRefund {
  by: 'provider' | 'wallet' | 'bank';
  takenByBank: bigint;
}

/** Refunds to the source of a payment: planned with the money, sent by a job, confirmed by the provider's answer. */
@Injectable()
export class RefundsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly calls: ProviderCalls,
    private readonly outcomes: RefundOutcomes,
    private readonly events: Events,
    private readonly clock: Clock,
    readonly elsewhere: RefundedElsewhere,
  ) {}

  onModuleInit(): void {
    this.events.register({
      name: 'payments.refund',
      topics: ['refund.planned'],
      queue: 'money',
      outside: (message) => this.sendPlanned(message),
    });
  }

  /** Writes the intent; the caller has already moved the amount to what is due for refunds. */
  async plan(tx: Tx, payment: PaymentEntity, subjectType: string, subjectId: string, of?: Refundable): Promise<void> {
    const id = newId();
    const { minor, currency } = of ?? { minor: payment.amount, currency: payment.currency };
    await tx.query(
      `insert into refund (id, payment_id, provider, subject_type, subject_id, attempt, state, amount, currency, created_at, next_check_at)
       select $1, $2, $8, $3, $4, coalesce(max(r.attempt), 0) + 1, 'planned', $5, $6, $7,
         $7::timestamptz + interval '1 minute'
       from refund r where r.subject_type = $3 and r.subject_id = $4`,
      [id, payment.id, subjectType, subjectId, minor.toString(), currency, this.clock.now(), payment.provider],
    );
    await this.events.emit(tx, 'refund.planned', { refundId: id });
  }

  /**
   * Takes a refund that was made at the provider for the one that the caller has just planned with `plan`: it is asked
   * about, and never sent. False when none of this amount is planned.
   */
  async adopt(tx: Tx, paymentId: string, minor: bigint, providerRefundId: string): Promise<boolean> {
    const adopted = await tx.query<unknown>(
      `update refund set provider_refund_id = $3, origin = 'provider'
       where id = (select id from refund where payment_id = $1 and state = 'planned' and provider_refund_id is null
                     and amount = $2 order by id desc limit 1) returning id`,
      [paymentId, minor.toString(), providerRefundId],
    );
    return rowsOfUpdate(adopted).length > 0;
  }

  /** The payment by which a subject was paid; null when no provider collected anything for it. */
  async paymentOf(tx: Tx, purpose: 'investment' | 'top_up', subjectId: string): Promise<PaymentEntity | null> {
    return tx.findOne(PaymentEntity, { where: { purpose, subjectId, state: 'collected' } });
  }

  /**
   * How the payer received the refund: by the last attempt, in the wallet, or by a chargeback, which may also
   * have taken a part of it; null while it is still owed.
   */
  async settledBy(tx: Tx, subjectType: string, subjectId: string): Promise<SettledRefund | null> {
    const last = await tx.findOne(RefundEntity, { where: { subjectType, subjectId }, order: { attempt: 'DESC' } });
    if (last === null) return null;
    const { resolution, state, takenByBank } = last;
    if (resolution === 'wallet') return { by: 'wallet', takenByBank };
    if (resolution === 'charged_back') return { by: 'bank', takenByBank };
    // The provider has paid it, by another refund than ours.
    if (resolution === 'refunded_elsewhere') return { by: 'provider', takenByBank };
    return state === 'succeeded' ? { by: 'provider', takenByBank } : null;
  }

  async amountOf(tx: Tx, refundId: string): Promise<bigint> {
    return (await tx.findOneByOrFail(RefundEntity, { id: refundId })).amount;
  }

  /** Whether a refund that the provider has begun is one of ours that is not settled yet. */
  async isOnItsWay(provider: Provider, providerRefundId: string, providerPaymentId: string | null): Promise<boolean> {
    const rows = await this.database.query<unknown>(
      `select 1 from refund r join payment p on p.id = r.payment_id
       where r.state in ('planned', 'sent') and r.provider = $3
         and (r.provider_refund_id = $1 or p.provider_payment_id = $2) limit 1`,
      [providerRefundId, providerPaymentId, provider],
    );
    return rows.length > 0;
  }

  /** Asks the provider about a refund in its message; false when it is not ours. */
  async reconcile(provider: Provider, providerRefundId: string): Promise<boolean> {
    const refund = await this.database.manager.findOneBy(RefundEntity, { provider, providerRefundId });
    if (refund === null) return false;
    if (refund.state !== 'failed')
      await this.outcomes.record(refund, await this.rails.of('refund', provider).read(providerRefundId));
    return true;
  }

  /** Sends planned refunds and asks about those that are sent. Never fails in an outage: the sweep repeats it. */
  async advance(refund: RefundEntity): Promise<Outcome<RefundSnapshot>['kind']> {
    if (refund.state !== 'planned' && refund.state !== 'sent') return 'ok';
    // Frozen: it stays planned, and is looked at again at its next time.
    if (refund.state === 'planned' && (await isMoneyOutFrozen(this.database.manager))) return 'unavailable';
    const payment = await this.database.manager.findOneByOrFail(PaymentEntity, { id: refund.paymentId });
    const outcome =
      refund.providerRefundId === null
        ? await this.send(refund, payment)
        : await this.rails.of('refund', payment.provider).read(refund.providerRefundId);
    return this.outcomes.record(refund, outcome);
  }

  private async sendPlanned(message: Message<'refund.planned'>): Promise<void> {
    const id = message.body.refundId;
    await this.advance(await this.database.manager.findOneByOrFail(RefundEntity, { id }));
  }

  private send(refund: RefundEntity, payment: PaymentEntity): Promise<Outcome<RefundSnapshot>> {
    const port = this.rails.of('refund', payment.provider);
    const moneyRef = payment.providerPaymentId ?? '';
    return this.calls.perform<RefundSnapshot>({
      key: `refund:${refund.id}`,
      provider: payment.provider,
      operation: 'refund',
      find: async () => {
        const listed = await port.listOf(moneyRef);
        if (listed.kind !== 'ok') return listed;
        return { kind: 'ok', value: listed.value.find(({ ours }) => ours === refund.id) ?? null };
      },
      send: (key) =>
        port.refund(key, {
          refundId: refund.id,
          moneyRef,
          amount: { minor: refund.amount, currency: refund.currency },
        }),
      refOf: ({ providerRefundId }) => providerRefundId,
    });
  }
}
