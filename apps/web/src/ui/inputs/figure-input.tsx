import { TextInput, type TextInputProps } from '@mantine/core';
import type { Language } from '@cairn/contracts/kernel/languages';
import type { FigureProblem } from '@cairn/i18n/figures';
import { useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../../lib/format/format.js';

/** A reading: the value to keep, or why there is none. */
export type Reading<Value> = { value: Value } | { problem: FigureProblem };

/** How one kind of figure is read and written in a language. */
export interface FigureKind<Value extends number | string> {
  read: (language: Language, text: string) => Reading<Value>;
  write: (language: Language, value: Value) => string;
  /** The value for a text that is not a number: the rules refuse it. */
  wrong: (text: string) => Value;
  isWrong: (value: Value) => boolean;
  /** Shown as the way to write it. */
  example: Value;
  /** Without decimals. */
  isWhole: boolean;
}

export interface FigureProps<Value extends number | string> extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'defaultValue' | 'error'
> {
  /** Null, undefined or '' (as a form hands over) while empty. */
  value: Value | '' | null | undefined;
  onChange: (value: Value | null) => void;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** These stay wrong whatever is typed next; of the others a half-typed figure has its share. */
const SAID_AT_ONCE: readonly FigureProblem[] = ['letters', 'negative', 'too_large'];

const useProblemWords = () => {
  const { t } = useTranslation('common');
  return (problem: FigureProblem, example: string, isWhole: boolean): string =>
    t(`figure.${problem === 'decimals' && isWhole ? 'whole' : problem}`, { example });
};

/**
 * A figure typed in the marks and digits of the reader's language. What is typed stays as it is; what is no figure, or
 * could be two, is reported beside the field and never guessed.
 */
export const FigureInput = <Value extends number | string>({
  kind,
  value,
  onChange,
  error,
  ...rest
}: FigureProps<Value> & { kind: FigureKind<Value> }) => {
  const { i18n } = useTranslation('common');
  const words = useProblemWords();
  const language = languageOf(i18n.language);
  const given = value === '' || value === undefined ? null : value;
  const written = (some: Value | null): string =>
    some === null ? '' : kind.isWrong(some) ? String(some) : kind.write(language, some);
  const [typed, setTyped] = useState({ text: written(given), value: given, language });
  const [isTyping, setIsTyping] = useState(false);

  const take = (text: string, by: Language): Value | null => {
    if (text.trim() === '') return null;
    const reading = kind.read(by, text);
    return 'value' in reading ? reading.value : kind.wrong(text);
  };
  // A value set from outside (a preset, a form that is emptied) replaces what was typed; another language rewrites it.
  if (!Object.is(typed.value, given) || typed.language !== language) {
    const isSame = Object.is(take(typed.text, typed.language), given);
    const isKept = given !== null && kind.isWrong(given);
    const isRewritten = !isKept && (!isSame || (typed.language !== language && given !== null));
    setTyped({ text: isRewritten ? written(given) : typed.text, value: given, language });
  }

  const reading = typed.text.trim() === '' ? null : kind.read(language, typed.text);
  const problem = reading !== null && 'problem' in reading ? reading.problem : null;
  const isSaid = problem !== null && (!isTyping || SAID_AT_ONCE.includes(problem) || Boolean(error));
  return (
    <TextInput
      {...rest}
      dir="ltr"
      autoComplete="off"
      inputMode="decimal"
      value={typed.text}
      error={isSaid ? words(problem, kind.write(language, kind.example), kind.isWhole) : error}
      onFocus={() => setIsTyping(true)}
      onBlur={(event) => {
        setIsTyping(false);
        rest.onBlur?.(event);
      }}
      onChange={(event) => {
        const text = event.currentTarget.value;
        const next = take(text, language);
        setTyped({ text, value: next, language });
        onChange(next);
      }}
    />
  );
};
