import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RefundState } from '@cairn/contracts';
import type { RefundResolution } from '@cairn/contracts/payments/payments-desk.replies';
import type { Provider } from '@cairn/contracts/rails/providers';
import { money } from '../../../kernel/database/columns.js';

/** One attempt to refund a payment. A failed one may be followed by another. */
@Entity('refund')
@Index('refund_attempt_key', ['subjectType', 'subjectId', 'attempt'], { unique: true })
@Index('refund_provider_key', ['provider', 'providerRefundId'], {
  unique: true,
  where: 'provider_refund_id is not null',
})
export class RefundEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  /** The payment's. */
  @Column('text') provider: Provider;
  @Column('text', { name: 'subject_type' }) subjectType: string;
  @Column('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('integer', { default: 1 }) attempt: number;
  /** Started by the platform, or by somebody in the provider's dashboard. */
  @Column('text', { default: 'platform' }) origin: 'platform' | 'provider';
  @Column('text') state: RefundState;
  @Column(money()) amount: bigint;
  /** Of the amount: what the payer's bank had taken back already when the refund was settled. */
  @Column(money({ name: 'taken_by_bank', default: 0 })) takenByBank: bigint;
  /** Of the amount: what was refunded at the provider by somebody else when the refund was credited to a wallet. */
  @Column(money({ name: 'taken_elsewhere', default: 0 })) takenElsewhere: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'provider_refund_id', nullable: true }) providerRefundId: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('integer', { default: 0 }) checks: number;
  @Column('timestamptz', { name: 'resolved_at', nullable: true }) resolvedAt: Date | null;
  @Column('text', { nullable: true }) resolution: RefundResolution | null;
}
