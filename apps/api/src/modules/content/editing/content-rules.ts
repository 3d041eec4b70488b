import { Injectable } from '@nestjs/common';
import { CONTENT_KINDS, type ContentKind, type Language } from '@cairn/contracts';
import { figuresOf } from '@cairn/contracts/content/rich-text-rules';
import type { Tx } from '../../../kernel/database/in-tx.js';
import { DomainError, fieldError, type FieldRefusal } from '../../../kernel/errors/domain-error.js';
import { checkAttributes, checkTexts } from './content-checks.js';
import { ContentPictures } from './content-pictures.js';
import type { Texts } from './content-record.entity.js';
import { ContentEditingRepository, type Draft, type StoredRecord } from './content-editing.repository.js';

/** The rules of a record, on saving and on publishing: its fields, and its parent and children. */
@Injectable()
export class ContentRules {
  constructor(
    private readonly records: ContentEditingRepository,
    private readonly pictures: ContentPictures,
  ) {}

  /** @throws request.invalid with every field at fault */
  async check(tx: Tx, draft: Draft): Promise<Draft> {
    const [{ code: fallback } = { code: 'en' as Language }] = await tx.query<{ code: Language }[]>(
      'select code from site_language where is_default',
    );
    const texts = checkTexts(draft.kind, draft.texts, fallback);
    const attributes = checkAttributes(draft.kind, draft.attributes);
    const refusals = [...texts.refusals, ...attributes.refusals];
    if (refusals.length === 0) {
      refusals.push(...(await this.references(tx, draft.kind, attributes.value)));
      refusals.push(...(await this.figureRefusals(tx, texts.value)));
    }
    refusals.push(...(await this.parentRefusals(tx, draft)));
    if (refusals.length > 0) throw new DomainError('request.invalid', {}, refusals);
    return { ...draft, texts: texts.value, attributes: attributes.value };
  }

  /** @throws content.fixed, content.code_taken, content.in_use, beside the field, where the code may not become this */
  async checkCode(tx: Tx, before: StoredRecord, code: string): Promise<void> {
    if (code === before.code) return;
    if (CONTENT_KINDS[before.kind].codes === 'fixed') throw fieldError('code', 'content.fixed');
    if (await this.records.hasCode(tx, before.kind, code)) throw fieldError('code', 'content.code_taken');
    if (await this.records.isUsed(tx, before)) throw fieldError('code', 'content.in_use');
  }

  /** Records that attributes refer to must exist. */
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

  /** Pictures of texts must have been uploaded for texts of the site. */
  private async figureRefusals(tx: Tx, texts: Texts): Promise<FieldRefusal[]> {
    const used = Object.entries(texts).flatMap(([language, words]) =>
      Object.entries(words).map(([name, text]) => ({ field: `texts.${language}.${name}`, ids: figuresOf(text) })),
    );
    const ids = used.flatMap((text) => text.ids);
    if (ids.length === 0) return [];
    const strange = await this.pictures.strangeFigures(tx, ids);
    return used
      .filter((text) => text.ids.some((id) => strange.includes(id)))
      .map(({ field }) => ({ field, code: 'figure.unknown', params: {} }));
  }

  /** Two levels at most: an entry under a heading is not a heading. */
  private async parentRefusals(tx: Tx, { id, kind, parentId }: Draft): Promise<FieldRefusal[]> {
    const { parent, isParentOptional } = CONTENT_KINDS[kind];
    const refused: FieldRefusal[] = [{ field: 'parentId', code: 'validation.choice', params: {} }];
    if (parentId === null) return parent === undefined || isParentOptional ? [] : refused;
    if (parent === undefined || parentId === id || (await this.records.kindOf(tx, parentId)) !== parent) return refused;
    const above = await this.records.lock(tx, parentId);
    return above?.parentId === null ? [] : refused;
  }
}
