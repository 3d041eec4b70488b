import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock/clock.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { RailRegistry, type CollectionSnapshot, type Outcome } from '../../rails/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';

/** What the provider says of a payment's page; a provider that waits to be asked for the money is asked. */
@Injectable()
export class PageReader {
  constructor(
    private readonly database: Database,
    private readonly rails: RailRegistry,
    private readonly clock: Clock,
  ) {}

  async read(payment: PaymentEntity, ref: string): Promise<Outcome<CollectionSnapshot>> {
    const port = this.rails.collection(payment.rail);
    const outcome = await port.read(ref);
    if (port.expires === 'provider') return outcome;
    if (outcome.kind === 'rejected' && outcome.reason === 'gone') return this.forgotten(payment, ref, outcome);
    if (outcome.kind !== 'ok') return outcome;
    const { state } = outcome.value;
    if (state !== 'open' && state !== 'approved') return outcome;
    // Nobody else ends it: money is not asked for once the place is no longer held for it.
    if (!(await this.isWanted(payment))) return { kind: 'ok', value: { ...outcome.value, state: 'expired' } };
    return state === 'approved' && port.complete !== undefined ? port.complete(ref) : outcome;
  }

  /**
   * A provider that ends no page may forget one on which nothing was taken. Nobody can pay on it any more: after its time it has
   * ended, and before it the answer may be a mistake.
   */
  private async forgotten(
    payment: PaymentEntity,
    ref: string,
    outcome: Outcome<CollectionSnapshot>,
  ): Promise<Outcome<CollectionSnapshot>> {
    if (payment.providerPaymentId !== null || (await this.isWanted(payment))) return outcome;
    const { currency } = payment;
    const requested = { minor: payment.amount + payment.surcharge, currency };
    const nothing = { moneyRef: null, fee: null, exchanged: null, failureCode: null };
    return { kind: 'ok', value: { ref, state: 'expired', requested, received: { minor: 0n, currency }, ...nothing } };
  }

  private async isWanted({ id, expiresAt, state }: PaymentEntity): Promise<boolean> {
    if (state !== 'open' || expiresAt === null || expiresAt <= this.clock.now()) return false;
    const rows = await this.database.query<unknown>('select 1 from page_given_up where payment_id = $1', [id]);
    return rows.length === 0;
  }
}
