import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EvidenceKind } from '@cairn/contracts/kyc/accreditation-methods';

@Entity('accreditation_evidence')
export class AccreditationEvidenceEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'accreditation_id' }) accreditationId: string;
  @Column('text') kind: EvidenceKind;
  @Column('text') name: string;
  @Column('date', { name: 'dated_on', nullable: true }) datedOn: string | null;
  @Column('uuid', { name: 'file_id' }) fileId: string;
  @Column('timestamptz', { name: 'added_at' }) addedAt: Date;
  /** When the provider that verifies it took it. */
  @Column('timestamptz', { name: 'forwarded_at', nullable: true }) forwardedAt: Date | null;
}
