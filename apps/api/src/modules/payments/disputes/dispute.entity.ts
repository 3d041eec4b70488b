import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DisputeState } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { money } from '../../../kernel/database/columns.js';
import type { Bearer } from '../record/purposes.js';

/** A dispute: the payer's bank has reversed a payment, or inquires about it. */
@Entity('dispute')
@Index('dispute_ref_key', ['provider', 'ref'], { unique: true })
export class DisputeEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') provider: Provider;
  @Column('text') ref: string;
  @Column('uuid', { name: 'payment_id' }) paymentId: string;
  @Column('text') state: DisputeState;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column(money({ default: 0 })) fee: bigint;
  @Column('text') reason: string;
  /** The account charged until it is decided; null while nothing was taken. */
  @Column('text', { name: 'borne_by', nullable: true }) borneBy: Bearer | null;
  @Column('timestamptz', { name: 'evidence_due_at', nullable: true }) evidenceDueAt: Date | null;
  /** When finance was told that it is due soon. */
  @Column('timestamptz', { name: 'reminded_at', nullable: true }) remindedAt: Date | null;
  @Column('timestamptz', { name: 'opened_at' }) openedAt: Date;
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true }) withdrawnAt: Date | null;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt: Date | null;
  /** When the provider is asked next, while it is not decided. */
  @Column('timestamptz', { name: 'next_check_at', default: () => 'kernel.now()' }) nextCheckAt: Date;
}
