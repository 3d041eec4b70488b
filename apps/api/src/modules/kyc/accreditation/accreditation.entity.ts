import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReviewState } from '@cairn/contracts';
import type {
  AccreditationGround,
  ConfirmerProfession,
  VerificationType,
} from '@cairn/contracts/kyc/accreditation-methods';
import type { StoredClaim } from './stated-claim.js';

@Entity('accreditation')
@Index('accreditation_one_open', ['userId'], { unique: true, where: "state = 'under_review'" })
export class AccreditationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') state: ReviewState;
  @Column('text', { array: true }) grounds: AccreditationGround[];
  @Column('text', { name: 'verification_type' }) verificationType: VerificationType;
  @Column('text') detail: string;
  @Column('jsonb', { nullable: true }) stated: StoredClaim | null;
  @Column('char', { length: 3, nullable: true }) currency: string | null;
  @Column('text', { name: 'confirmer_name', nullable: true }) confirmerName: string | null;
  @Column('text', { name: 'confirmer_profession', nullable: true }) confirmerProfession: ConfirmerProfession | null;
  @Column('text', { name: 'confirmer_licence', nullable: true }) confirmerLicence: string | null;
  @Column('date', { name: 'confirmed_on', nullable: true }) confirmedOn: string | null;
  @Column('uuid', { name: 'confirmed_by', nullable: true }) confirmedBy: string | null;
  @Column('uuid', { name: 'proposed_by', nullable: true }) proposedBy: string | null;
  @Column('timestamptz', { name: 'proposed_at', nullable: true }) proposedAt: Date | null;
  @Column('text', { name: 'proposal_reason', nullable: true }) proposalReason: string | null;
  @Column('text', { name: 'decline_reason', nullable: true }) declineReason: string | null;
  @Column('timestamptz', { name: 'submitted_at' }) submittedAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
}
