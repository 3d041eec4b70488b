import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What an editor has saved of a record and not published. */
@Entity('content_draft')
export class ContentDraftEntity {
  @PrimaryColumn('uuid', { name: 'record_id' }) recordId: string;
  @Column('jsonb') content: object;
  @Column('uuid', { name: 'saved_by', nullable: true }) savedBy: string | null;
  @Column('timestamptz', { name: 'saved_at' }) savedAt: Date;
}
