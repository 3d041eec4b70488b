import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { money } from '../../../kernel/database/columns.js';

/** Money that was added by card and is returned to that card; its state is that of the payment's refund. */
@Entity('top_up_return')
@Index('top_up_return_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('top_up_return_top_up', ['topUpId'])
export class TopUpReturnEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'top_up_id' }) topUpId: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
