import { useState } from 'react';
import type { FieldProps } from '../forms/form-field.js';
import { FreeTextInput } from './free-text.js';

const textOf = (value: unknown): string => (Array.isArray(value) ? value.map(String).join(', ') : '');

/** Words of one's own, typed with commas between them. */
export const TagsText = ({
  value,
  onChange,
  ...rest
}: Omit<FieldProps, 'value'> & { value: unknown; label: string }) => {
  const [text, setText] = useState(() => textOf(value));
  return (
    <FreeTextInput
      {...rest}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(
          currentTarget.value
            .split(/[,،]/u)
            .map((tag) => tag.trim())
            .filter((tag) => tag !== ''),
        );
      }}
    />
  );
};
