import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type {
  AnsweredQuestion,
  AskedQuestion,
  CampaignFaqs,
  OwnQuestion,
} from '@cairn/contracts/campaigns/campaign-faqs.replies';
import type { OwnQuestionRequest } from '@cairn/contracts/campaigns/campaign-faqs.request';
import type { EntityManager } from 'typeorm';
import { newId } from '../../../kernel/crypto/ids.js';
import { Database, type Tx } from '../../../kernel/database/in-tx.js';
import { prepared } from '../../../kernel/database/prepared.js';
import { versionOf } from '../../../kernel/text/version.js';
import { shownTo } from '../record/campaign-visibility.js';
import type { QuestionState } from '../record/checklist.js';

/** The site's questions that are asked today, in a language. */
const ASKED = `content_record r cross join lateral content_words(r.texts, $2) words
  left join campaign_answer a on a.campaign_id = $1 and a.question = r.code
  where r.kind = 'campaign-question' and r.enabled`;

interface Row {
  asked: AskedQuestion[];
  own: OwnQuestion[];
}

@Injectable()
export class QuestionsRepository {
  constructor(private readonly database: Database) {}

  /** All questions with their answers, for the owner. */
  async of(
    campaignId: string,
    language: Language,
    reader: EntityManager = this.database.manager,
  ): Promise<CampaignFaqs> {
    const [row] = await reader.query<Row[]>(
      `select (select coalesce(json_agg(json_build_object('questionID', r.code, 'question', words ->> 'question',
           'help', words ->> 'help', 'isRequired', (r.attributes ->> 'required')::boolean, 'answer', a.answer)
           order by r.position, r.id), '[]') from ${ASKED}) as asked,
         (select coalesce(json_agg(json_build_object('id', id, 'question', question, 'answer', answer)
           order by position), '[]') from campaign_faq where campaign_id = $1) as own`,
      [campaignId, language],
    );
    const { asked, own } = row ?? { asked: [], own: [] };
    // The words of the site's questions are the editors'; whoever answers overtakes nobody there.
    const version = versionOf({ answers: asked.map(({ questionID, answer }) => [questionID, answer]), own });
    return { campaignFaqs: asked, campaignCustomFaqs: own, version };
  }

  /** V-35: which questions must be answered, and which are. */
  async states(campaignId: string, reader: EntityManager = this.database.manager): Promise<QuestionState[]> {
    return reader.query<QuestionState[]>(
      `select r.code as id, (r.attributes ->> 'required')::boolean as "isRequired", a.answer is not null as "isAnswered"
       from content_record r left join campaign_answer a on a.campaign_id = $1 and a.question = r.code
       where r.kind = 'campaign-question' and r.enabled order by r.position, r.id`,
      [campaignId],
    );
  }

  /** What everybody reads; null where the campaign is not shown to this reader. */
  async front(campaignId: string, language: Language, reader: string | null): Promise<AnsweredQuestion[] | null> {
    const [row] = await this.database.query<{ answered: AnsweredQuestion[] }>(
      prepared(`select (select coalesce(json_agg(json_build_object('id', id, 'question', question, 'answer', answer)
           order by rank, position, id), '[]') from (
           select r.code as id, words ->> 'question' as question, a.answer, 1 as rank, r.position from ${ASKED} and a.answer is not null
           union all select id::text, question, answer, 2, position from campaign_faq where campaign_id = $1) shown) as answered
       from campaign c where c.id = $1 and ${shownTo('$3::uuid')}`),
      [campaignId, language, reader],
    );
    return row?.answered ?? null;
  }

  async answer(tx: Tx, campaignId: string, question: string, answer: string | null): Promise<void> {
    if (answer === null) {
      await tx.query('delete from campaign_answer where campaign_id = $1 and question = $2', [campaignId, question]);
      return;
    }
    await tx.query(
      `insert into campaign_answer (campaign_id, question, answer) values ($1, $2, $3)
       on conflict (campaign_id, question) do update set answer = excluded.answer`,
      [campaignId, question, answer],
    );
  }

  /** The answers and the own questions of another campaign. */
  async copy(tx: Tx, from: string, to: string): Promise<void> {
    await tx.query(
      `insert into campaign_answer (campaign_id, question, answer)
       select $2, question, answer from campaign_answer where campaign_id = $1`,
      [from, to],
    );
    const own = await tx.query<OwnQuestionRequest[]>(
      'select question, answer from campaign_faq where campaign_id = $1 order by position',
      [from],
    );
    await this.replaceOwn(tx, to, own);
  }

  /** The own questions, in their new order. */
  async replaceOwn(tx: Tx, campaignId: string, own: readonly OwnQuestionRequest[]): Promise<void> {
    await tx.query('delete from campaign_faq where campaign_id = $1', [campaignId]);
    for (const [position, { question, answer }] of own.entries()) {
      await tx.query(
        'insert into campaign_faq (id, campaign_id, position, question, answer) values ($1, $2, $3, $4, $5)',
        [newId(), campaignId, position, question, answer],
      );
    }
  }
}
