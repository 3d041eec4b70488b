import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SignatureType } from '@cairn/contracts/kyc/signature';

@Entity('agreement_countersignature')
export class AgreementCountersignatureEntity {
  @PrimaryColumn('uuid', { name: 'agreement_id' }) agreementId: string;
  @Column('bytea') sha256: Buffer;
  @Column('uuid', { name: 'file_id' }) fileId: string;
  @Column('uuid', { name: 'signer_id' }) signerId: string;
  @Column('text', { name: 'signer_name' }) signerName: string;
  @Column('text', { name: 'signature_type' }) signatureType: SignatureType | 'mandate';
  @Column('text', { name: 'signature_text', nullable: true }) signatureText: string | null;
  @Column('uuid', { name: 'mandate_id', nullable: true }) mandateId: string | null;
  @Column('inet', { nullable: true }) ip: string | null;
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  @Column('timestamptz', { name: 'signed_at' }) signedAt: Date;
}
