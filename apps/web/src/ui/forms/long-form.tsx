import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionSpy } from '../../lib/page/section-spy.js';
import { Clauses, clausesOf } from '../text/clauses.js';
import { join } from '../text/join.js';
import { Columns, layoutCss } from '../layout/layout.js';
import css from './long-form.module.css';
import { headingsOf, RichText } from '../text/rich-text.js';

const idOf = (at: number): string => `part-${at}`;

/** Fewer headings than this need no list of contents. */
const CONTENTS_FROM = 3;

/** A page to read, from a document of the site's own, with its contents at the side when it is long. */
export const LongForm = ({ document }: { document: object }) => {
  const { t } = useTranslation('common');
  const headings = useMemo(() => headingsOf(document), [document]);
  const ids = useMemo(() => headings.map(({ at }) => idOf(at)), [headings]);
  const here = useSectionSpy(ids);
  const clauses = useMemo(() => clausesOf(document), [document]);
  const text = clauses.some(({ notes }) => notes.length > 0) ? (
    <Clauses clauses={clauses} idOf={idOf} />
  ) : (
    <article className={css.text}>
      <RichText document={document} rank={2} idOf={idOf} />
    </article>
  );
  if (headings.length < CONTENTS_FROM) return text;
  return (
    <Columns kind="side">
      <nav className={join(css.contents, layoutCss.sticky)} aria-labelledby="contents">
        <h2 id="contents">{t('onThisPage')}</h2>
        {headings.map(({ at, text: words }) => (
          <a key={at} href={`#${idOf(at)}`} aria-current={here === idOf(at) ? 'location' : undefined}>
            {words}
          </a>
        ))}
      </nav>
      {text}
    </Columns>
  );
};
export { css as longFormCss };
