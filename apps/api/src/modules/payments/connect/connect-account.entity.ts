import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An owner's account at the card provider, to be paid out to. */
@Entity('connect_account')
@Index('connect_account_provider_key', ['providerAccountId'], { unique: true })
@Index('connect_account_one_live', ['userId'], { unique: true, where: 'removed_at is null' })
export class ConnectAccountEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text', { name: 'provider_account_id' }) providerAccountId: string;
  @Column('text', { name: 'company_name', nullable: true }) companyName: string | null;
  /** ISO 3166; null where Stripe took the platform's. */
  @Column('char', { length: 2, nullable: true }) country: string | null;
  @Column('boolean', { default: false }) ready: boolean;
  @Column('boolean', { name: 'details_submitted', default: false }) detailsSubmitted: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
