import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { percentToRate, rateToPercent } from '../lib/rate.js';

interface TypedInputProps<Value> extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  value: Value | null | undefined;
  onChange: (value: Value | null) => void;
}

const typed = <Value,>(read: (text: string) => Value, write: (value: Value) => string, sign?: string) => {
  const TypedInput = ({ value, onChange, ...rest }: TypedInputProps<Value>) => {
    const [text, setText] = useState(() => (value === null || value === undefined || value === '' ? '' : write(value)));
    return (
      <TextInput
        {...rest}
        dir="ltr"
        autoComplete="off"
        inputMode="decimal"
        rightSection={sign}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          onChange(next.trim() === '' ? null : read(next.trim()));
        }}
      />
    );
  };
  return TypedInput;
};

/** A whole number; what is none becomes NaN, which the rules refuse. */
export const IntegerInput = typed<number>(
  (text) => (/^\d{1,15}$/.test(text.replaceAll(',', '')) ? Number(text.replaceAll(',', '')) : Number.NaN),
  String,
);

/** A percentage kept as the decimal text of the contracts; what is none is kept as typed, which the rules refuse. */
export const RateInput = typed<string>((text) => percentToRate(text) ?? text, rateToPercent, '%');
