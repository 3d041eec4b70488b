import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a provider posted to us, kept before it is acted on. */
@Entity('webhook_event')
@Index('webhook_event_key', ['provider', 'eventId'], { unique: true })
export class WebhookEventEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') provider: string;
  @Column('text') endpoint: string;
  @Column('text', { name: 'event_id' }) eventId: string;
  @Column('text') type: string;
  @Column('text', { name: 'object_id', nullable: true }) objectId: string | null;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
}
