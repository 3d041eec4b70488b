import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ReportReason } from '@cairn/contracts/communication/messages.requests';
import type { ReportState } from '@cairn/contracts';

@Entity('message_report')
@Index('message_report_open_key', ['conversationId', 'reporterId'], { unique: true, where: "state = 'open'" })
export class MessageReportEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'conversation_id' }) conversationId: string;
  @Column('uuid', { name: 'reporter_id' }) reporterId: string;
  @Column('uuid', { name: 'reported_id' }) reportedId: string;
  @Column('text') reason: ReportReason;
  @Column('text', { nullable: true }) detail: string | null;
  @Column('text', { default: 'open' }) state: ReportState;
  @Column('timestamptz', { name: 'created_at' }) createdAt: Date;
  @Column('timestamptz', { name: 'decided_at', nullable: true }) decidedAt: Date | null;
  @Column('uuid', { name: 'decided_by', nullable: true }) decidedBy: string | null;
  @Column('text', { nullable: true }) note: string | null;
}
