import { Column, Entity, PrimaryColumn } from 'typeorm';
import { money } from '../../../kernel/database/columns.js';

/** One investor's part of a repayment, written before any of it is posted. */
@Entity('allocation')
export class AllocationEntity {
  @PrimaryColumn('uuid', { name: 'repayment_id' }) repaymentId: string;
  @PrimaryColumn('uuid', { name: 'investment_id' }) investmentId: string;
  @Column('uuid', { name: 'investor_id' }) investorId: string;
  @Column(money()) interest: bigint;
  @Column(money()) principal: bigint;
  @Column('integer') chunk: number;
  @Column('timestamptz', { name: 'posted_at', nullable: true }) postedAt: Date | null;
}
