import { readRefusal } from '@cairn/contracts/errors/refusal';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { ReactElement, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceOf, readableParams } from '@cairn/i18n/params';
import { afterPress } from '../../lib/page/after-press.js';
import { languageOf } from '../../lib/format/format.js';

/** The properties that an input of the kit needs as a field of a form. */
export interface FieldProps {
  name: string;
  ref: Ref<never>;
  value: never;
  onChange: (value: unknown) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** The sentence for a failed rule: the API's own words as they are, a refusal of the contracts put into words here. */
export const useRefusalWords = () => {
  const { t, i18n } = useTranslation('common');
  return (error: { type?: unknown; message?: string } | undefined): string | undefined => {
    if (!error) return undefined;
    if (error.type === 'server') return error.message;
    const { code, params } = readRefusal(error.message ?? '');
    // Rules between fields are worded by the feature that has them.
    const said = { ...readableParams(languageOf(i18n.language), params), ...choiceOf(params) };
    return t([code, `bank:${code}`, `wizard:${code}`, `accreditation:${code}`], {
      ...said,
      defaultValue: t('validation.format'),
    });
  };
};

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Draws the input; spread the props into it. */
  children: (props: FieldProps) => ReactElement;
}

/** Binds one input to one field: value, focus, and its error in the reader's language. */
export const FormField = <Values extends FieldValues>({ control, name, children }: FormFieldProps<Values>) => {
  const { field, fieldState } = useController({ control, name });
  const words = useRefusalWords();
  return children({
    name: field.name,
    ref: field.ref as Ref<never>,
    // The kind of value is known to the input that the caller draws.
    value: (field.value ?? '') as never,
    onChange: field.onChange,
    onBlur: () => afterPress(field.onBlur),
    error: words(fieldState.error),
  });
};
