import { Injectable } from '@nestjs/common';
import type { Language, RichTextNode } from '@cairn/contracts';
import type { HelpQuery } from '@cairn/contracts/content/help-query.request';
import type { HelpQuestion, HelpTopic } from '@cairn/contracts/content/public-content.replies';
import { foldWords } from '../../../kernel/text/search-words.js';
import { PublicContentRepository } from './public-content.repository.js';

const plainText = ({ text, content = [] }: RichTextNode): string => [text ?? '', ...content.map(plainText)].join(' ');

/** Arabic joins article and prepositions to the word: the search text may be in the middle of a word. */
const ARABIC = /^\p{Script=Arabic}{3,}$/u;
const meets = (known: string, typed: string): boolean =>
  ARABIC.test(typed) ? known.includes(typed) : known.startsWith(typed);

/** Every word typed must begin a word of the question or of its answer; accents, case and variants are ignored. */
function matcher(typed: string): (question: HelpQuestion) => boolean {
  const wanted = foldWords(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  return ({ question, answer }) => {
    const words = foldWords(`${question} ${answer ? plainText(answer) : ''}`).match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((word) => words.some((known) => meets(known, word)));
  };
}

/** The help centre: its topics, one topic, one question with its answer, or what a search finds. */
@Injectable()
export class HelpService {
  constructor(private readonly content: PublicContentRepository) {}

  /** The help of a site is some dozens of texts: a search normalises them on the fly and needs no index. */
  async topics(language: Language, { topic, question, q }: HelpQuery): Promise<HelpTopic[]> {
    const topics = await this.content.help(language, topic ?? null, question ?? null);
    const fits = q ? matcher(q) : () => true;
    const narrowed = Boolean(q) || question !== undefined;
    return topics
      .map((each) => ({
        ...each,
        questions: each.questions
          .filter(fits)
          .map((found) => ({ ...found, answer: question === undefined ? null : found.answer })),
      }))
      .filter(({ questions }) => !narrowed || questions.length > 0);
  }
}
