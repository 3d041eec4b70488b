import { AnswerList } from '../../../ui/data/answer-list.js';
import { Columns } from '../../../ui/layout/layout.js';
import { RichText } from '../../../ui/text/rich-text.js';
import type { FaqData } from '../../../lib/site/content.queries.js';
import css from './questions.module.css';

interface FaqListProps {
  faqs: readonly FaqData[];
  /** Opens every answer: after a search, the words may be found in one of them. */
  isOpen: boolean;
}

/** Questions under their topics, each answer behind its question. */
export const FaqList = ({ faqs, isOpen }: FaqListProps) => {
  const topics = [...new Map(faqs.map(({ topic, topicName }) => [topic, topicName]))];
  return topics.map(([topic, name]) => (
    <Columns as="section" kind="side" key={topic} aria-labelledby={`topic-${topic}`}>
      <h2 id={`topic-${topic}`} className={css.topic}>
        {name}
      </h2>
      <AnswerList
        isOpen={isOpen}
        items={faqs
          .filter((faq) => faq.topic === topic)
          .map(({ id, question, answer }) => ({ id, question, answer: <RichText document={answer} /> }))}
      />
    </Columns>
  ));
};
