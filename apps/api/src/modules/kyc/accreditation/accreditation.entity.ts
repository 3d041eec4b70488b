import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReviewState } from '@cairn/contracts';
import type { AccreditationGround, VerificationType } from '@cairn/contracts/kyc/accreditation.request';

@Entity('accreditation')
@Index('accreditation_one_open', ['userId'], { unique: true, where: "state = 'under_review'" })
export class AccreditationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') state: ReviewState;
  @Column('text', { array: true }) grounds: AccreditationGround[];
  @Column('text', { name: 'verification_type' }) verificationType: VerificationType;
  @Column('text') detail: string;
  @Column('uuid', { name: 'document_file_id', nullable: true }) documentFileId: string | null;
  @Column('text', { name: 'document_name', nullable: true }) documentName: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  @Column('timestamptz', { name: 'submitted_at' }) submittedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
}
