import { Injectable } from '@nestjs/common';
import { placeholderFaults, type AdminPage } from '@cairn/contracts';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { AgreementTemplate, AgreementTemplateRow } from '@cairn/contracts/agreements/template.replies';
import type { SaveTemplateRequest, TemplateTextRequest } from '@cairn/contracts/agreements/template.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Clock } from '../../../kernel/clock/clock.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { byId, byInstant, ordersOf } from '../../../kernel/database/admin-orders.js';
import { adminPage, containing } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import type { Identity } from '../../../kernel/http/request.js';
import { AgreementTemplateEntity } from './agreement-template.entity.js';
import { IN_FORCE_NOW } from './templates.repository.js';

const LATEST = `not exists (select from agreement_template later where later.kind = t.kind
  and later.jurisdiction = t.jurisdiction and later.language = t.language and later.version > t.version)`;
const ROW = `t.id, t.kind, t.jurisdiction, t.language, t.version, t.title, t.binding_language as "bindingLanguage",
  t.effective_from::text as "effectiveFrom", ${IN_FORCE_NOW} as "inForce", ${LATEST} as latest, a.email as "madeBy",
  t.made_at as "madeAt"`;
const FROM = 'agreement_template t left join app_user a on a.id = t.made_by';

/** The operator's templates in the console. */
@Injectable()
export class TemplateDesk {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(query: AdminListQuery): Promise<AdminPage<AgreementTemplateRow>> {
    const where: string[] = [];
    const parameters: unknown[] = [];
    if (query.state === 'in_force') where.push(IN_FORCE_NOW);
    if (query.q) where.push(`t.title ilike $${parameters.push(containing(query.q))}`);
    return adminPage<AgreementTemplateRow>(this.database, query, {
      select: ROW,
      from: FROM,
      where,
      parameters,
      orders: ordersOf('agreement-templates', { madeAt: byInstant('t.made_at') }),
      key: byId('t.id'),
    });
  }

  async one(id: string): Promise<AgreementTemplate> {
    const [row] = await this.database.query<AgreementTemplate>(
      `select ${ROW}, t.clauses, t.reason from ${FROM} where t.id = $1`,
      [id],
    );
    if (row === undefined) throw notFound();
    return row;
  }

  /**
   * Saves the next version; earlier ones stay as they are.
   * @throws agreement.placeholder_unknown, agreement.placeholder_missing, agreement.placeholder_broken,
   *   agreement.template_overtaken when somebody else has saved one meanwhile
   */
  async save(admin: Identity, request: SaveTemplateRequest): Promise<AgreementTemplate> {
    this.check(request);
    const { after, reason, ...text } = request;
    const id = await this.database.inTx(async (tx) => {
      const { kind, jurisdiction, language } = text;
      const before = await this.latest(tx, text);
      if ((before?.version ?? 0) !== after) throw new DomainError('agreement.template_overtaken');
      const made = tx.create(AgreementTemplateEntity, {
        id: newId(),
        ...text,
        version: after + 1,
        madeBy: admin.userId,
        madeAt: this.clock.now(),
        reason,
      });
      await tx.insert(AgreementTemplateEntity, made);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'agreement_template.saved',
        subjectType: 'agreement_template',
        subjectId: `${kind}/${jurisdiction}/${language}`,
        ...(before === null ? {} : { before: { version: before.version, title: before.title } }),
        after: { version: made.version, title: made.title, effectiveFrom: made.effectiveFrom },
        reason,
      });
      return made.id;
    });
    return this.one(id);
  }

  /** @throws agreement.placeholder_unknown, agreement.placeholder_missing, agreement.placeholder_broken */
  check({ kind, title, clauses }: TemplateTextRequest): void {
    const { unknown, missing, broken } = placeholderFaults(kind, title, clauses);
    const named = (names: readonly string[]) => ({ names: names.map((name) => `{{${name}}}`).join(', ') });
    if (broken) throw fieldError('clauses', 'agreement.placeholder_broken');
    if (unknown.length > 0) throw fieldError('clauses', 'agreement.placeholder_unknown', named(unknown));
    if (missing.length > 0) throw fieldError('clauses', 'agreement.placeholder_missing', named(missing));
  }

  /** Versions have no gaps and no doubles: one after the other is saved. */
  private async latest(
    tx: Tx,
    { kind, jurisdiction, language }: Pick<AgreementTemplateEntity, 'kind' | 'jurisdiction' | 'language'>,
  ): Promise<AgreementTemplateEntity | null> {
    await tx.query('lock table agreement_template in share row exclusive mode');
    return tx.findOne(AgreementTemplateEntity, { where: { kind, jurisdiction, language }, order: { version: 'desc' } });
  }
}
