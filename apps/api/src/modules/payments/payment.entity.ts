import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaymentState } from '@cairn/contracts';
import type { PaymentPurpose } from '@cairn/contracts/payments/checkout.requests';
import { money } from '../../kernel/database/columns.js';

/** One attempt to collect money through a provider. */
@Entity('payment')
@Index('payment_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('payment_session_key', ['sessionId'], { unique: true, where: 'session_id is not null' })
export class PaymentEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') purpose: PaymentPurpose;
  @Column('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('text') provider: 'stripe';
  @Column('text') state: PaymentState;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'session_id', nullable: true }) sessionId: string | null;
  @Column('text', { name: 'session_url', nullable: true }) sessionUrl: string | null;
  @Column('text', { name: 'provider_payment_id', nullable: true }) providerPaymentId: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'checked_at', nullable: true }) checkedAt: Date | null;
  @Column('timestamptz', { name: 'collected_at', nullable: true }) collectedAt: Date | null;
}
