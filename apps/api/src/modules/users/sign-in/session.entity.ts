import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Written by kernel/auth/sessions.ts. */
@Entity('session')
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: 'web' | 'admin';
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
  @Column('timestamptz', { name: 'last_seen_at' }) lastSeenAt: Date;
  @Column('inet', { nullable: true }) ip: string | null;
  @Column('text', { name: 'user_agent', nullable: true }) userAgent: string | null;
  @Column('timestamptz', { name: 'stepped_up_at', nullable: true }) steppedUpAt: Date | null;
  @Column('uuid', { name: 'viewer_id', nullable: true }) viewerId: string | null;
}
