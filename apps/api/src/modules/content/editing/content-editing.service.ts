import { Injectable } from '@nestjs/common';
import { CONTENT_KINDS, type ContentKind, type Language } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';
import type {
  ChangeContentRequest,
  CreateContentRequest,
  OrderContentRequest,
} from '@cairn/contracts/content/admin-content.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, notFound, type FieldRefusal } from '../../../kernel/errors/domain-error.js';
import { SettingsService } from '../settings.service.js';
import { checkAttributes, checkTexts } from './content-checks.js';
import { ContentEditingRepository, type StoredRecord } from './content-editing.repository.js';

export interface Editor {
  id: string;
  email: string;
  ip: string;
  language: Language;
}

type Draft = Omit<StoredRecord, 'updatedAt'>;

const told = ({ code, parentId, enabled, attributes, texts }: Draft): Record<string, unknown> => ({
  code,
  parentId,
  enabled,
  attributes,
  texts,
});

/** Changes of the site's words. One path for every kind; what differs stands in the table of the contracts. */
@Injectable()
export class ContentEditingService {
  constructor(
    private readonly database: Database,
    private readonly records: ContentEditingRepository,
    private readonly audit: AuditLog,
    private readonly settings: SettingsService,
  ) {}

  async one(language: Language, id: string): Promise<ContentRecord> {
    const record = await this.records.one(language, id);
    if (record === null) throw notFound();
    return record;
  }

  /** @throws content.fixed, content.code_taken, request.invalid with every field at fault */
  async create(editor: Editor, request: CreateContentRequest): Promise<ContentRecord> {
    if (CONTENT_KINDS[request.kind].codes === 'fixed') throw new DomainError('content.fixed');
    const id = newId();
    await this.database.inTx(async (tx) => {
      const { kind, code, enabled, attributes, texts } = request;
      const draft = await this.check(tx, {
        id,
        kind,
        code,
        parentId: request.parentId ?? null,
        enabled,
        attributes,
        texts,
      });
      if (await this.records.hasCode(tx, kind, code)) throw fieldError('code', 'content.code_taken');
      await this.records.insert(tx, draft);
      await this.trail(tx, editor, 'content.create', draft, null, told(draft));
    });
    return this.one(editor.language, id);
  }

  /** @throws content.overtaken when somebody has saved since, content.fixed, content.code_taken, request.invalid */
  async change(editor: Editor, id: string, request: ChangeContentRequest): Promise<ContentRecord> {
    await this.database.inTx(async (tx) => {
      const before = await this.records.lock(tx, id);
      if (before === null) throw notFound();
      if (before.updatedAt.getTime() !== new Date(request.readAt).getTime()) throw new DomainError('content.overtaken');
      const code = request.code ?? before.code;
      if (code !== before.code) {
        if (CONTENT_KINDS[before.kind].codes === 'fixed') throw fieldError('code', 'content.fixed');
        if (await this.records.hasCode(tx, before.kind, code)) throw fieldError('code', 'content.code_taken');
        if (await this.records.isUsed(tx, before)) throw fieldError('code', 'content.in_use');
      }
      const draft = await this.check(tx, {
        id,
        kind: before.kind,
        code,
        parentId: request.parentId === undefined ? before.parentId : request.parentId,
        enabled: request.enabled ?? before.enabled,
        attributes: request.attributes ?? before.attributes,
        texts: request.texts ?? before.texts,
      });
      await this.records.update(tx, draft);
      await this.trail(tx, editor, 'content.change', draft, told(before), told(draft));
    });
    // How currencies are written is read with the settings.
    this.settings.forget();
    return this.one(editor.language, id);
  }

  /** @throws content.fixed, content.in_use when others stand under it or name it */
  async remove(editor: Editor, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const before = await this.records.lock(tx, id);
      if (before === null) throw notFound();
      if (CONTENT_KINDS[before.kind].codes === 'fixed') throw new DomainError('content.fixed');
      if (await this.records.isUsed(tx, before)) throw new DomainError('content.in_use');
      await this.records.remove(tx, id);
      await this.trail(tx, editor, 'content.remove', before, told(before), null);
    });
  }

  /** @throws content.order when the ids are not exactly those that stand there */
  async order(editor: Editor, { kind, parentId = null, ids }: OrderContentRequest): Promise<void> {
    if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw fieldError('ids', 'validation.format');
    await this.database.inTx(async (tx) => {
      const before = await this.records.siblings(tx, kind, parentId);
      const isSame =
        before.length === ids.length && before.every((id) => ids.includes(id)) && new Set(ids).size === ids.length;
      if (!isSame) throw new DomainError('content.order');
      await this.records.order(tx, ids);
      await this.audit.record(tx, {
        actor: editor.email,
        actorId: editor.id,
        action: 'content.order',
        subjectType: kind,
        subjectId: parentId ?? kind,
        before: { ids: before },
        after: { ids },
        ip: editor.ip,
      });
    });
  }

  private async check(tx: Tx, draft: Draft): Promise<Draft> {
    const [{ code: fallback } = { code: 'en' as Language }] = await tx.query<{ code: Language }[]>(
      'select code from site_language where is_default',
    );
    const texts = checkTexts(draft.kind, draft.texts, fallback);
    const attributes = checkAttributes(draft.kind, draft.attributes);
    const refusals = [...texts.refusals, ...attributes.refusals];
    if (refusals.length === 0) refusals.push(...(await this.references(tx, draft.kind, attributes.value)));
    refusals.push(...(await this.parentRefusals(tx, draft)));
    if (refusals.length > 0) throw new DomainError('request.invalid', {}, refusals);
    return { ...draft, texts: texts.value, attributes: attributes.value };
  }

  /** What attributes name must be there. */
  private async references(tx: Tx, kind: ContentKind, attributes: Record<string, unknown>): Promise<FieldRefusal[]> {
    const refusals: FieldRefusal[] = [];
    for (const [name, spec] of Object.entries(CONTENT_KINDS[kind].attributes)) {
      const value = attributes[name];
      if (typeof value !== 'string') continue;
      const isThere =
        spec.type === 'code'
          ? await this.records.hasCode(tx, spec.of, value)
          : spec.type !== 'picture' || (await this.records.isPicture(tx, value));
      if (!isThere) refusals.push({ field: `attributes.${name}`, code: 'validation.choice', params: {} });
    }
    return refusals;
  }

  /** Two levels at most: what stands under a heading is no heading. */
  private async parentRefusals(tx: Tx, { id, kind, parentId }: Draft): Promise<FieldRefusal[]> {
    const { parent, isParentOptional } = CONTENT_KINDS[kind];
    const refused: FieldRefusal[] = [{ field: 'parentId', code: 'validation.choice', params: {} }];
    if (parentId === null) return parent === undefined || isParentOptional ? [] : refused;
    if (parent === undefined || parentId === id || (await this.records.kindOf(tx, parentId)) !== parent) return refused;
    const above = await this.records.lock(tx, parentId);
    return above?.parentId === null ? [] : refused;
  }

  private trail(
    tx: Tx,
    editor: Editor,
    action: string,
    { id, kind }: Draft,
    before: Record<string, unknown> | null,
    after: Record<string, unknown> | null,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: editor.email,
      actorId: editor.id,
      action,
      subjectType: kind,
      subjectId: id,
      ...(before === null ? {} : { before }),
      ...(after === null ? {} : { after }),
      ip: editor.ip,
    });
  }
}
