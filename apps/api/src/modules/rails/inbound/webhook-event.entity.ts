import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ProviderHint } from '@cairn/contracts';
import type { Proof } from '../ports/inbound.port.js';

/** A message of a provider, stored before it is acted on. */
@Entity('webhook_event')
@Index('webhook_event_key', ['provider', 'endpoint', 'deliveryId'], { unique: true })
export class WebhookEventEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') provider: string;
  @Column('text') endpoint: string;
  @Column('text', { name: 'delivery_id' }) deliveryId: string;
  @Column('text') type: string;
  /** How it was proved to be the provider's; null for those stored before this column existed. */
  @Column('text', { nullable: true }) proof: Proof | null;
  @Column('jsonb', { nullable: true }) hints: ProviderHint[] | null;
  @Column('text', { name: 'object_id', nullable: true }) objectId: string | null;
  /** Whether it is about real money or people; null for those stored before this column existed. */
  @Column('boolean', { nullable: true }) live: boolean | null;
  /** The original message, encrypted. */
  @Column('bytea', { nullable: true }) body: Buffer | null;
  @Column('timestamptz', { name: 'received_at' }) receivedAt: Date;
  @Column('timestamptz', { name: 'done_at', nullable: true }) doneAt: Date | null;
  @Column('text', { nullable: true }) outcome: 'acted' | 'ignored' | null;
}
