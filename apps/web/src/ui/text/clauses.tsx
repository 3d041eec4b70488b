import { useTranslation } from 'react-i18next';
import css from './clauses.module.css';
import { join } from './join.js';
import longForm from '../forms/long-form.module.css';
import { RichText } from './rich-text.js';

interface Part {
  type?: unknown;
  attrs?: { level?: unknown };
}

interface Clause {
  /** Place of its first part in the document. */
  at: number;
  text: Part[];
  /** Its summary. */
  notes: Part[];
}

const partsOf = (document: object): Part[] => {
  const content: unknown = 'content' in document ? document.content : undefined;
  return Array.isArray(content)
    ? content.filter((part): part is Part => typeof part === 'object' && part !== null)
    : [];
};

/** A document by its second-level headings, quotations apart: they are the summaries of sections. */
export function clausesOf(document: object): Clause[] {
  const clauses: Clause[] = [];
  for (const [at, part] of partsOf(document).entries()) {
    const last = clauses.at(-1);
    const opens = part.type === 'heading' && part.attrs?.level === 2;
    const clause = opens || last === undefined ? { at, text: [], notes: [] } : last;
    if (clause !== last) clauses.push(clause);
    (part.type === 'blockquote' ? clause.notes : clause.text).push(part);
  }
  return clauses;
}

/** Sections with a plain note beside each: the text binds, the note does not. */
export const Clauses = ({ clauses, idOf }: { clauses: readonly Clause[]; idOf: (at: number) => string }) => {
  const { t } = useTranslation('common');
  return (
    <article className={css.clauses}>
      {clauses.map(({ at, text, notes }) => (
        <section key={at} className={css.clause}>
          <div className={join(longForm.text, css.text)}>
            <RichText document={{ content: text }} rank={2} idOf={(place) => idOf(at + place)} />
          </div>
          {notes.length > 0 && (
            <div role="note" className={css.short}>
              <b>{t('inShort')}</b>
              {notes.map((note, place) => (
                <RichText key={`${at}.${place}`} document={note} />
              ))}
            </div>
          )}
        </section>
      ))}
    </article>
  );
};
