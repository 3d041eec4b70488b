import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { BankAccountKind, SecondPayoutState, SecondTopUpState } from '@cairn/contracts';
import type { SecondTopUpMeans } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { encryptedColumn, money } from '../../kernel/database/columns.js';
import type { WireTarget } from '../rails/index.js';

/** A wallet at a provider; its owner's data are what the provider asked for. */
@Entity('second_wallet')
@Index('second_wallet_user_key', ['userId', 'currency'], { unique: true })
@Index('second_wallet_ref_key', ['provider', 'walletRef'], { unique: true, where: 'wallet_ref is not null' })
export class SecondWalletEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: string;
  @Column('char', { length: 3 }) currency: string;
  @Column('text') state: 'opening' | 'open' | 'refused';
  @Column(encryptedColumn({ name: 'date_of_birth' })) dateOfBirth: Buffer;
  @Column('char', { length: 2 }) nationality: string;
  @Column('char', { length: 2 }) residence: string;
  @Column('timestamptz', { name: 'terms_accepted_at' }) termsAcceptedAt: Date;
  @Column('text', { name: 'owner_ref', nullable: true }) ownerRef: string | null;
  @Column('text', { name: 'wallet_ref', nullable: true }) walletRef: string | null;
  @Column('boolean', { default: false }) confirmed: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'opened_at', nullable: true }) openedAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  @Column('integer', { default: 0 }) checks: number;
}

/** A bank account that money may be sent to. */
@Entity('second_wallet_account')
@Index('second_wallet_account_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('second_wallet_account_key', ['userId', 'accountIndex'], {
  unique: true,
  where: "state in ('adding', 'active')",
})
export class SecondWalletAccountEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') state: 'adding' | 'active' | 'refused' | 'removed';
  @Column('text') kind: BankAccountKind;
  @Column(encryptedColumn()) details: Buffer;
  @Column('text') last4: string;
  @Column('bytea', { name: 'account_index' }) accountIndex: Buffer;
  @Column('char', { length: 2 }) country: string;
  @Column('text', { nullable: true }) ref: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'usable_at' }) usableAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  @Column('integer', { default: 0 }) checks: number;
}

@Entity('second_wallet_top_up')
@Index('second_wallet_top_up_number_key', ['number'], { unique: true })
@Index('second_wallet_top_up_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('second_wallet_top_up_ref_key', ['ref'], { unique: true, where: 'ref is not null' })
export class SecondTopUpEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'wallet_id' }) walletId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') means: SecondTopUpMeans;
  @Column('text') state: SecondTopUpState;
  /** Asked for. */
  @Column(money()) amount: bigint;
  @Column(money()) fee: bigint;
  /** Credited: of a bank transfer perhaps another amount. */
  @Column(money({ default: 0 })) received: bigint;
  /** Given back by the provider, of what was received. */
  @Column(money({ default: 0 })) refunded: bigint;
  @Column('char', { length: 3 }) currency: string;
  /** Of the provider's page. */
  @Column('text') language: string;
  @Column('text', { nullable: true }) ref: string | null;
  @Column('text', { name: 'redirect_url', nullable: true }) redirectUrl: string | null;
  @Column('jsonb', { nullable: true }) instructions: WireTarget | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'received_at', nullable: true }) receivedAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  @Column('integer', { default: 0 }) checks: number;
}

@Entity('second_wallet_payout')
@Index('second_wallet_payout_number_key', ['number'], { unique: true })
@Index('second_wallet_payout_command_key', ['userId', 'idempotencyKey'], { unique: true })
@Index('second_wallet_payout_ref_key', ['ref'], { unique: true, where: 'ref is not null' })
export class SecondPayoutEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'wallet_id' }) walletId: string;
  @Column('uuid', { name: 'account_id' }) accountId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') state: SecondPayoutState;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('text', { nullable: true }) ref: string | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'settled_at', nullable: true }) settledAt: Date | null;
  @Column('timestamptz', { name: 'next_check_at' }) nextCheckAt: Date;
  @Column('integer', { default: 0 }) checks: number;
}
