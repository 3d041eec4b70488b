import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WithdrawalState } from '@cairn/contracts';
import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import type { Provider } from '@cairn/contracts/rails/providers';
import { money, encryptedColumn } from '../../../kernel/database/columns.js';

@Entity('withdrawal')
@Index('withdrawal_number_key', ['number'], { unique: true })
@Index('withdrawal_provider_ref_key', ['provider', 'providerRef'], {
  unique: true,
  where: 'provider_ref is not null',
})
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
  /** Who pays it out; null for a bank transfer, which has the columns of a bank account. */
  @Column('text', { nullable: true }) provider: Provider | null;
  @Column('uuid', { name: 'payer_account_id', nullable: true }) payerAccountId: string | null;
  @Column('text', { name: 'provider_ref', nullable: true }) providerRef: string | null;
  /** The movement on the provider's statement. */
  @Column('text', { name: 'provider_money_ref', nullable: true }) providerMoneyRef: string | null;
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt: Date | null;
  /** When the provider is asked next; null once nothing is open. */
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('integer', { default: 0 }) checks: number;
  @Column('text', { name: 'bank_name', nullable: true }) bankName: string | null;
  @Column('text', { name: 'account_type', nullable: true }) accountType: string | null;
  /** Null on withdrawals made before the holder was required. */
  @Column(encryptedColumn({ name: 'account_holder', nullable: true })) accountHolder: Buffer | null;
  @Column(encryptedColumn({ name: 'account_number', nullable: true })) accountNumber: Buffer | null;
  @Column('text', { name: 'account_number_last4', nullable: true }) accountNumberLast4: string | null;
  /** Of the bank in its country; null where an IBAN or a BIC finds it. */
  @Column('text', { name: 'routing_number', nullable: true }) routingNumber: string | null;
  /** Which numbers the bank account has. */
  @Column('text', { name: 'account_kind', nullable: true }) accountKind: BankAccountKind | null;
  @Column('text', { nullable: true }) bic: string | null;
  /** Blind index of the whole account. */
  @Column('bytea', { name: 'account_index', nullable: true }) accountIndex: Buffer | null;
  @Column('timestamptz', { name: 'sendable_at' }) sendableAt: Date;
  /** Two people: one approves, another sends or releases it. */
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
  /** Somebody has seen it: a file that is taken back does not make this undone. */
  @Column('timestamptz', { name: 'account_shown_at', nullable: true }) accountShownAt: Date | null;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
}
