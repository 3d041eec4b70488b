import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ConnectionState } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';
import { encryptedColumn } from '../../../kernel/database/columns.js';

/** A page of the provider on which an account is linked or connected again. */
@Entity('bank_connection')
@Index('bank_connection_ref_key', ['provider', 'ref'], { unique: true })
export class BankConnectionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: Provider;
  @Column('text') ref: string;
  /** Its address, encrypted. */
  @Column(encryptedColumn()) page: Buffer;
  /** The account that is connected again. */
  @Column('uuid', { nullable: true }) repairs: string | null;
  @Column('uuid', { name: 'bank_link_id', nullable: true }) bankLinkId: string | null;
  @Column('text') state: ConnectionState;
  /** When somebody began to take what the page ended with. */
  @Column('timestamptz', { name: 'claimed_at', nullable: true }) claimedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
}
