import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationGroup } from '@cairn/contracts';

@Entity('notification')
export class NotificationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  /** Topic of its event. */
  @Column('text') kind: string;
  @Column('text', { name: 'group_name' }) group: NotificationGroup;
  @Column('jsonb') params: Record<string, unknown>;
  @Column('uuid', { name: 'campaign_id', nullable: true }) campaignId: string | null;
  @Column('uuid', { name: 'actor_id', nullable: true }) actorId: string | null;
  @Column('timestamptz') at: Date;
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('boolean') browser: boolean;
}
