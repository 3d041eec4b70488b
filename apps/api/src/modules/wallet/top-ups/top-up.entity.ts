import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TopUpState } from '@cairn/contracts';
import { money } from '../../../kernel/database/columns.js';

/** A pre-approval: the amount to add to a wallet, and the fee on top of it. */
@Entity('top_up')
@Index('top_up_number_key', ['number'], { unique: true })
@Index('top_up_command_key', ['userId', 'idempotencyKey'], { unique: true })
export class TopUpEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') state: TopUpState;
  @Column(money()) amount: bigint;
  @Column(money()) fee: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'received_at', nullable: true }) receivedAt: Date | null;
}
