import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import { encryptedColumn } from '../../../kernel/database/columns.js';

/** Somebody's account at a provider, from which they have paid. */
@Entity('payer_account')
@Index('payer_account_key', ['userId', 'accountIndex'], { unique: true })
export class PayerAccountEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: Provider;
  /** The way to pay by which money came from it. */
  @Column('text') rail: CollectionRail;
  @Column(encryptedColumn({ name: 'ref' })) ref: Buffer;
  @Column(encryptedColumn({ name: 'holder' })) holder: Buffer;
  /** Blind index of the provider and its id. */
  @Column('bytea', { name: 'account_index' }) accountIndex: Buffer;
  @Column('text') label: string;
  @Column('timestamptz', { name: 'first_paid_at' }) firstPaidAt: Date;
  @Column('timestamptz', { name: 'last_paid_at' }) lastPaidAt: Date;
}
