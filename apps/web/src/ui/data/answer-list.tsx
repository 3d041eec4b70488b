import type { ReactNode } from 'react';
import css from './answer-list.module.css';

export interface Answered {
  id: string;
  question: ReactNode;
  answer: ReactNode;
}

/** Each answer behind its question. */
export const AnswerList = ({ items, isOpen = false }: { items: readonly Answered[]; isOpen?: boolean }) => (
  <div className={css.list}>
    {items.map(({ id, question, answer }) => (
      <details key={`${id}${String(isOpen)}`} open={isOpen}>
        <summary>
          {question}
          <span className={css.mark} aria-hidden />
        </summary>
        <div className={css.answer}>{answer}</div>
      </details>
    ))}
  </div>
);
