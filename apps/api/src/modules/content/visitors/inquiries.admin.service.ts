import { Injectable } from '@nestjs/common';
import type { AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { Inquiry, NewsletterSubscriber } from '@cairn/contracts/content/admin-content.replies';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { byId, byInstant, byText, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { rowsOfUpdate } from '../../../kernel/database/rows.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { Events } from '../../../kernel/outbox/events.js';
import type { Editor } from '../editing/content-audit-log.js';

const COLUMNS = `i.id, i.question_type as "questionType", i.name, i.email, i.user_id as "userId", i.subject, i.description,
  i.link, i.language, i.state, i.answer, a.email as "answeredBy", i.answered_at as "answeredAt", i.created_at as "createdAt"`;
const FROM = 'contact_inquiry i left join app_user a on a.id = i.answered_by';

/** Inquiries and the newsletter in the console. */
@Injectable()
export class InquiriesAdminService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly audit: AuditLog,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<Inquiry>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state) where.push(`i.state = $${parameters.push(query.state)}`);
    if (query.q) {
      const place = `$${parameters.push(containing(query.q))}`;
      where.push(`(i.subject ilike ${place} or i.email ilike ${place} or i.name ilike ${place})`);
    }
    return adminPage<Inquiry>(this.database, query, {
      select: COLUMNS,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('inquiries', { createdAt: byInstant('i.created_at') }),
      key: byId('i.id'),
    });
  }

  async one(id: string): Promise<Inquiry> {
    const [row] = await this.database.query<Inquiry>(`select ${COLUMNS} from ${FROM} where i.id = $1`, [id]);
    if (row === undefined) throw notFound();
    return row;
  }

  /** The answer is sent by mail, in the language in which the sender used the site. */
  async answer(editor: Editor, id: string, answer: string): Promise<Inquiry> {
    await this.one(id);
    await this.database.inTx(async (tx) => {
      const [row] = rowsOfUpdate<{ id: string }>(
        await tx.query(
          `update contact_inquiry set state = 'answered', answer = $2, answered_by = $3, answered_at = kernel.now()
           where id = $1 and state = 'open' returning id`,
          [id, answer, editor.id],
        ),
      );
      if (row === undefined) throw new DomainError('inquiry.answered');
      await this.events.emit(tx, 'inquiry.answered', { inquiryId: id });
      await this.audit.record(tx, {
        actor: editor.email,
        actorId: editor.id,
        action: 'inquiry.answer',
        subjectType: 'contact_inquiry',
        subjectId: id,
        before: { state: 'open' },
        after: { state: 'answered', answer },
        ip: editor.ip,
      });
    });
    return this.one(id);
  }

  /** `state`: listed or left; all without it. */
  subscribers(query: AdminListQuery): Promise<AdminPage<NewsletterSubscriber>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state === 'listed') where.push('n.unsubscribed_at is null');
    if (query.state === 'left') where.push('n.unsubscribed_at is not null');
    if (query.q) where.push(`n.email ilike $${parameters.push(containing(query.q))}`);
    return adminPage<NewsletterSubscriber>(this.database, query, {
      select: `n.id, n.email, n.language, n.subscribed_at as "subscribedAt", n.unsubscribed_at as "unsubscribedAt"`,
      from: 'newsletter_subscription n',
      where,
      parameters,
      orders: ordersOf('newsletter-subscriptions', {
        subscribedAt: byInstant('n.subscribed_at'),
        email: byText('n.email'),
      }),
      key: byId('n.id'),
    });
  }
}
