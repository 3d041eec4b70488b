import type { BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { encryptedColumn } from '../../../kernel/database/columns.js';

/** A bank account that its owner has saved for withdrawals. */
@Entity('saved_bank_account')
@Index('saved_bank_account_key', ['userId', 'accountIndex'], { unique: true })
export class SavedBankAccountEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: BankAccountKind;
  @Column('text', { name: 'bank_name' }) bankName: string;
  @Column(encryptedColumn()) details: Buffer;
  @Column('text') last4: string;
  @Column('bytea', { name: 'account_index' }) accountIndex: Buffer;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
}
