import { Column, Entity, PrimaryColumn } from 'typeorm';
import { money } from '../../../kernel/database/columns.js';

/** The capacity that investments compete for, and the totals that every list reads. */
@Entity('campaign_capacity')
export class CampaignCapacityEntity {
  @PrimaryColumn('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('boolean', { default: false }) open: boolean;
  @Column('timestamptz', { name: 'closes_at', nullable: true }) closesAt: Date | null;
  /** Shares for equity, minor units for debt. */
  @Column(money({ name: 'max_units', default: 0 })) maxUnits: bigint;
  @Column(money({ default: 0 })) taken: bigint;
  @Column(money({ default: 0 })) received: bigint;
  @Column(money({ default: 0 })) committed: bigint;
  @Column('integer', { default: 0 }) investors: number;
  /** The amount that success is measured by. */
  @Column(money({ default: 0 })) threshold: bigint;
  @Column('integer', { default: 0 }) percent: number;
  @Column('smallint', { name: 'listed_as', nullable: true }) listedAs: 2 | 4 | null;
  @Column('timestamptz', { name: 'opens_at', nullable: true }) opensAt: Date | null;
  @Column('timestamptz', { name: 'last_invested_at', nullable: true }) lastInvestedAt: Date | null;
}
