import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import { AuditLog } from '../../../kernel/audit/audit-log.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { Identity } from '../../../kernel/http/request.js';
import { requireCurrent, versionOf } from '../../../kernel/text/version.js';

/** Null means the product's own text. */
export interface MailWords {
  subject: string | null;
  body: string | null;
}

const OWN: MailWords = { subject: null, body: null };

/** The changes, and the version of the text that they are based on. */
export interface MailChange {
  template: string;
  language: Language;
  words: MailWords;
  version?: string | null;
}

/** The operator's mail templates; the audit log names who changed them. */
@Injectable()
export class MailOverrides {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  async of(template: string, language: Language): Promise<MailWords> {
    return this.read(this.database.manager, template, language);
  }

  /** In which languages each mail was changed. */
  async languages(): Promise<ReadonlyMap<string, Language[]>> {
    const rows = await this.database.query<{ template: string; languages: Language[] }>(
      'select template, array_agg(language order by language) as languages from mail_override group by template',
    );
    return new Map(rows.map(({ template, languages }) => [template, languages]));
  }

  /** @throws mail.overtaken when somebody else has changed these words meanwhile */
  async change(admin: Identity, { template, language, words, version }: MailChange): Promise<void> {
    await this.database.inTx(async (tx) => {
      // A template that was never changed has no row to lock.
      await tx.query('lock table mail_override in share row exclusive mode');
      const before = await this.read(tx, template, language);
      requireCurrent('mail.overtaken', { version: versionOf(before) }, { version });
      await this.write(tx, admin, template, language, words);
      await this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'mail_template.changed',
        subjectType: 'mail_template',
        subjectId: `${template}/${language}`,
        before: { ...before },
        after: { ...words },
      });
    });
  }

  async recordTest(admin: Identity, template: string, language: Language): Promise<void> {
    await this.database.inTx((tx) =>
      this.audit.record(tx, {
        actor: admin.email,
        actorId: admin.userId,
        action: 'mail_template.tested',
        subjectType: 'mail_template',
        subjectId: `${template}/${language}`,
      }),
    );
  }

  private async read(manager: EntityManager, template: string, language: Language): Promise<MailWords> {
    const [row] = await manager.query<MailWords[]>(
      'select subject, body from mail_override where template = $1 and language = $2',
      [template, language],
    );
    return row ?? OWN;
  }

  private async write(
    tx: Tx,
    admin: Identity,
    template: string,
    language: Language,
    { subject, body }: MailWords,
  ): Promise<void> {
    if (subject === null && body === null) {
      await tx.query('delete from mail_override where template = $1 and language = $2', [template, language]);
      return;
    }
    await tx.query(
      `insert into mail_override (template, language, subject, body, updated_at, updated_by)
       values ($1, $2, $3, $4, kernel.now(), $5)
       on conflict (template, language) do update set subject = $3, body = $4, updated_at = kernel.now(), updated_by = $5`,
      [template, language, subject, body, admin.userId],
    );
  }
}
