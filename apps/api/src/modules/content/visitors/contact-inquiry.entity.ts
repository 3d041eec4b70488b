import type { Language } from '@cairn/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('contact_inquiry')
export class ContactInquiryEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'user_id', nullable: true }) userId: string | null;
  @Column('text', { name: 'question_type' }) questionType: string;
  @Column('text') name: string;
  @Column('text') email: string;
  @Column('text') subject: string;
  @Column('text') description: string;
  @Column('text', { nullable: true }) link: string | null;
  @Column('text') language: Language;
  @Column('text', { default: 'open' }) state: 'open' | 'answered';
  @Column('text', { nullable: true }) answer: string | null;
  @Column('uuid', { name: 'answered_by', nullable: true }) answeredBy: string | null;
  @Column('timestamptz', { name: 'answered_at', nullable: true }) answeredAt: Date | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
}
