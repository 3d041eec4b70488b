import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ChannelChoices, Language } from '@cairn/contracts';

@Entity('email_preference')
@Index('email_preference_user_key', ['userId'], { unique: true })
export class EmailPreferenceEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text', { nullable: true }) language: Language | null;
  @Column('jsonb', { default: {} }) choices: ChannelChoices;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
}
