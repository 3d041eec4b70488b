import { latinDigits } from '@cairn/i18n';
import { TextField } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import css from './text-input.module.css';

interface TextInputProps {
  label: string;
  help?: string;
  type?: 'text' | 'email' | 'password';
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  /** Digits of a code: the number keyboard, and no more than these. */
  digits?: number;
  /** Whether a dialog begins with it. */
  isFirst?: boolean;
  /** The error. */
  error?: string | null;
}

/** Authenticators show codes in two groups; the space between them is removed. */
const readCode = (text: string, digits: number): string => latinDigits(text).replaceAll(/\s/gu, '').slice(0, digits);

/** A field of the pages before the console: label above, error below. Addresses, codes and passwords read left to right. */
export const TextInput = ({
  label,
  help,
  type = 'text',
  value,
  onChange,
  autoComplete,
  digits,
  isFirst = false,
  error = null,
}: TextInputProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  const note = error ?? help;
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <TextField
        id={id}
        type={type}
        value={value}
        onChange={({ target }) => onChange(digits === undefined ? target.value : readCode(target.value, digits))}
        autoComplete={autoComplete}
        error={error !== null}
        fullWidth
        inputRef={input}
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            'aria-describedby': note === undefined ? undefined : `${id}-note`,
            ...(digits === undefined ? {} : { inputMode: 'numeric' }),
          },
        }}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={error === null ? css.help : css.wrong}>
          {note}
        </p>
      )}
    </div>
  );
};
