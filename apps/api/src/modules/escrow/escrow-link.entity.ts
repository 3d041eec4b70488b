import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EscrowRail, Provider } from '@cairn/contracts/rails/providers';
import { encryptedColumn } from '../../kernel/database/columns.js';

/** A bank account or a card that somebody has linked at the escrow agent; one of each kind. */
@Entity('escrow_link')
@Index('escrow_link_user_key', ['userId', 'rail'], { unique: true, where: `state <> 'removed'` })
export class EscrowLinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: Provider;
  @Column('text') rail: EscrowRail;
  @Column('text') state: 'opening' | 'linked' | 'removed';
  /** The agent's page, encrypted; null once it is over. */
  @Column(encryptedColumn({ nullable: true })) page: Buffer | null;
  /** By which the agent is told to collect from it. */
  @Column('text', { name: 'method_ref', nullable: true }) methodRef: string | null;
  @Column('text', { nullable: true }) label: string | null;
  @Column('text', { nullable: true }) mask: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'linked_at', nullable: true }) linkedAt: Date | null;
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
