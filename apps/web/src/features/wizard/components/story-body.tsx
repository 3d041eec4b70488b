import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../../ui/forms/form-field.js';
import { Optional } from '../../../ui/forms/optional.js';
import { FreeTextarea } from '../../../ui/inputs/free-text.js';
import { documentOf, textOf } from '../../../ui/text/plain-document.js';

/** The long story, as plain paragraphs. */
export const StoryBody = ({ value, onChange, ...props }: FieldProps) => {
  const { t } = useTranslation('wizard');
  const document = (value as object | string) || null; // a Tiptap document, or nothing
  const given = typeof document === 'string' ? null : document;
  const [typed, setTyped] = useState({ text: textOf(given), document: given });
  // Another tab's words, or those that were kept, replace what was typed.
  if (JSON.stringify(typed.document) !== JSON.stringify(given)) setTyped({ text: textOf(given), document: given });
  return (
    <FreeTextarea
      {...props}
      autosize
      minRows={8}
      value={typed.text}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const next = text === '' ? null : documentOf(text);
        setTyped({ text, document: next });
        onChange(next);
      }}
      label={<Optional>{t('story.body')}</Optional>}
      description={t('story.bodyNote')}
    />
  );
};
