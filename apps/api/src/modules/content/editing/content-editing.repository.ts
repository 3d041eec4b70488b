import { Injectable } from '@nestjs/common';
import {
  CONTENT_KINDS,
  CONTENT_KIND_NAMES,
  LANGUAGE_CODES,
  missingTexts,
  type AdminPage,
  type ContentKind,
  type Language,
} from '@cairn/contracts';
import type {
  AdminLanguage,
  ContentRecord,
  ContentRow,
  MissingTranslation,
} from '@cairn/contracts/content/admin-content.replies';
import type { AdminListQuery } from '@cairn/contracts/admin/admin.requests';
import type { ContentQuery } from '@cairn/contracts/content/admin-content.requests';
import { containing, EXPORTED } from '../../../kernel/database/admin-page.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import type { Texts } from './content-record.entity.js';

/** Where a campaign holds codes of the lists to which operators add. */
const CAMPAIGN_COLUMNS: Partial<Record<ContentKind, string>> = {
  category: 'category',
  industry: 'industry',
  'campaign-stage': 'campaign_stage',
  'investing-round': 'investing_round',
};

/** The name of a record in a list: the first of its fields that is not rich text. */
const TITLE_FIELDS = ['title', 'question', 'name', 'one'];
const titleIn = (words: string): string =>
  `coalesce(${TITLE_FIELDS.map((field) => `${words} ->> '${field}'`).join(', ')}, r.code)`;

/** Required fields of each kind; the names are in the table of the contracts. */
const REQUIRED = CONTENT_KIND_NAMES.map((kind) => ({
  kind,
  fields: Object.entries(CONTENT_KINDS[kind].texts)
    .filter(([, { isOptional }]) => !isOptional)
    .map(([name]) => name),
}));
const quote = (word: string): string => `'${word.replaceAll("'", "''")}'`;
const REQUIRED_ROWS = REQUIRED.map(
  ({ kind, fields }) => `(${quote(kind)}, array[${fields.map(quote).join(', ')}]::text[])`,
).join(', ');
const LANGUAGE_ROWS = LANGUAGE_CODES.map((code, place) => `(${quote(code)}, ${place})`).join(', ');

/** Each record and language with the required fields that are missing there. */
const MISSING = `select r.id, l.code as language, array_agg(f.name order by f.name) as fields
  from content_record r join (values ${REQUIRED_ROWS}) k(kind, names) on k.kind = r.kind
  cross join (values ${LANGUAGE_ROWS}) l(code, place) cross join lateral unnest(k.names) f(name)
  where r.texts -> l.code -> f.name is null`;

const ROW = `r.id, r.kind, r.code, r.parent_id as "parentId", r.position, r.enabled, r.attributes,
  ${titleIn('content_words(r.texts, $1)')} as title, r.updated_at as "updatedAt",
  exists (select 1 from content_draft d where d.record_id = r.id) as "hasDraft",
  coalesce((select array_agg(m.language order by m.language) from (${MISSING} and r.id = wanted.id group by r.id, l.code) m), '{}') as missing`;

/** The changes that an editor makes to a record. */
export interface Edited {
  code: string;
  parentId: string | null;
  enabled: boolean;
  attributes: Record<string, unknown>;
  texts: Texts;
}

export interface Draft extends Edited {
  id: string;
  kind: ContentKind;
}

export interface StoredRecord extends Draft {
  updatedAt: Date;
}

export const editedOf = ({ code, parentId, enabled, attributes, texts }: Edited): Edited => ({
  code,
  parentId,
  enabled,
  attributes,
  texts,
});

type OneRow = Omit<ContentRecord, 'draft'> & { content: Edited | null; savedAt: Date; savedBy: string | null };

/** Content queries for the console: SQL, no rules. */
@Injectable()
export class ContentEditingRepository {
  constructor(private readonly database: Database) {}

  /** In the order of the site; every list is short, and `total` exact. */
  async list(language: Language, query: ContentQuery): Promise<AdminPage<ContentRow>> {
    const isFile = query.format === 'csv';
    const perPage = isFile ? EXPORTED : (query.perPage ?? 100);
    const skip = isFile ? 0 : ((query.page ?? 1) - 1) * perPage;
    const pattern = query.q ? containing(query.q) : null;
    const items = await this.database.query<ContentRow & { total: number }>(
      `select *, (count(*) over ())::int as total from (
         select ${ROW} from content_record r join content_record wanted on wanted.id = r.id
         where r.kind = $2 and ($3::text is null or r.code ilike $3 or r.texts::text ilike $3)) listed
       where $4::text is null or case $4 when 'incomplete' then cardinality(missing) > 0 when 'off' then not enabled
         when 'draft' then "hasDraft" else false end
       order by "parentId" nulls first, position, id limit ${perPage} offset ${skip}`,
      [language, query.kind, pattern, query.state ?? null],
    );
    return { total: items[0]?.total ?? 0, items: items.map(({ total: _total, ...row }) => row) };
  }

  /** As it was last saved: the draft where there is one. */
  async one(language: Language, id: string): Promise<ContentRecord | null> {
    const [row] = await this.database.query<OneRow>(
      `select ${ROW}, r.texts, d.content, d.saved_at as "savedAt", u.email as "savedBy"
       from content_record r join content_record wanted on wanted.id = r.id
       left join content_draft d on d.record_id = r.id left join app_user u on u.id = d.saved_by where r.id = $2`,
      [language, id],
    );
    if (row === undefined) return null;
    const { content, savedAt, savedBy, ...record } = row;
    if (content === null) return { ...record, draft: null };
    const missing = LANGUAGE_CODES.filter((code) => missingTexts(record.kind, content.texts[code]).length > 0).sort();
    return { ...record, ...content, missing, updatedAt: savedAt, draft: { savedAt, savedBy } };
  }

  async lock(tx: Tx, id: string): Promise<StoredRecord | null> {
    const [row] = await tx.query<StoredRecord[]>(
      `select id, kind, code, parent_id as "parentId", enabled, attributes, texts, updated_at as "updatedAt"
       from content_record where id = $1 for update`,
      [id],
    );
    return row ?? null;
  }

  async insert(tx: Tx, record: Draft): Promise<void> {
    await tx.query(
      `insert into content_record (id, kind, code, parent_id, position, enabled, attributes, texts, updated_at)
       values ($1, $2, $3, $4, coalesce((select max(position) from content_record
         where kind = $2 and parent_id is not distinct from $4::uuid), 0) + 1, $5, $6, $7, kernel.now())`,
      [record.id, record.kind, record.code, record.parentId, record.enabled, record.attributes, record.texts],
    );
  }

  async update(tx: Tx, record: Draft): Promise<void> {
    await tx.query(
      `update content_record set code = $2, parent_id = $3, enabled = $4, attributes = $5, texts = $6,
         updated_at = kernel.now() where id = $1`,
      [record.id, record.code, record.parentId, record.enabled, record.attributes, record.texts],
    );
  }

  async remove(tx: Tx, id: string): Promise<void> {
    await tx.query('delete from content_record where id = $1', [id]);
  }

  async kindOf(tx: Tx, id: string): Promise<ContentKind | null> {
    const [row] = await tx.query<{ kind: ContentKind }[]>('select kind from content_record where id = $1', [id]);
    return row?.kind ?? null;
  }

  async hasCode(tx: Tx, kind: ContentKind, code: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>('select 1 from content_record where kind = $1 and code = $2', [kind, code]);
    return rows.length > 0;
  }

  /** Records below this one, or that refer to its code; campaigns that were made with it. */
  async isUsed(tx: Tx, { id, kind, code }: StoredRecord): Promise<boolean> {
    const naming = CONTENT_KIND_NAMES.flatMap((other) =>
      Object.entries(CONTENT_KINDS[other].attributes).flatMap(([name, spec]) =>
        spec.type === 'code' && spec.of === kind ? [{ kind: other, name }] : [],
      ),
    );
    const conditions = naming.map(
      ({ kind: other, name }) => `(kind = ${quote(other)} and attributes ->> ${quote(name)} = $2)`,
    );
    const column = CAMPAIGN_COLUMNS[kind];
    const campaigns = column === undefined ? '' : `union all select 1 from campaign where ${column} = $2`;
    const rows = await tx.query<unknown[]>(
      `select 1 from content_record where ${['parent_id = $1', ...conditions].join(' or ')} or ($2::text is null)
       ${campaigns} limit 1`,
      [id, code],
    );
    return rows.length > 0;
  }

  async isPicture(tx: Tx, id: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(
      `select 1 from kernel.file where id::text = $1 and purpose = 'content-picture' and not private`,
      [id],
    );
    return rows.length > 0;
  }

  /** The ids under one parent, in their order, locked. */
  async siblings(tx: Tx, kind: ContentKind, parentId: string | null): Promise<string[]> {
    const rows = await tx.query<{ id: string }[]>(
      `select id from content_record where kind = $1 and parent_id is not distinct from $2::uuid
       order by position, id for update`,
      [kind, parentId],
    );
    return rows.map(({ id }) => id);
  }

  async order(tx: Tx, ids: readonly string[]): Promise<void> {
    await tx.query(
      `update content_record r set position = wanted.place from unnest($1::uuid[]) with ordinality wanted(id, place)
       where r.id = wanted.id`,
      [ids],
    );
  }

  /** By language, then in the order of the site. */
  async missing(language: Language, query: AdminListQuery): Promise<AdminPage<MissingTranslation>> {
    const isFile = query.format === 'csv';
    const perPage = isFile ? EXPORTED : (query.perPage ?? 25);
    const skip = isFile ? 0 : ((query.page ?? 1) - 1) * perPage;
    const items = await this.database.query<MissingTranslation & { total: number }>(
      `select *, (count(*) over ())::int as total from (
         select m.id, r.kind, ${titleIn('content_words(r.texts, $1)')} as title, m.language, m.fields, r.position
         from (${MISSING} group by r.id, l.code) m join content_record r on r.id = m.id) listed
       where ($2::text is null or language = $2) and ($3::text is null or title ilike $3)
       order by language, kind, position, id limit ${perPage} offset ${skip}`,
      [language, query.state ?? null, query.q ? containing(query.q) : null],
    );
    return {
      total: items[0]?.total ?? 0,
      items: items.map(({ id, kind, title, language: lacking, fields }) => ({
        id,
        kind,
        title,
        language: lacking,
        fields,
      })),
    };
  }

  languages(): Promise<AdminLanguage[]> {
    return this.database.query<AdminLanguage>(
      `select s.code as id, s.name, s.enabled, s.is_default as "isDefault", coalesce(m.records, 0)::int as missing
       from site_language s left join (select language, count(*) as records from (${MISSING} group by r.id, l.code) each
         group by language) m on m.language = s.code order by s.position`,
    );
  }
}
