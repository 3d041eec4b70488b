import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('message')
@Index('message_client_key', ['senderId', 'clientKey'], { unique: true, where: 'client_key is not null' })
export class MessageEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'conversation_id' }) conversationId: string;
  @Column('uuid', { name: 'sender_id' }) senderId: string;
  @Column('uuid', { name: 'client_key', nullable: true }) clientKey: string | null;
  @Column('text') text: string;
  @Column('timestamptz') at: Date;
}
