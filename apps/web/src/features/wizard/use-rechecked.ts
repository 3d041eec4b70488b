import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Validates the marked fields of a form again: a rule between fields may be satisfied at the other field. */
const recheck = <Values extends FieldValues>(form: UseFormReturn<Values>): void => {
  const marked = Object.keys(form.formState.errors) as FieldPath<Values>[];
  if (marked.length > 0) void form.trigger(marked);
};

/** Whenever a value of `source` changes, the marked fields of the other forms are validated again. */
export const useRechecked = <Source extends FieldValues, First extends FieldValues, Second extends FieldValues>(
  source: UseFormReturn<Source>,
  first: UseFormReturn<First>,
  second?: UseFormReturn<Second>,
): void => {
  const { subscribe } = source;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          recheck(first);
          if (second) recheck(second);
        },
      }),
    [subscribe, first, second],
  );
};
