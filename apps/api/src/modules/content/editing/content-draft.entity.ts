import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The draft of a record: saved and not published. */
@Entity('content_draft')
export class ContentDraftEntity {
  @PrimaryColumn('uuid', { name: 'record_id' }) recordId: string;
  @Column('jsonb') content: object;
  @Column('uuid', { name: 'saved_by', nullable: true }) savedBy: string | null;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
}
