import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { InvestmentState } from '@cairn/contracts';
import type { InvestmentMethod } from '@cairn/contracts/investments/invest.request';
import { money } from '../../../kernel/database/columns.js';

@Entity('investment')
@Index('investment_number_key', ['number'], { unique: true })
@Index('investment_command_key', ['investorId', 'idempotencyKey'], { unique: true })
export class InvestmentEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') number: string;
  @Column('uuid', { name: 'campaign_id' }) campaignId: string;
  @Column('uuid', { name: 'investor_id' }) investorId: string;
  @Column('uuid', { name: 'idempotency_key' }) idempotencyKey: string;
  @Column('text') state: InvestmentState;
  @Column(money()) amount: bigint;
  @Column('char', { length: 3 }) currency: string;
  /** Shares; null for a loan. */
  @Column(money({ nullable: true })) units: bigint | null;
  @Column(money({ name: 'unit_price', nullable: true })) unitPrice: bigint | null;
  /** Shares for equity, minor units for debt: what it takes of the campaign's capacity. */
  @Column(money({ name: 'capacity_units' })) capacityUnits: bigint;
  @Column('text', { name: 'payment_type', nullable: true }) paymentType: InvestmentMethod | null;
  @Column('timestamptz', { name: 'reserved_until', nullable: true }) reservedUntil: Date | null;
  /** Of the terms that it was made on, or confirmed on. */
  @Column('integer', { name: 'campaign_version', default: 1 }) campaignVersion: number;
  /** The rolling closing that it is part of, from its announcement on. */
  @Column('uuid', { name: 'closing_id', nullable: true }) closingId: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'received_at', nullable: true }) receivedAt: Date | null;
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt: Date | null;
  /** Until when it is taken back for free, whatever the deadline (Regulation (EU) 2020/1503, Article 22). */
  @Column('timestamptz', { name: 'reflection_until', nullable: true }) reflectionUntil: Date | null;
  @Column(money({ name: 'principal_returned', default: 0 })) principalReturned: bigint;
  @Column(money({ name: 'income_received', default: 0 })) incomeReceived: bigint;
  /** Its amount in the currency of the yearly limit, at the rate of its day. */
  @Column(money({ name: 'limit_amount', nullable: true })) limitAmount: bigint | null;
  @Column('char', { name: 'limit_currency', length: 3, nullable: true }) limitCurrency: string | null;
  @Column('text', { name: 'limit_rate', nullable: true }) limitRate: string | null;
}
