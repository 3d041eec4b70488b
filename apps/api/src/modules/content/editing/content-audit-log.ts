import { Injectable } from '@nestjs/common';
import type { ContentKind, Language } from '@cairn/contracts';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import type { Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';

/** The editor, and the language of the answer. */
export interface Editor {
  id: string;
  email: string;
  ip: string;
  language: Language;
}

export const editorOf = ({ userId, email }: Identity, language: Language, ip: string): Editor => ({
  id: userId,
  email,
  ip,
  language,
});

interface Change {
  action: string;
  kind: ContentKind;
  /** The record, or the list whose order has changed. */
  subjectId: string;
  before: object | null;
  after: object | null;
}

/** Changes of the site's words in the audit log: what it was, and what it is now. */
@Injectable()
export class ContentAuditLog {
  constructor(private readonly audit: AuditLog) {}

  record(tx: Tx, editor: Editor, { action, kind, subjectId, before, after }: Change): Promise<void> {
    return this.audit.record(tx, {
      actor: editor.email,
      actorId: editor.id,
      action,
      subjectType: kind,
      subjectId,
      ...(before === null ? {} : { before: { ...before } }),
      ...(after === null ? {} : { after: { ...after } }),
      ip: editor.ip,
    });
  }
}
