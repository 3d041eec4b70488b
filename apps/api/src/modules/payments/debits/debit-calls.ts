import { Injectable } from '@nestjs/common';
import { UNFINISHED_PAYMENTS } from '@cairn/contracts';
import { DEBIT_PROVIDER } from '@cairn/contracts/rails/providers';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry, type DebitPort, type KeptAccount, type Mandate, type Outcome } from '../../rails/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { Payable } from '../record/purposes.js';

/** A linked account that is debited, and what its owner agreed to. */
export interface DebitedAccount extends KeptAccount {
  readonly linkId: string;
  readonly mandate: Mandate;
}

interface DebitRow {
  payerRef: string;
  methodRef: string;
  acceptedAt: Date;
  ip: string;
  userAgent: string;
}

const ROW = `select payer_ref as "payerRef", method_ref as "methodRef", accepted_at as "acceptedAt", ip,
  user_agent as "userAgent" from bank_debit where payment_id = $1`;

/** Debits of linked accounts at their provider: written down before, looked up before a repeat, so that each is made once. */
@Injectable()
export class DebitCalls {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly calls: ProviderCalls,
    private readonly lifecycle: PaymentsLifecycle,
  ) {}

  /**
   * Says that a planned payment is a debit, of which account, and by whose word. The poller looks for it from then on.
   * @throws bank_link.broken when the account was disconnected or broke meanwhile
   */
  async write(tx: Tx, { id }: PaymentEntity, { linkId, payerRef, methodRef, mandate }: DebitedAccount): Promise<void> {
    const written = await tx.query<unknown[]>(
      `insert into bank_debit (payment_id, bank_link_id, payer_ref, method_ref, accepted_at, ip, user_agent)
       select $1, l.id, $3, $4, $5, $6, $7
       from (select id from bank_link where id = $2 and state = 'linked' for share) l
       on conflict (payment_id) do update set payment_id = excluded.payment_id returning payment_id`,
      [id, linkId, payerRef, methodRef, mandate.acceptedAt, mandate.ip, mandate.userAgent],
    );
    if (written.length === 0) throw new DomainError('bank_link.broken');
    await tx.query(`update payment set next_check_at = kernel.now() + interval '1 minute' where id = $1`, [id]);
  }

  /** Has the provider debit the account. Gives its id of the payment. */
  async send(payment: PaymentEntity, payable: Payable): Promise<Outcome<string>> {
    const row = await this.rowOf(payment.id);
    if (row === null) throw new Error(`Payment ${payment.id} is no debit`);
    const { payerRef, methodRef, acceptedAt, ip, userAgent } = row;
    return this.calls.perform<string>({
      key: `debit:${payment.id}`,
      provider: this.port.provider,
      operation: 'debit',
      find: () => this.port.find(payment.id, payerRef),
      send: (key) =>
        this.port.debit(key, {
          paymentId: payment.id,
          account: { payerRef, methodRef },
          amount: { minor: payment.amount, currency: payment.currency },
          description: payable.description,
          group: payable.group,
          mandate: { acceptedAt, ip, userAgent },
        }),
      refOf: (ref) => ref,
    });
  }

  /** What became of a debit whose answer was lost: the provider's id of it, or null where it was not made. */
  async lookUp(paymentId: string): Promise<Outcome<string | null> | 'no_debit'> {
    const row = await this.rowOf(paymentId);
    return row === null ? 'no_debit' : this.port.find(paymentId, row.payerRef);
  }

  /** The payment is at the provider: from now on it is read there. */
  async adopt(tx: Tx, paymentId: string, ref: string): Promise<PaymentEntity> {
    const payment = await this.lifecycle.lockPayment(tx, paymentId);
    if (payment.sessionId !== null) return payment;
    payment.sessionId = ref;
    payment.providerPaymentId = ref;
    await tx.query(
      `update payment set session_id = $2, provider_payment_id = $2, checks = 0,
         next_check_at = kernel.now() + interval '15 minutes' where id = $1`,
      [paymentId, ref],
    );
    if (payment.state === 'planned') await this.lifecycle.movePayment(tx, payment, 'open');
    return payment;
  }

  /** Whether a debit of this linked account is under way. */
  async isUnderWay(tx: Tx, linkId: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from bank_debit d join payment p on p.id = d.payment_id
       where d.bank_link_id = $1 and p.state = any($2::text[]) limit 1`,
      [linkId, UNFINISHED_PAYMENTS],
    );
    return rows.length > 0;
  }

  /** The linked account that a payment was debited from; null for one of a page. */
  async linkOf(paymentId: string): Promise<string | null> {
    const [row] = await this.database.query<{ id: string }>(
      'select bank_link_id as id from bank_debit where payment_id = $1',
      [paymentId],
    );
    return row?.id ?? null;
  }

  private get port(): DebitPort {
    return this.rails.of('debit', DEBIT_PROVIDER);
  }

  private async rowOf(paymentId: string): Promise<DebitRow | null> {
    const [row] = await this.database.query<DebitRow>(ROW, [paymentId]);
    return row ?? null;
  }
}
