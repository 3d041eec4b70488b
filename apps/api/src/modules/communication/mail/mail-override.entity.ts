import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '@cairn/contracts';

@Entity('mail_override')
export class MailOverrideEntity {
  @PrimaryColumn('text') template: string;
  @PrimaryColumn('text') language: Language;
  @Column('text', { nullable: true }) subject: string | null;
  @Column('text', { nullable: true }) body: string | null;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt: Date;
  @Column('uuid', { name: 'updated_by' }) updatedBy: string;
}
