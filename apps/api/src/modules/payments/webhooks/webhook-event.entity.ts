import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A webhook of a provider, stored before it is processed. */
@Entity('webhook_event')
@Index('webhook_event_key', ['provider', 'endpoint', 'eventId'], { unique: true })
export class WebhookEventEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') provider: string;
  @Column('text') endpoint: string;
  @Column('text', { name: 'event_id' }) eventId: string;
  @Column('text') type: string;
  @Column('text', { name: 'object_id', nullable: true }) objectId: string | null;
  /** Whether it is about real money; null for those stored before this column existed. */
  @Column('boolean', { nullable: true }) live: boolean | null;
  /** The original message, encrypted. */
  @Column('bytea', { nullable: true }) body: Buffer | null;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt: Date | null;
  @Column('text', { nullable: true }) outcome: 'acted' | 'ignored' | null;
}
