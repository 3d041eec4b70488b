import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AdminRole, Language, UserType } from '@cairn/contracts';

@Entity('app_user')
@Index('user_email_key', ['email'], { unique: true })
@Index('user_slug_key', ['slug'], { unique: true })
export class UserEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('text', { name: 'first_name' }) firstName: string;
  @Column('text', { name: 'last_name' }) lastName: string;
  @Column('text', { name: 'phone_number', nullable: true }) phoneNumber: string | null;
  @Column('text') slug: string;
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash: string | null;
  @Column('text', { name: 'user_type' }) userType: UserType;
  @Column('text', { name: 'admin_role', nullable: true }) adminRole: AdminRole | null;
  @Column('text', { default: 'en' }) language: Language;
  @Column('timestamptz', { name: 'activated_at', nullable: true }) activatedAt: Date | null;
  @Column('timestamptz', { name: 'suspended_at', nullable: true }) suspendedAt: Date | null;
  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true }) termsAcceptedAt: Date | null;
  /** Decision 48: the full name on public lists is opt-in. */
  @Column('boolean', { name: 'show_name', default: false }) showName: boolean;
  @Column('bytea', { name: 'totp_secret', nullable: true }) totpSecret: Buffer | null;
  @Column('timestamptz', { name: 'totp_enabled_at', nullable: true }) totpEnabledAt: Date | null;
  /** The last step a code was accepted for: no code works twice (SEC-12). */
  @Column('bigint', { name: 'totp_last_step', default: 0 }) totpLastStep: string;
  /** A secret that is not confirmed yet; the current one stays until then. */
  @Column('bytea', { name: 'totp_pending', nullable: true }) totpPending: Buffer | null;
  /** Asked for at sign-up: set up with the first sign-in. */
  @Column('boolean', { name: 'two_factor_wanted', default: false }) twoFactorWanted: boolean;
  /** Asked for at sign-up: on the list with the activation. */
  @Column('boolean', { name: 'newsletter_wanted', default: false }) newsletterWanted: boolean;
  @Column('timestamptz', { name: 'password_changed_at', nullable: true }) passwordChangedAt: Date | null;
  @Column('text', { name: 'pending_email', nullable: true }) pendingEmail: string | null;
  @Column('uuid', { name: 'photo_file_id', nullable: true }) photoFileId: string | null;
  @Column('uuid', { name: 'cover_file_id', nullable: true }) coverFileId: string | null;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) zipcode: string | null;
  @Column('text', { nullable: true }) website: string | null;
  @Column('text', { nullable: true }) facebook: string | null;
  @Column('text', { nullable: true }) twitter: string | null;
  @Column('text', { nullable: true }) linkedin: string | null;
  @Column('text', { nullable: true }) youtube: string | null;
  @Column('boolean', { name: 'show_investments', default: false }) showInvestments: boolean;
  @Column('boolean', { name: 'show_amounts', default: false }) showAmounts: boolean;
  @Column('boolean', { name: 'show_following', default: false }) showFollowing: boolean;
  @Column('integer', { name: 'follower_count', default: 0 }) followerCount: number;
  @Column('integer', { name: 'following_count', default: 0 }) followingCount: number;
  @Column('text', { name: 'suspension_reason', nullable: true }) suspensionReason: string | null;
  @Column('timestamptz', { name: 'deletion_requested_at', nullable: true }) deletionRequestedAt: Date | null;
  @Column('timestamptz', { name: 'deletion_due_at', nullable: true }) deletionDueAt: Date | null;
  @Column('text', { name: 'deletion_reason', nullable: true }) deletionReason: string | null;
  @Column('timestamptz', { name: 'pseudonymised_at', nullable: true }) pseudonymisedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
