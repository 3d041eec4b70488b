import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WithdrawalState } from '@cairn/contracts';
import { money, encryptedColumn } from '../../../kernel/database/columns.js';

@Entity('withdrawal')
@Index('withdrawal_number_key', ['number'], { unique: true })
@Index('withdrawal_command_key', ['userId', 'idempotencyKey'], { unique: true })
export class WithdrawalEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') state: WithdrawalState;
  /** Leaves the wallet; the fee is a part of it. */
  @Column(money()) amount: bigint;
  @Column(money()) fee: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { name: 'bank_name' }) bankName: string;
  @Column('text', { name: 'account_type' }) accountType: string;
  /** Null on withdrawals made before the holder was required. */
  @Column(encryptedColumn({ name: 'account_holder', nullable: true })) accountHolder: Buffer | null;
  @Column(encryptedColumn({ name: 'account_number' })) accountNumber: Buffer;
  @Column('text', { name: 'account_number_last4' }) accountNumberLast4: string;
  @Column('text', { name: 'routing_number' }) routingNumber: string;
  /** Blind index of the whole account. */
  @Column('bytea', { name: 'account_index', nullable: true }) accountIndex: Buffer | null;
  @Column('timestamptz', { name: 'sendable_at' }) sendableAt: Date;
  /** Two people: one approves, another sends. */
  @Column('boolean', { name: 'needs_approval', default: false }) needsApproval: boolean;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt: Date | null;
  @Column('uuid', { name: 'approved_by', nullable: true }) approvedBy: string | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt: Date | null;
  @Column('uuid', { name: 'sent_by', nullable: true }) sentBy: string | null;
  @Column('timestamptz', { name: 'failed_at', nullable: true }) failedAt: Date | null;
  /** The account was shown for the transfer: its owner can no longer cancel. */
  @Column('timestamptz', { name: 'transfer_begun_at', nullable: true }) transferBegunAt: Date | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
}
