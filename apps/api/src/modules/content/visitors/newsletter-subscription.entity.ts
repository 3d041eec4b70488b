import type { Language } from '@cairn/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('newsletter_subscription')
@Index('newsletter_email_key', ['email'], { unique: true })
export class NewsletterSubscriptionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('text') language: Language;
  @Column('timestamptz', { name: 'subscribed_at' }) subscribedAt: Date;
  @Column('timestamptz', { name: 'unsubscribed_at', nullable: true }) unsubscribedAt: Date | null;
}
