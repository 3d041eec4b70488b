import { Injectable } from '@nestjs/common';
import type { ContentKind } from '@cairn/contracts';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { ContentDraftsRepository, type StoredDraft } from './content-drafts.repository.js';
import { ContentEditingRepository, editedOf, type StoredRecord } from './content-editing.repository.js';
import { ContentRules } from './content-rules.js';
import { ContentAuditLog, type Editor } from './content-audit-log.js';

/** Publishes or discards a draft, or restores an earlier version into it. */
@Injectable()
export class ContentDraftsService {
  constructor(
    private readonly database: Database,
    private readonly records: ContentEditingRepository,
    private readonly drafts: ContentDraftsRepository,
    private readonly rules: ContentRules,
    private readonly auditLog: ContentAuditLog,
  ) {}

  /**
   * Readers have it from now on, and it is the next version.
   * @throws content.no_draft, content.overtaken, and what saving throws: others may have changed meanwhile
   */
  async publish(editor: Editor, id: string, readAt: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const { record, draft } = await this.open(tx, id);
      if (draft.savedAt.getTime() !== new Date(readAt).getTime()) throw new DomainError('content.overtaken');
      await this.rules.checkCode(tx, record, draft.content.code);
      const checked = await this.rules.check(tx, { id, kind: record.kind, ...draft.content });
      const after = editedOf(checked);
      await this.records.update(tx, checked);
      await this.drafts.addVersion(tx, id, after, editor.id);
      await this.drafts.drop(tx, id);
      await this.told(tx, editor, 'content.publish', record, editedOf(record), after);
    });
  }

  /** @throws content.no_draft */
  async discard(editor: Editor, id: string): Promise<void> {
    await this.database.inTx(async (tx) => {
      const { record, draft } = await this.open(tx, id);
      await this.drafts.drop(tx, id);
      await this.told(tx, editor, 'content.discard', record, draft.content, editedOf(record));
    });
  }

  /** A version becomes the draft, in place of the one there was; readers see it once it is published. */
  async restore(editor: Editor, id: string, number: number): Promise<void> {
    await this.database.inTx(async (tx) => {
      const record = await this.records.lock(tx, id);
      const version = record === null ? null : await this.drafts.version(tx, id, number);
      if (record === null || version === null) throw notFound();
      const draft = await this.drafts.draftOf(tx, id);
      await this.drafts.keep(tx, id, version, editor.id);
      await this.told(tx, editor, 'content.restore', record, draft?.content ?? editedOf(record), version);
    });
  }

  private async open(tx: Tx, id: string): Promise<{ record: StoredRecord; draft: StoredDraft }> {
    const record = await this.records.lock(tx, id);
    if (record === null) throw notFound();
    const draft = await this.drafts.draftOf(tx, id);
    if (draft === null) throw new DomainError('content.no_draft');
    return { record, draft };
  }

  private told(
    tx: Tx,
    editor: Editor,
    action: string,
    { id, kind }: { id: string; kind: ContentKind },
    before: object,
    after: object,
  ): Promise<void> {
    return this.auditLog.record(tx, editor, { action, kind, subjectId: id, before, after });
  }
}
