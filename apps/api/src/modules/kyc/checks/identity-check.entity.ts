import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CheckReason, CheckState } from '@cairn/contracts';
import type { CheckResult } from '@cairn/contracts/kyc/identity-check.replies';
import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { encryptedColumn } from '../../../kernel/database/columns.js';

/** One attempt to have a provider confirm an identity. */
@Entity('identity_check')
@Index('identity_check_ref_key', ['provider', 'ref'], { unique: true })
@Index('identity_check_open_key', ['userId'], { unique: true, where: `state in ('planned', 'open', 'review')` })
@Index('identity_check_attempt_key', ['userId', 'provider', 'attempt'], { unique: true })
export class IdentityCheckEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: IdentityProvider;
  @Column('text', { nullable: true }) ref: string | null;
  @Column('integer') attempt: number;
  @Column('text') state: CheckState;
  @Column('text', { name: 'subject_version' }) subjectVersion: string;
  @Column(encryptedColumn({ nullable: true })) page: Buffer | null;
  @Column('timestamptz', { name: 'page_until', nullable: true }) pageUntil: Date | null;
  @Column('text', { array: true, default: '{}' }) reasons: CheckReason[];
  @Column('text', { array: true, default: '{}' }) codes: string[];
  @Column('jsonb', { default: [] }) results: CheckResult[];
  @Column('date', { name: 'document_expires_on', nullable: true }) documentExpiresOn: string | null;
  @Column('text', { name: 'body_hash', nullable: true }) bodyHash: string | null;
  @Column('integer', { default: 0 }) checks: number;
  @Column('timestamptz', { name: 'next_check_at', nullable: true }) nextCheckAt: Date | null;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('timestamptz', { name: 'warned_at', nullable: true }) warnedAt: Date | null;
}
