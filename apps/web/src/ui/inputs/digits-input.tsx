import { TextInput, type TextInputProps } from '@mantine/core';
import { latinDigits } from '@cairn/i18n/figures';

interface DigitsInputProps extends Omit<TextInputProps, 'onChange'> {
  onChange: (text: string) => void;
}

/** A code, an account or a telephone number: kept as text in Latin digits, whichever digits the keyboard types. */
export const DigitsInput = ({ onChange, ...rest }: DigitsInputProps) => (
  <TextInput dir="ltr" {...rest} onChange={(event) => onChange(latinDigits(event.currentTarget.value))} />
);
