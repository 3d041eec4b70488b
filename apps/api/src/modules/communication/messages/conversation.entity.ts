import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('conversation')
@Index('conversation_key', ['firstUserId', 'secondUserId', 'campaignId'], { unique: true })
export class ConversationEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'first_user_id' }) firstUserId: string;
  @Column('uuid', { name: 'second_user_id' }) secondUserId: string;
  @Column('uuid', { name: 'campaign_id', nullable: true }) campaignId: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}

/** The conversation as one of the two participants sees it. */
@Entity('conversation_side')
export class ConversationSideEntity {
  @PrimaryColumn('uuid', { name: 'conversation_id' }) conversationId: string;
  @PrimaryColumn('uuid', { name: 'user_id' }) userId: string;
  @Column('uuid', { name: 'other_id' }) otherId: string;
  @Column('integer', { default: 0 }) unread: number;
  @Column('timestamptz', { name: 'blocked_at', nullable: true }) blockedAt: Date | null;
  @Column('timestamptz', { name: 'last_at', nullable: true }) lastAt: Date | null;
  @Column('uuid', { name: 'last_message_id', nullable: true }) lastMessageId: string | null;
}
