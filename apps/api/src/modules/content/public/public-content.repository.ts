import { Injectable } from '@nestjs/common';
import type { Language, MenuName, OptionKind } from '@cairn/contracts';
import type { HelpTopic } from '@cairn/contracts/content/public-content.replies';
import { Database } from '../../../kernel/database/in-tx.js';
import { JsonText } from '../../../kernel/http/envelope.js';
import { OPEN_RAIL } from '../../settings/index.js';

/** Records of a kind with their words in the reader's language, else in the site's default one. */
const RECORDS = `content_record r cross join lateral content_words(r.texts, $1) words`;

/** The site's content for visitors: one statement each, whose JSON the database writes. */
@Injectable()
export class PublicContentRepository {
  constructor(private readonly database: Database) {}

  /** @param withHidden also those that can no longer be chosen: records that were made with them name them */
  options(language: Language, kind: OptionKind, withHidden = false): Promise<JsonText> {
    return this.list(
      `select r.id, r.code, words ->> 'name' as name, words ->> 'description' as description, r.enabled as offered
       from ${RECORDS} where r.kind = $2 and (r.enabled or $3) order by r.position, r.id`,
      [language, kind, withHidden],
    );
  }

  languages(): Promise<JsonText> {
    return this.list(
      `select code as id, name, folder, direction, is_default as "isDefault"
       from site_language where enabled order by position`,
    );
  }

  sliders(language: Language): Promise<JsonText> {
    return this.list(
      `select r.id, words ->> 'title' as title, words ->> 'text' as text, words ->> 'linkLabel' as "linkLabel",
         r.attributes ->> 'linkUrl' as "linkUrl", '/media/' || (r.attributes ->> 'imageFileId') as "imageUrl"
       from ${RECORDS} where r.kind = 'slider' and r.enabled order by r.position, r.id`,
      [language],
    );
  }

  /** A link to a hidden page, and one to questions where there are none, is left out. */
  menu(language: Language, menu: MenuName): Promise<JsonText> {
    return this.list(
      `with link as (
         select r.parent_id, r.position, r.id, jsonb_build_object('id', r.id, 'code', r.code,
           'linkType', r.attributes ->> 'linkType', 'title', words ->> 'title',
           'customUrl', r.attributes ->> 'customUrl', 'contentPage', r.attributes ->> 'contentPage',
           'urlTarget', r.attributes ->> 'urlTarget', 'condition', r.attributes ->> 'condition', 'children', '[]'::jsonb) as item
         from ${RECORDS} where r.kind = 'menu-' || $2 and r.enabled
           and (r.attributes ->> 'linkType' <> 'page' or exists (select from content_record page
             where page.kind = 'content-page' and page.code = r.attributes ->> 'contentPage' and page.enabled))
           and (r.attributes ->> 'condition' <> 'faqsExist' or exists (select from content_record question
             where question.kind = 'faq' and question.enabled)))
       select link.item || jsonb_build_object('children', coalesce((select jsonb_agg(child.item order by child.position, child.id)
         from link child where child.parent_id = link.id), '[]')) as item
       from link where link.parent_id is null order by link.position, link.id`,
      [language, menu],
      'r.item',
    );
  }

  faqs(language: Language): Promise<JsonText> {
    return this.list(
      `select r.id, r.attributes ->> 'topic' as topic, coalesce(topic.name, '') as "topicName",
         words ->> 'question' as question, words -> 'answer' as answer
       from ${RECORDS} left join (select t.code, t.position, content_words(t.texts, $1) ->> 'name' as name from content_record t
           where t.kind = 'faq-topic') topic on topic.code = r.attributes ->> 'topic'
       where r.kind = 'faq' and r.enabled order by topic.position, r.position, r.id`,
      [language],
    );
  }

  pages(language: Language): Promise<JsonText> {
    return this.list(`select ${PAGE_HEAD} from ${RECORDS} where ${PAGE} order by r.position, r.id`, [language]);
  }

  async page(language: Language, slug: string): Promise<JsonText | null> {
    const [row] = await this.database.query<{ page: string }>(
      `select to_json(shown)::text as page from (
         select ${PAGE_HEAD}, words -> 'body' as body from ${RECORDS} where ${PAGE} and r.code = $2) shown`,
      [language, slug],
    );
    return row === undefined ? null : new JsonText(row.page);
  }

  async meta(language: Language): Promise<JsonText> {
    const [row] = await this.database.query<{ meta: string }>(
      `select to_json(shown)::text as meta from (
         select $1::text as language, s.value #>> '{}' as "siteName", words ->> 'title' as title,
           words ->> 'description' as description
         from ${RECORDS} join site_setting s on s.name = 'siteName' where r.kind = 'meta' and r.code = 'site') shown`,
      [language],
    );
    return new JsonText(row?.meta ?? 'null');
  }

  terms(language: Language): Promise<JsonText> {
    return this.list(
      `select r.code, words ->> 'one' as one, words ->> 'many' as many
       from ${RECORDS} where r.kind = 'term' and r.enabled order by r.position, r.id`,
      [language],
    );
  }

  currencies(language: Language): Promise<JsonText> {
    return this.list(
      `select r.code as id, r.code, words ->> 'name' as name, r.attributes ->> 'symbol' as symbol, c.exponent,
         r.attributes ->> 'displayFormat' as "displayFormat", r.code = s.value #>> '{}' as "isDefault"
       from ${RECORDS} join ledger.currency c on c.code = r.code join site_setting s on s.name = 'currency'
       where r.kind = 'currency' and r.enabled order by r.position, r.id`,
      [language],
    );
  }

  gateways(language: Language): Promise<JsonText> {
    return this.list(
      `select r.code, words ->> 'name' as name, words ->> 'description' as description,
         coalesce((select json_agg(json_build_object('currency', l.currency, 'maximum', l.maximum) order by l.currency)
           from payment_limit l where l.method = r.code), '[]') as limits
       from ${RECORDS} where ${OPEN_RAIL} order by r.position, r.id`,
      [language],
    );
  }

  /** Topics with their questions and answers; a topic, or a question, by its slug. */
  help(language: Language, topic: string | null, question: string | null): Promise<HelpTopic[]> {
    return this.database.query<HelpTopic>(
      `select t.id, t.code as slug, t.title, t.description, coalesce((
         select json_agg(json_build_object('id', r.id, 'slug', r.code, 'question', words -> 'question',
           'answer', words -> 'answer', 'updatedAt', r.updated_at) order by r.position, r.id)
         from ${RECORDS} where r.kind = 'help-question' and r.parent_id = t.id and r.enabled
           and ($3::text is null or r.code = $3)), '[]') as questions
       from (select r.id, r.code, r.position, words ->> 'title' as title, words ->> 'description' as description
         from ${RECORDS} where r.kind = 'help-topic' and r.enabled and ($2::text is null or r.code = $2)) t
       order by t.position, t.id`,
      [language, topic, question],
    );
  }

  private async list(sql: string, parameters: unknown[] = [], item = 'to_json(r)'): Promise<JsonText> {
    const [row] = await this.database.query<{ items: string; results: number }>(
      `select coalesce(json_agg(${item}), '[]')::text as items, count(*)::int as results from (${sql}) r`,
      parameters,
    );
    return new JsonText(row?.items ?? '[]', { results: row?.results ?? 0 });
  }
}

const PAGE = `r.kind = 'content-page' and r.enabled`;
const PAGE_HEAD = `r.id, r.code as slug, words ->> 'title' as title, words ->> 'description' as description,
  coalesce((r.attributes ->> 'listed')::boolean, true) as listed, r.updated_at as "updatedAt"`;
