import { Injectable } from '@nestjs/common';
import { ANY_JURISDICTION, type AgreementKind, type Language } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import type { AgreementTemplateEntity } from './agreement-template.entity.js';

/** The template that an agreement is printed from, and the binding one where that is in another language. */
export interface TemplatesInForce {
  own: AgreementTemplateEntity;
  binding: AgreementTemplateEntity | null;
}

const FIELDS = `t.id, t.kind, t.jurisdiction, t.language, t.version, t.title, t.clauses,
  t.binding_language as "bindingLanguage", t.effective_from::text as "effectiveFrom", t.made_by as "madeBy",
  t.made_at as "madeAt", t.reason`;

/** By the day of the site's zone; one of the site's own jurisdiction comes before one of any. */
const chosen = (kind: string, language: string): string => `(select c.id from agreement_template c
  where c.kind = ${kind} and c.language = ${language}
    and c.jurisdiction in ((select value #>> '{}' from site_setting where name = 'jurisdictionProfile'), '${ANY_JURISDICTION}')
    and c.effective_from <= (select (kernel.now() at time zone (value #>> '{}'))::date from site_setting where name = 'timezone')
  order by c.jurisdiction <> '${ANY_JURISDICTION}' desc, c.effective_from desc, c.version desc limit 1)`;

/** The version that a text was saved as; where it was not, the one that it would become. */
const VERSION_OF = `select coalesce(max(t.version) filter (where same), max(t.version) + 1, 1) as version,
    coalesce(bool_or(same), false) as saved
  from (select version, title = $4 and clauses = $5 and binding_language = $6 as same
    from agreement_template where kind = $1 and jurisdiction = $2 and language = $3) t`;

/** Whether agreements of the site are printed from template t today. */
export const IN_FORCE_NOW = `t.id = ${chosen('t.kind', 't.language')}`;

/** Templates as agreements use them. */
@Injectable()
export class AgreementTemplates {
  async inForce(reader: EntityManager, kind: AgreementKind, language: Language): Promise<TemplatesInForce> {
    const own = await this.one(reader, kind, language);
    return { own, binding: await this.bindingOf(reader, own) };
  }

  /** The binding text beside a template; null where the template binds itself. */
  async bindingOf(
    reader: EntityManager,
    { kind, language, bindingLanguage }: Pick<AgreementTemplateEntity, 'kind' | 'language' | 'bindingLanguage'>,
  ): Promise<AgreementTemplateEntity | null> {
    return bindingLanguage === language ? null : this.one(reader, kind, bindingLanguage);
  }

  /** Which version a text is, or would become once it is saved. */
  async versionOf(
    reader: EntityManager,
    { kind, jurisdiction, language, title, clauses, bindingLanguage }: AgreementTemplateEntity,
  ): Promise<{ version: number; saved: boolean }> {
    const [row] = await reader.query<{ version: number; saved: boolean }[]>(VERSION_OF, [
      kind,
      jurisdiction,
      language,
      title,
      JSON.stringify(clauses),
      bindingLanguage,
    ]);
    return row ?? { version: 1, saved: false };
  }

  private async one(reader: EntityManager, kind: AgreementKind, language: Language): Promise<AgreementTemplateEntity> {
    const [row] = await reader.query<AgreementTemplateEntity[]>(
      `select ${FIELDS} from agreement_template t where t.id = ${chosen('$1', '$2')}`,
      [kind, language],
    );
    if (row === undefined) throw new Error(`No template of ${kind} in ${language} is in force`);
    return row;
  }
}
