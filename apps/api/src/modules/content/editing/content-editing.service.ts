import { Injectable } from '@nestjs/common';
import { CONTENT_KINDS, type Language } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import type {
  ChangeContentRequest,
  CreateContentRequest,
  OrderContentRequest,
} from '@cairn/contracts/content/admin-content.requests';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../../settings/index.js';
import { ContentDraftsRepository } from './content-drafts.repository.js';
import { ContentEditingRepository, editedOf } from './content-editing.repository.js';
import { ContentRules } from './content-rules.js';
import { ContentAuditLog, type Editor } from './content-audit-log.js';

/** Changes of content. One path for every kind; the differences are in the contracts' table. */
@Injectable()
export class ContentEditingService {
  constructor(
    private readonly database: Database,
    private readonly records: ContentEditingRepository,
    private readonly drafts: ContentDraftsRepository,
    private readonly rules: ContentRules,
    private readonly auditLog: ContentAuditLog,
    private readonly settings: SettingsService,
  ) {}

  async one(language: Language, id: string): Promise<ContentRecord> {
    const record = await this.records.one(language, id);
    if (record === null) throw notFound();
    return record;
  }

  /**
   * For a kind with versions, it is not visible before it is published.
   * @throws content.fixed, content.code_taken, request.invalid with every field at fault
   */
  async create(editor: Editor, request: CreateContentRequest): Promise<ContentRecord> {
    const { kind, code, enabled, attributes, texts } = request;
    const { codes, isPublished = false } = CONTENT_KINDS[kind];
    if (codes === 'fixed') throw new DomainError('content.fixed');
    const id = newId();
    await this.database.inTx(async (tx) => {
      const parentId = request.parentId ?? null;
      const made = await this.rules.check(tx, { id, kind, code, parentId, enabled, attributes, texts });
      if (await this.records.hasCode(tx, kind, code)) throw fieldError('code', 'content.code_taken');
      await this.records.insert(tx, isPublished ? { ...made, enabled: false } : made);
      if (isPublished) await this.drafts.keep(tx, id, editedOf(made), editor.id);
      await this.auditLog.record(tx, editor, {
        action: 'content.create',
        kind,
        subjectId: id,
        before: null,
        after: editedOf(made),
      });
    });
    return this.one(editor.language, id);
  }

  /**
   * Keeps a record; of a kind that is published, its draft.
   * @throws content.overtaken when somebody has saved since, content.way_to_pay where that would switch one, content.fixed, content.code_taken, request.invalid
   */
  async change(editor: Editor, id: string, request: ChangeContentRequest): Promise<ContentRecord> {
    await this.database.inTx(async (tx) => {
      const record = await this.records.lock(tx, id);
      if (record === null) throw notFound();
      const draft = await this.drafts.draftOf(tx, id);
      const readable = draft?.savedAt ?? record.updatedAt;
      if (readable.getTime() !== new Date(request.readAt).getTime()) throw new DomainError('content.overtaken');
      const before = draft?.content ?? editedOf(record);
      // What payers are offered is switched in the settings, with a reason and the second factor.
      const isSwitch = request.enabled !== undefined && request.enabled !== before.enabled;
      if (isSwitch && record.kind === 'payment-gateway') throw new DomainError('content.way_to_pay');
      const code = request.code ?? before.code;
      await this.rules.checkCode(tx, record, code);
      const checked = await this.rules.check(tx, {
        id,
        kind: record.kind,
        code,
        parentId: request.parentId === undefined ? before.parentId : request.parentId,
        enabled: request.enabled ?? before.enabled,
        attributes: request.attributes ?? before.attributes,
        texts: request.texts ?? before.texts,
      });
      const after = editedOf(checked);
      const { isPublished = false } = CONTENT_KINDS[record.kind];
      if (isPublished) await this.drafts.keep(tx, id, after, editor.id);
      else await this.records.update(tx, checked);
      const action = isPublished ? 'content.draft' : 'content.change';
      await this.auditLog.record(tx, editor, { action, kind: record.kind, subjectId: id, before, after });
    });
    // The format of currencies is read with the settings.
    this.settings.forget();
    return this.one(editor.language, id);
  }

  /** @throws content.fixed, content.in_use when other records belong to it or refer to it */
  async remove(editor: Editor, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const record = await this.records.lock(tx, id);
      if (record === null) throw notFound();
      if (CONTENT_KINDS[record.kind].codes === 'fixed') throw new DomainError('content.fixed');
      if (await this.records.isUsed(tx, record)) throw new DomainError('content.in_use');
      await this.records.remove(tx, id);
      await this.auditLog.record(tx, editor, {
        action: 'content.remove',
        kind: record.kind,
        subjectId: id,
        before: editedOf(record),
        after: null,
      });
    });
  }

  /** @throws content.order when the ids are not exactly those of the list */
  async order(editor: Editor, { kind, parentId = null, ids }: OrderContentRequest): Promise<void> {
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw fieldError('ids', 'validation.format');
    await this.database.inTx(async (tx) => {
      const before = await this.records.siblings(tx, kind, parentId);
      const isSame =
        before.length === ids.length && before.every((id) => ids.includes(id)) && new Set(ids).size === ids.length;
      if (!isSame) throw new DomainError('content.order');
      await this.records.order(tx, ids);
      await this.auditLog.record(tx, editor, {
        action: 'content.order',
        kind,
        subjectId: parentId ?? kind,
        before: { ids: before },
        after: { ids },
      });
    });
  }
}
