import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { keepStep, keptStep } from '../../ui/forms/step-draft.js';
import { retype } from '../../ui/forms/use-kept-draft.js';

/**
 * What was typed of an identity and not sent waits in the tab, through a reload and through a session that ends. Values
 * that the server encrypts are stored nowhere else: they are typed again.
 * @returns whether something was there
 */
export const useKeptEntries = <Values extends FieldValues>(form: UseFormReturn<Values>, key: string): boolean => {
  const [kept] = useState(() => keptStep<Partial<Values>>(key));
  useEffect(() => {
    if (kept !== null) retype(form, kept);
    const typing = form.watch((values) => {
      const { ssn: _ssn, dateOfBirth: _born, version: _version, ...rest } = values as Record<string, unknown>; // by name
      keepStep(key, rest);
    });
    return () => typing.unsubscribe();
  }, [form, key, kept]);
  return kept !== null;
};
