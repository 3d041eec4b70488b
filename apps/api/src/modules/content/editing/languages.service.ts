import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { AdminLanguage } from '@cairn/contracts/content/admin-content.replies';
import type { ChangeLanguageRequest } from '@cairn/contracts/content/admin-content.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import { ContentEditingRepository } from './content-editing.repository.js';
import type { Editor } from './content-audit-log.js';

interface Row {
  code: Language;
  enabled: boolean;
  isDefault: boolean;
}

/** Which languages the site offers, and which one is read where a translation is missing. */
@Injectable()
export class LanguagesService {
  constructor(
    private readonly database: Database,
    private readonly records: ContentEditingRepository,
    private readonly audit: AuditLog,
    private readonly offer: SiteLanguages,
  ) {}

  /** @throws content.last_language: the default language is always offered, and complete */
  async change(editor: Editor, id: string, request: ChangeLanguageRequest): Promise<AdminLanguage[]> {
    const lacking = (await this.records.languages()).find((language) => language.id === id)?.missing ?? 0;
    await this.database.inTx(async (tx) => {
      const all = await tx.query<Row[]>(
        'select code, enabled, is_default as "isDefault" from site_language order by code for update',
      );
      const before = all.find(({ code }) => code === id);
      if (before === undefined) throw notFound();
      const after = {
        enabled: request.enabled ?? before.enabled,
        isDefault: before.isDefault || request.isDefault === true,
      };
      if (after.isDefault && !after.enabled) throw new DomainError('content.last_language');
      if (after.isDefault && !before.isDefault) {
        if (lacking > 0) throw new DomainError('content.last_language');
        await tx.query('update site_language set is_default = false where is_default');
      }
      await tx.query('update site_language set enabled = $2, is_default = $3 where code = $1', [
        id,
        after.enabled,
        after.isDefault,
      ]);
      await this.audit.record(tx, {
        actor: editor.email,
        actorId: editor.id,
        action: 'language.change',
        subjectType: 'site_language',
        subjectId: id,
        before: { enabled: before.enabled, isDefault: before.isDefault },
        after,
        ip: editor.ip,
      });
    });
    this.offer.forget();
    return this.records.languages();
  }
}
