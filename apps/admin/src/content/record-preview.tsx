import { CONTENT_KINDS, LANGUAGES, type ContentKind, type Language } from '@cairn/contracts';
import { RichText } from '../ui/rich-text.js';
import css from './editor.module.css';
import type { RecordDraft } from './record-draft.js';

interface RecordPreviewProps {
  kind: ContentKind;
  language: Language;
  draft: RecordDraft;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A record as readers of one language will see it; what is missing there is read in English, as on the site. */
export const RecordPreview = ({ kind, language, draft }: RecordPreviewProps) => {
  const known = LANGUAGES.find(({ code }) => code === language);
  const texts = { ...draft.texts.en, ...draft.texts[language] };
  const [first, ...rest] = Object.entries(CONTENT_KINDS[kind].texts);
  const heading = first === undefined ? undefined : texts[first[0]];
  return (
    <article className={css.preview} lang={language} dir={known?.direction}>
      <h2>{typeof heading === 'string' ? heading : ''}</h2>
      {rest.map(([name, { type }]) => {
        const value = texts[name];
        if (type === 'rich' && isObject(value)) return <RichText key={name} document={value} />;
        return typeof value === 'string' ? (
          <p key={name} className={css.lede}>
            {value}
          </p>
        ) : null;
      })}
    </article>
  );
};
