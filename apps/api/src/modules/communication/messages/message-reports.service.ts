import { Injectable } from '@nestjs/common';
import { reportLifecycle, type AdminPage, type ReportState } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { MessageReport, MessageReportRow, ReportedMessage } from '@cairn/contracts/communication/console.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { requireAnotherPerson } from '../../../kernel/auth/another-person.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { campaignOf, LABEL_COLUMNS, nameOf, personOf, type LabelRow } from '../events/labels.js';

/** The part of a conversation that a moderator may read: only what the decision requires. */
const MESSAGES_SHOWN = 20;

/** The reported is joined as `a`, the reporter as `b`. */
const FROM = `message_report r join app_user a on a.id = r.reported_id join app_user b on b.id = r.reporter_id
  join conversation v on v.id = r.conversation_id left join campaign c on c.id = v.campaign_id
  left join app_user d on d.id = r.decided_by`;
const COLUMNS = `r.id, r.reason, r.state, r.created_at as "createdAt", r.decided_at as "decidedAt", r.detail, r.note,
  r.conversation_id as "conversationId", d.email as "decidedBy", b.id as "reporterId", b.first_name as "reporterFirst",
  b.last_name as "reporterLast", b.slug as "reporterSlug", ${LABEL_COLUMNS}`;

type Row = LabelRow &
  Omit<MessageReport, 'reporter' | 'reported' | 'campaign' | 'messages'> & {
    conversationId: string;
    reporterId: string;
    reporterFirst: string;
    reporterLast: string;
    reporterSlug: string;
  };

const present = (row: Row): MessageReportRow => ({
  id: row.id,
  reason: row.reason,
  state: row.state,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  reporter: {
    id: row.reporterId,
    name: nameOf({ firstName: row.reporterFirst, lastName: row.reporterLast }),
    slug: row.reporterSlug,
  },
  reported: personOf(row) ?? { id: '', name: '', slug: '' },
});

/** The queue of reported conversations. */
@Injectable()
export class MessageReportsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Without reports about the reader: a moderator who is reported must not learn by whom. */
  async list(reader: Identity, query: AdminListQuery): Promise<AdminPage<MessageReportRow>> {
    const where = ['r.reported_id <> $1'];
    const parameters: unknown[] = [reader.userId];
    if (query.state) where.push(`r.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(
        `(a.first_name || ' ' || a.last_name ilike ${place} or b.first_name || ' ' || b.last_name ilike ${place})`,
      );
    }
    const page = await adminPage<Row>(this.database, query, {
      select: COLUMNS,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('message-reports', { createdAt: byInstant('r.created_at') }),
      key: byId('r.id'),
    });
    return { ...page, items: page.items.map(present) };
  }

  /** @throws auth.forbidden for whoever is reported */
  async one(reader: Identity, id: string): Promise<MessageReport> {
    const [row] = await this.database.query<Row>(`select ${COLUMNS} from ${FROM} where r.id = $1`, [id]);
    if (row === undefined) throw notFound();
    requireAnotherPerson(reader, personOf(row)?.id ?? '');
    const messages = await this.database.query<ReportedMessage>(
      `select id, sender_id as "senderId", text, at from message
       where conversation_id = $1 and at <= $2 order by at desc, id desc limit ${MESSAGES_SHOWN}`,
      [row.conversationId, row.createdAt],
    );
    return {
      ...present(row),
      detail: row.detail,
      note: row.note,
      decidedBy: row.decidedBy,
      campaign: campaignOf(row),
      messages: messages.toReversed(),
    };
  }

  /**
   * The only writer of a report's state. Upholding it records the finding; what follows for the person is decided where
   * accounts are kept.
   * @throws report.bad_transition for one that was decided before, auth.forbidden for either side of it
   */
  async decide(admin: Identity, id: string, to: Exclude<ReportState, 'open'>, note: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const [report] = await tx.query<{ state: ReportState; reported_id: string; reporter_id: string }[]>(
        'select state, reported_id, reporter_id from message_report where id = $1 for no key update',
        [id],
      );
      if (report === undefined) throw notFound();
      requireAnotherPerson(admin, report.reported_id, report.reporter_id);
      if (!reportLifecycle.allows(report.state, to)) throw new DomainError('report.bad_transition');
      await tx.query(
        `update message_report set state = $2, note = $3, decided_at = kernel.now(), decided_by = $4 where id = $1`,
        [id, to, note, admin.userId],
      );
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: `message_report.${to}`,
        subjectType: 'message_report',
        subjectId: id,
        before: { state: report.state },
        after: { state: to, reported: report.reported_id },
        reason: note,
      });
    });
  }
}
