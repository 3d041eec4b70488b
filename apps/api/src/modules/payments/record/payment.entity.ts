import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaymentState } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import { money } from '../../../kernel/database/columns.js';

/** One attempt to collect money through a provider. */
@Entity('payment')
@Index('payment_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('payment_session_key', ['provider', 'sessionId'], { unique: true, where: 'session_id is not null' })
export class PaymentEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') purpose: PaymentPurpose;
  @Column('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('text') provider: Provider;
  @Column('text') rail: CollectionRail;
  @Column('text') state: PaymentState;
  @Column(money()) amount: bigint;
  /** The part that the payer's wallet pays; held while the page is open. */
  @Column(money({ name: 'wallet_part', default: 0 })) walletPart: bigint;
  /** What the payer adds to the amount for this way to pay; neither raised nor counted to a limit. */
  @Column(money()) surcharge: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'session_id', nullable: true }) sessionId: string | null;
  @Column('text', { name: 'session_url', nullable: true }) sessionUrl: string | null;
  @Column('text', { name: 'provider_payment_id', nullable: true }) providerPaymentId: string | null;
  /** How often a page was requested for this payment; each attempt has its own key at the provider. */
  @Column('integer', { default: 1 }) attempt: number;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  /** The payer's session in which it was begun: evidence, where the payer's bank disputes it. */
  @Column('uuid', { name: 'begun_in', nullable: true }) begunIn: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** The amount that the provider reports as received; a different amount or currency than requested is quarantined. */
  @Column(money({ nullable: true })) received: bigint | null;
  @Column('char', { name: 'received_currency', length: 3, nullable: true }) receivedCurrency: string | null;
  @Column(money({ default: 0 })) refunded: bigint;
  /** The provider's fee; null until it is known. */
  @Column(money({ nullable: true })) fee: bigint | null;
  @Column('char', { name: 'fee_currency', length: 3, nullable: true }) feeCurrency: string | null;
  @Column('timestamptz', { name: 'checked_at', nullable: true }) checkedAt: Date | null;
  /** When the provider is asked again; null once nothing is open. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('integer', { default: 0 }) checks: number;
  /** Why it needs review. */
  @Column('text', { nullable: true }) attention: string | null;
  @Column('timestamptz', { name: 'collected_at', nullable: true }) collectedAt: Date | null;
}
