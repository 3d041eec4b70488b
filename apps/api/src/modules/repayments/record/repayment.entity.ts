import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RepaymentState } from '@cairn/contracts';
import type { RepaymentType } from '@cairn/contracts/repayments/repayments.requests';
import { money } from '../../../kernel/database/columns.js';

/** One instalment of a loan's schedule, or a repayment outside it. */
@Entity('repayment')
@Index('repayment_number_key', ['number'], { unique: true })
@Index('repayment_instalment_key', ['campaignId', 'instalment'], {
  unique: true,
  where: `instalment is not null and state <> 'replaced'`,
})
@Index('repayment_early_key', ['campaignId'], { unique: true, where: `early and state in ('due', 'paying')` })
@Index('repayment_command_key', ['campaignId', 'idempotencyKey'], { unique: true })
export class RepaymentEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('integer', { nullable: true }) instalment: number | null;
  /** From 1; an early repayment makes the next one. */
  @Column('integer', { name: 'schedule_version', default: 1 }) scheduleVersion: number;
  /** Principal returned before it falls due. */
  @Column('boolean', { default: false }) early: boolean;
  @Column('text') type: RepaymentType;
  @Column(money()) interest: bigint;
  @Column(money()) principal: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('date', { name: 'due_on' }) dueOn: string;
  @Column('text') state: RepaymentState;
  @Column('text', { nullable: true }) description: string | null;
  @Column('uuid', { name: 'created_by', nullable: true }) createdBy: string | null;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt: Date | null;
  @Column('timestamptz', { name: 'distributed_at', nullable: true }) distributedAt: Date | null;
}
