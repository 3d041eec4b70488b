import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RegisterEntryKind } from '@cairn/contracts/certificates/certificate-states';
import { money } from '../../../kernel/database/columns.js';

/** An entry of the register of holders: it makes a certificate, ends one, or both. */
@Entity('register_entry')
@Index('register_entry_certificate', ['certificateId'], { unique: true })
@Index('register_entry_ended', ['endedCertificateId'], { unique: true })
export class RegisterEntryEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('text') kind: RegisterEntryKind;
  @Column('uuid', { name: 'certificate_id', nullable: true }) certificateId: string | null;
  @Column('uuid', { name: 'ended_certificate_id', nullable: true }) endedCertificateId: string | null;
  @Column(money()) units: bigint;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('uuid', { name: 'made_by', nullable: true }) madeBy: string | null;
  @Column('timestamptz', { name: 'made_at' }) madeAt: Date;
}
