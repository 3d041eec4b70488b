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
  /** The last step a code was accepted for: no code works twice (S12). */
  @Column('bigint', { name: 'totp_last_step', default: 0 }) totpLastStep: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
