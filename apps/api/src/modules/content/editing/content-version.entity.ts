import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A published version of a record. */
@Entity('content_version')
@Index('content_version_number_key', ['recordId', 'number'], { unique: true })
export class ContentVersionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'record_id' }) recordId: string;
  /** Counts from 1 in each record. */
  @Column('integer') number: number;
  @Column('jsonb') content: object;
  @Column('uuid', { name: 'published_by', nullable: true }) publishedBy: string | null;
  @Column('timestamptz', { name: 'published_at' }) publishedAt: Date;
}
