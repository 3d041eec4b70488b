import type { Language } from '@cairn/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The fields of a record in each language; a missing translation is a missing key. */
export type Texts = Partial<Record<Language, Record<string, unknown>>>;

/** A content record in each language: a question, a page, a menu link, a list entry. */
@Entity('content_record')
@Index('content_record_code_key', ['kind', 'code'], { unique: true })
export class ContentRecordEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: string;
  /** Unique in its kind: a page's slug, an option's code. */
  @Column('text') code: string;
  @Column('uuid', { name: 'parent_id', nullable: true }) parentId: string | null;
  @Column('integer') position: number;
  @Column('boolean', { default: true }) enabled: boolean;
  /** Values that are the same in all languages. */
  @Column('jsonb', { default: {} }) attributes: Record<string, unknown>;
  @Column('jsonb', { default: {} }) texts: Texts;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
