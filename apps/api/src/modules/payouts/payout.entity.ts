import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayoutState } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { money } from '../../kernel/database/columns.js';

@Entity('payout')
@Index('payout_number_key', ['number'], { unique: true })
@Index('payout_command_key', ['requestedBy', 'idempotencyKey'], { unique: true })
export class PayoutEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('uuid', { name: 'requested_by' }) requestedBy: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text') method: 'connect' | 'bank_transfer';
  /** Through which it leaves; null for one by bank. */
  @Column('text', { nullable: true }) provider: Provider | null;
  @Column('text') state: PayoutState;
  @Column('uuid', { name: 'connect_account_id', nullable: true }) connectAccountId: string | null;
  @Column('text', { name: 'provider_transfer_id', nullable: true }) providerTransferId: string | null;
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  /** Why a released payout has not left yet, and when it is tried again. */
  @Column('text', { name: 'waiting_for', nullable: true }) waitingFor: 'provider' | 'funds' | null;
  @Column('timestamptz', { name: 'next_try_at', nullable: true }) nextTryAt: Date | null;
  @Column('integer', { default: 0 }) tries: number;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt: Date;
  @Column('timestamptz', { name: 'approved_at', nullable: true }) approvedAt: Date | null;
  @Column('uuid', { name: 'approved_by', nullable: true }) approvedBy: string | null;
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt: Date | null;
  @Column('uuid', { name: 'released_by', nullable: true }) releasedBy: string | null;
  @Column('timestamptz', { name: 'paid_at', nullable: true }) paidAt: Date | null;
  @Column('timestamptz', { name: 'failed_at', nullable: true }) failedAt: Date | null;
  /** The account was shown for the bank transfer. */
  @Column('timestamptz', { name: 'transfer_begun_at', nullable: true }) transferBegunAt: Date | null;
  /** Somebody has seen the account: a file that is taken back does not make this undone. */
  @Column('timestamptz', { name: 'account_shown_at', nullable: true }) accountShownAt: Date | null;
  /** Bank and last four digits of where it went, once the campaign has other bank details. */
  @Column('text', { name: 'sent_to', nullable: true }) sentTo: string | null;
}
