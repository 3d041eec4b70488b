import { Injectable } from '@nestjs/common';
import type { AdminLanguage } from '@cairn/contracts/content/admin-content.replies';
import type { ChangeLanguageRequest } from '@cairn/contracts/content/admin-content.requests';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database } from '../../../kernel/database/in-tx.js';
import { DomainError, notFound } from '../../../kernel/errors/domain-error.js';
import { SiteLanguages } from '../../../kernel/i18n/site-languages.js';
import { SiteLanguagesRepository } from '../../settings/index.js';
import { ContentEditingRepository } from './content-editing.repository.js';
import type { Editor } from './content-audit-log.js';

/** Which languages the site offers, and which one is read where a translation is missing. */
@Injectable()
export class LanguagesService {
  constructor(
    private readonly database: Database,
    private readonly records: ContentEditingRepository,
    private readonly languages: SiteLanguagesRepository,
    private readonly audit: AuditLog,
    private readonly offer: SiteLanguages,
  ) {}

  /** @throws content.last_language: the default language is always offered, and complete */
  async change(editor: Editor, id: string, request: ChangeLanguageRequest): Promise<AdminLanguage[]> {
    const lacking = (await this.records.languages()).find((language) => language.id === id)?.missing ?? 0;
    await this.database.inTx(async (tx) => {
      const before = (await this.languages.lock(tx)).find(({ code }) => code === id);
      if (before === undefined) throw notFound();
      const after = {
        enabled: request.enabled ?? before.enabled,
        isDefault: before.isDefault || request.isDefault === true,
      };
      if (after.isDefault && !after.enabled) throw new DomainError('content.last_language');
      if (after.isDefault && !before.isDefault) {
        if (lacking > 0) throw new DomainError('content.last_language');
      }
      await this.languages.change(tx, { code: before.code, ...after });
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
