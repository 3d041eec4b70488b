import { CONTENT_KINDS, LANGUAGES, type ContentKind, type Language, type RichText } from '@cairn/contracts';
import { useCodeWord, useSay } from '../../../lib/words/words.js';
import { Field, TextBox } from '../../../ui/forms/field.js';
import { TextEditor } from './text-editor.js';
import { withText, type RecordDraft } from './record-draft.js';

interface TextFieldsProps {
  kind: ContentKind;
  language: Language;
  draft: RecordDraft;
  onChange: (draft: RecordDraft) => void;
  /** The server's errors, by field. */
  errors: Readonly<Record<string, string>>;
}

const isDocument = (value: unknown): value is RichText => typeof value === 'object' && value !== null;

/** The texts of a record in one language, drawn from the table of its kind. */
export const TextFields = ({ kind, language, draft, onChange, errors }: TextFieldsProps) => {
  const say = useSay();
  const wordOf = useCodeWord();
  const direction = LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
  return Object.entries(CONTENT_KINDS[kind].texts).map(([name, spec]) => {
    const label = wordOf('content.fields', name);
    const value = draft.texts[language]?.[name];
    const error = errors[`texts.${language}.${name}`];
    const help = 'isOptional' in spec && spec.isOptional === true ? say('content.optional') : undefined;
    const change = (text: unknown): void => onChange(withText(draft, language, name, text));
    if (spec.type === 'rich') {
      return (
        <Field key={`${language}.${name}`} label={label} help={help} error={error}>
          {(control) => (
            <TextEditor
              id={control.id}
              label={label}
              value={isDocument(value) ? value : null}
              onChange={change}
              direction={direction}
              language={language}
              describedBy={control['aria-describedby']}
              isWrong={control['aria-invalid']}
            />
          )}
        </Field>
      );
    }
    const text = typeof value === 'string' ? value : '';
    return (
      <TextBox
        key={`${language}.${name}`}
        label={label}
        help={help}
        error={error}
        value={text}
        onChange={change}
        max={spec.max}
        direction={direction}
        lines={spec.type === 'paragraph' ? 3 : 1}
      />
    );
  });
};
