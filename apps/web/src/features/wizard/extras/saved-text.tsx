import { useState } from 'react';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';

interface SavedTextProps {
  label: string;
  value: string | null;
  maxLength: number;
  /** Whether it may be left empty. */
  optional?: boolean;
  onSave: (text: string) => void;
}

/** A text that saves itself when the reader leaves it, or presses Enter. */
export const SavedText = ({ label, value, maxLength, optional = false, onSave }: SavedTextProps) => {
  const [text, setText] = useState(value ?? '');
  const save = (): void => {
    const typed = text.trim();
    if (typed === (value ?? '')) return;
    if (typed === '' && !optional) setText(value ?? '');
    else onSave(typed);
  };
  return (
    <FreeTextInput
      label={label}
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
    />
  );
};
