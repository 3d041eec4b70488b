import { Injectable } from '@nestjs/common';
import { UNFINISHED_PAYMENTS } from '@cairn/contracts';
import { DEBIT_PROVIDER, ESCROW_PROVIDER, isEscrowRail, type CollectionRail } from '@cairn/contracts/rails/providers';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError } from '../../../kernel/errors/domain-error.js';
import { RailRegistry, type DebitCollector, type KeptAccount, type Mandate, type Outcome } from '../../rails/index.js';
import { ProviderCalls } from '../calls/provider-calls.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import { PaymentsLifecycle } from '../record/payments.lifecycle.js';
import type { Payable } from '../record/purposes.js';

/** What somebody has linked: the account or card that is debited, by the table that it stands in. */
export type LinkTable = 'bank_link' | 'escrow_link';

/** A linked account or card that is debited, and what its owner agreed to. */
export interface DebitedAccount extends KeptAccount {
  readonly rail: CollectionRail;
  readonly linkId: string;
  readonly mandate: Mandate;
}

interface DebitRow {
  rail: CollectionRail;
  payerRef: string;
  methodRef: string;
  acceptedAt: Date;
  ip: string;
  userAgent: string;
}

const ROW = `select p.rail, d.payer_ref as "payerRef", d.method_ref as "methodRef", d.accepted_at as "acceptedAt", d.ip,
  d.user_agent as "userAgent" from bank_debit d join payment p on p.id = d.payment_id where d.payment_id = $1`;

/** One sender at a time: the escrow agent knows no key by which it would make two calls one. */
const CLAIM = `update bank_debit set claimed_at = kernel.now() where payment_id = $1
  and (claimed_at is null or claimed_at < kernel.now() - interval '2 minutes') returning payment_id`;

const tableOf = (rail: CollectionRail): LinkTable => (isEscrowRail(rail) ? 'escrow_link' : 'bank_link');

/** What is linked stays so until the debit is written. */
const LINKED: Readonly<Record<LinkTable, string>> = {
  bank_link: `select id from bank_link where id = $2 and state = 'linked' for share`,
  escrow_link: `select id from escrow_link where id = $2 and state = 'linked' for share`,
};

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
   * @throws link.broken when the account was disconnected or broke meanwhile
   */
  async write(
    tx: Tx,
    { id, rail }: PaymentEntity,
    { linkId, payerRef, methodRef, mandate }: DebitedAccount,
  ): Promise<void> {
    const table = tableOf(rail);
    const written = await tx.query<unknown[]>(
      `insert into bank_debit (payment_id, ${table}_id, payer_ref, method_ref, accepted_at, ip, user_agent)
       select $1, l.id, $3, $4, $5, $6, $7
       from (${LINKED[table]}) l
       on conflict (payment_id) do update set payment_id = excluded.payment_id returning payment_id`,
      [id, linkId, payerRef, methodRef, mandate.acceptedAt, mandate.ip, mandate.userAgent],
    );
    if (written.length === 0) throw new DomainError('link.broken');
    await tx.query(`update payment set next_check_at = kernel.now() + interval '1 minute' where id = $1`, [id]);
  }

  /** Has the provider debit the account. Gives its id of the payment. */
  async send(payment: PaymentEntity, payable: Payable): Promise<Outcome<string>> {
    const row = await this.rowOf(payment.id);
    if (row === null) throw new Error(`Payment ${payment.id} is no debit`);
    if (!isEscrowRail(row.rail)) return this.perform(payment, payable, row);
    if (rowsOfUpdate(await this.database.query(CLAIM, [payment.id])).length === 0) return { kind: 'unknown' };
    const outcome = await this.perform(payment, payable, row);
    // Without an answer it may still be under way: the claim runs out by itself.
    if (outcome.kind !== 'unknown')
      await this.database.query('update bank_debit set claimed_at = null where payment_id = $1', [payment.id]);
    return outcome;
  }

  private perform(payment: PaymentEntity, payable: Payable, row: DebitRow): Promise<Outcome<string>> {
    const { rail, payerRef, methodRef, acceptedAt, ip, userAgent } = row;
    const port = this.portOf(rail);
    return this.calls.perform<string>({
      key: `debit:${payment.id}`,
      provider: port.provider,
      operation: 'debit',
      find: () => port.find(payment.id, payerRef),
      send: (key) =>
        port.debit(key, {
          paymentId: payment.id,
          rail,
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
    return row === null ? 'no_debit' : this.portOf(row.rail).find(paymentId, row.payerRef);
  }

  /** Nothing of a debit that was not made is left at the provider. */
  async forgo(paymentId: string): Promise<Outcome<null>> {
    const row = await this.rowOf(paymentId);
    const port = row === null ? null : this.portOf(row.rail);
    return (await port?.forgo?.(paymentId, row?.payerRef ?? '')) ?? { kind: 'ok', value: null };
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

  /** Whether a debit of this linked account or card is under way. */
  async isUnderWay(tx: Tx, linkId: string, table: LinkTable = 'bank_link'): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from bank_debit d join payment p on p.id = d.payment_id
       where d.${table}_id = $1 and p.state = any($2::text[]) limit 1`,
      [linkId, UNFINISHED_PAYMENTS],
    );
    return rows.length > 0;
  }

  /** The linked account or card that a payment was debited from; null for one of a page, or of another kind of link. */
  async linkOf(paymentId: string, table: LinkTable = 'bank_link'): Promise<string | null> {
    const [row] = await this.database.query<{ id: string | null }>(
      `select ${table}_id as id from bank_debit where payment_id = $1`,
      [paymentId],
    );
    return row?.id ?? null;
  }

  private portOf(rail: CollectionRail): DebitCollector {
    return isEscrowRail(rail) ? this.rails.of('escrow', ESCROW_PROVIDER) : this.rails.of('debit', DEBIT_PROVIDER);
  }

  private async rowOf(paymentId: string): Promise<DebitRow | null> {
    const [row] = await this.database.query<DebitRow>(ROW, [paymentId]);
    return row ?? null;
  }
}
