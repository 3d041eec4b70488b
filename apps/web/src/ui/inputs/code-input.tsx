import { latinDigits } from '@cairn/i18n/figures';
import { Input, PinInput } from '@mantine/core';
import { useId } from 'react';
import css from './code-input.module.css';
import type { FieldProps } from '../forms/form-field.js';

const DIGITS = 6;
/** Latin, Arabic-Indic and Extended Arabic-Indic. */
const ANY_DIGITS = /^[0-9\u0660-\u0669\u06f0-\u06f9]*$/;

interface CodeInputProps extends FieldProps {
  label: string;
  /** Names each box: "Digit 3". */
  digit: (at: number) => string;
  description?: string;
}

/** Six digits in six boxes, left to right in every language; a pasted code fills them all. */
export const CodeInput = ({ label, digit, description, error, ref: _ref, ...field }: CodeInputProps) => {
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} errorProps={{ id }}>
      <div dir="ltr">
        <PinInput
          {...field}
          length={DIGITS}
          type={ANY_DIGITS}
          inputType="tel"
          // With "numeric" the kit lets the keys of Latin digits through alone.
          inputMode="tel"
          onChange={(code) => field.onChange(latinDigits(code))}
          size="lg"
          oneTimeCode
          placeholder=""
          error={Boolean(error)}
          classNames={{ root: css.boxes }}
          getInputProps={(at) => ({ 'aria-label': digit(at + 1), 'aria-describedby': error ? id : undefined })}
        />
      </div>
    </Input.Wrapper>
  );
};
