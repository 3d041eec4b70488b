import { Injectable } from '@nestjs/common';
import { ANY_JURISDICTION, type AgreementKind, type Language } from '@cairn/contracts';
import type { EntityManager } from 'typeorm';
import type { AgreementTemplateEntity } from './agreement-template.entity.js';

/** The template that an agreement is printed from, and the binding one where that is in another language. */
export interface TemplatesInForce {
  own: AgreementTemplateEntity;
  binding: AgreementTemplateEntity | null;
}

const FIELDS = `id, kind, jurisdiction, language, version, title, clauses, binding_language as "bindingLanguage",
  effective_from::text as "effectiveFrom", made_by as "madeBy", made_at as "madeAt", reason`;

/** By the day of the site's zone; one of the site's own jurisdiction comes before one of any. */
const IN_FORCE = `select ${FIELDS} from agreement_template
  where kind = $1 and language = $2
    and jurisdiction in ((select value #>> '{}' from site_setting where name = 'jurisdictionProfile'), $3)
    and effective_from <= (select (kernel.now() at time zone (value #>> '{}'))::date from site_setting where name = 'timezone')
  order by jurisdiction <> $3 desc, effective_from desc, version desc limit 1`;

/** Templates as agreements use them. */
@Injectable()
export class AgreementTemplates {
  async inForce(reader: EntityManager, kind: AgreementKind, language: Language): Promise<TemplatesInForce> {
    const own = await this.one(reader, kind, language);
    const binding = own.bindingLanguage === language ? null : await this.one(reader, kind, own.bindingLanguage);
    return { own, binding };
  }

  private async one(reader: EntityManager, kind: AgreementKind, language: Language): Promise<AgreementTemplateEntity> {
    const [row] = await reader.query<AgreementTemplateEntity[]>(IN_FORCE, [kind, language, ANY_JURISDICTION]);
    if (row === undefined) throw new Error(`No template of ${kind} in ${language} is in force`);
    return row;
  }
}
