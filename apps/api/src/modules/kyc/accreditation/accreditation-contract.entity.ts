import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '@cairn/contracts';
import type { SignatureType } from '@cairn/contracts/kyc/signature';

@Entity('accreditation_contract')
@Index('accreditation_contract_once', ['accreditationId'], { unique: true })
export class AccreditationContractEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'accreditation_id' }) accreditationId: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') title: string;
  @Column('text') language: Language;
  @Column('bytea', { name: 'read_sha256' }) readSha256: Buffer;
  @Column('bytea', { name: 'signed_sha256' }) signedSha256: Buffer;
  @Column('uuid', { name: 'file_id' }) fileId: string;
  @Column('text', { name: 'file_name' }) fileName: string;
  @Column('text', { name: 'signature_type' }) signatureType: SignatureType;
  @Column('text', { name: 'signature_text', nullable: true }) signatureText: string | null;
  @Column('text', { name: 'signer_name' }) signerName: string;
  @Column('inet', { nullable: true }) ip: string | null;
  @Column('timestamptz', { name: 'signed_at' }) signedAt: Date;
}
