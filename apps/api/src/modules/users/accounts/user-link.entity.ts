import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type LinkPurpose =
  | 'activation'
  | 'password_reset'
  | 'admin_enrolment'
  | 'step_up'
  | 'auto_login'
  | 'email_change';

@Entity('user_link')
@Index('user_link_secret_key', ['secretHash'], { unique: true })
export class UserLinkEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') purpose: LinkPurpose;
  @Column('bytea', { name: 'secret_hash' }) secretHash: Buffer;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  /** Of a token that signs in elsewhere: the session that made it. */
  @Column('uuid', { name: 'session_id', nullable: true }) sessionId: string | null;
}
