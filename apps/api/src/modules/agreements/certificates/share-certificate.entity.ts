import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { money } from '../../../kernel/database/columns.js';

/** A certificate as it was issued; what happened later is in the register. */
@Entity('share_certificate')
@Index('share_certificate_number', ['campaignId', 'number'], { unique: true })
@Index('share_certificate_code', ['code'], { unique: true })
@Index('share_certificate_investment', ['investmentId'], { unique: true })
export class ShareCertificateEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  /** That it came of; null for what a transfer made. */
  @Column('uuid', { name: 'investment_id', nullable: true }) investmentId: string | null;
  @Column('uuid', { name: 'holder_id' }) holderId: string;
  @Column('text', { name: 'holder_name' }) holderName: string;
  @Column('integer') number: number;
  @Column('text') code: string;
  @Column(money()) units: bigint;
  @Column(money({ name: 'first_share' })) firstShare: bigint;
  @Column(money({ name: 'unit_price' })) unitPrice: bigint;
  @Column('char', { length: 3 }) currency: string;
  @Column('timestamptz', { name: 'issued_at' }) issuedAt: Date;
}
