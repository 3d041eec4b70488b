import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RefundState } from '@cairn/contracts';
import { money } from '../../kernel/database/columns.js';

@Entity('refund')
@Index('refund_subject_key', ['subjectType', 'subjectId'], { unique: true })
export class RefundEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('text', { name: 'subject_type' }) subjectType: string;
  @Column('uuid', { name: 'subject_id' }) subjectId: string;
  @Column('text') state: RefundState;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'provider_refund_id', nullable: true }) providerRefundId: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
}
