import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The owner's consent that a campaign's agreements are countersigned in the company's name. */
@Entity('countersign_mandate')
@Index('countersign_mandate_open', ['campaignId'], { unique: true, where: 'ended_at is null' })
export class CountersignMandateEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('uuid', { name: 'given_by' }) givenBy: string;
  @Column('text', { name: 'signer_name' }) signerName: string;
  @Column('integer', { name: 'consent_version' }) consentVersion: number;
  @Column('inet', { nullable: true }) ip: string | null;
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  @Column('timestamptz', { name: 'given_at' }) givenAt: Date;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
}
