import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Language } from '@cairn/contracts';
import type { SignatureType } from '@cairn/contracts/kyc/signature';

@Entity('agreement')
@Index('agreement_once', ['investmentId', 'factsSha256'], { unique: true })
export class AgreementEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'investment_id' }) investmentId: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('uuid', { name: 'signer_id' }) signerId: string;
  @Column('uuid', { name: 'template_id' }) templateId: string;
  /** The template of the binding text, where that stands beside it in another language. */
  @Column('uuid', { name: 'binding_template_id', nullable: true }) bindingTemplateId: string | null;
  @Column('text') language: Language;
  @Column('text') title: string;
  @Column('bytea', { name: 'facts_sha256' }) factsSha256: Buffer;
  @Column('bytea', { name: 'read_sha256' }) readSha256: Buffer;
  @Column('bytea', { name: 'signed_sha256' }) signedSha256: Buffer;
  @Column('uuid', { name: 'file_id' }) fileId: string;
  @Column('text', { name: 'file_name' }) fileName: string;
  @Column('text', { name: 'signature_type' }) signatureType: SignatureType;
  @Column('text', { name: 'signature_text', nullable: true }) signatureText: string | null;
  @Column('text', { name: 'signer_name' }) signerName: string;
  @Column('inet', { nullable: true }) ip: string | null;
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  @Column('integer', { name: 'consent_version' }) consentVersion: number;
  @Column('timestamptz', { name: 'signed_at' }) signedAt: Date;
}
