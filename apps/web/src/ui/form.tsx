import { ApiError } from '@cairn/client';
import { useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useErrorWords } from '../lib/use-error-words.js';
import { Stack } from './layout.js';
import css from './form.module.css';
import { Notice } from './surface.js';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Rejects when the API refuses; the refusal is then shown here and at its fields. */
  onSubmit: (values: Values) => Promise<void>;
  children: ReactNode;
  gap?: 3 | 4 | 5 | 6;
  label?: string;
}

/** A form: locked while it is sent, errors of the API at the fields they belong to, the rest above. */
export const Form = <Values extends FieldValues>({ form, onSubmit, children, gap = 5, label }: FormProps<Values>) => {
  const words = useErrorWords();
  const [refusal, setRefusal] = useState<string>();

  const submit = async (values: Values): Promise<void> => {
    setRefusal(undefined);
    try {
      await onSubmit(values);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      for (const [at, { field, msg }] of fields.entries()) {
        form.setError(field as FieldPath<Values>, { type: 'server', message: msg }, { shouldFocus: at === 0 });
      }
      if (fields.length === 0) setRefusal(words(error));
    }
  };

  return (
    <form noValidate aria-label={label} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <fieldset className={css.fields} disabled={form.formState.isSubmitting} aria-busy={form.formState.isSubmitting}>
        <Stack gap={gap}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          {children}
        </Stack>
      </fieldset>
    </form>
  );
};
