import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { currencySymbol, moneyToInput, parseMoney } from '../lib/format.js';
import { join } from './join.js';
import css from './money-input.module.css';

interface MoneyInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  currency: string;
  /** Minor units, or null while empty. NaN stands for something that is not an amount. */
  value: number | null | undefined;
  onChange: (value: number | null) => void;
  large?: boolean;
}

/** The words of a value; a form hands over '' for an empty field. */
const written = (value: number | null | undefined, currency: string): string =>
  typeof value === 'number' && !Number.isNaN(value) ? moneyToInput(value, currency) : '';

/** An amount typed in major units and kept as an integer of minor units; the symbol is an affix, not a part of it. */
export const MoneyInput = ({ currency, value, onChange, large, classNames: _classNames, ...rest }: MoneyInputProps) => {
  const [text, setText] = useState(() => written(value, currency));
  const [known, setKnown] = useState(value);
  // A value set from outside (a preset, "use the nearest amount") replaces what was typed.
  if (!Object.is(known, value)) {
    setKnown(value);
    const typed = text === '' ? null : (parseMoney(text, currency) ?? Number.NaN);
    // Something that is no amount stays as it was typed, beside its error.
    if (!Object.is(typed, value ?? null) && !Number.isNaN(value)) setText(written(value, currency));
  }
  return (
    <TextInput
      {...rest}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      leftSection={<span className={css.symbol}>{currencySymbol(currency)}</span>}
      leftSectionWidth={large ? '3.75rem' : '2.75rem'}
      classNames={{ input: join(css.input, large && css.large), section: css.affix }}
      value={text}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setText(next);
        const amount = next.trim() === '' ? null : (parseMoney(next, currency) ?? Number.NaN);
        setKnown(amount);
        onChange(amount);
      }}
    />
  );
};
