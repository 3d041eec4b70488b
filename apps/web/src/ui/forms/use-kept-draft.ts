import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { getSession } from '../../lib/api/session.js';

const nameOf = (key: string): string => `draft:${key}`;

const readKept = <Kept extends object>(key: string): Kept | null => {
  const text = sessionStorage.getItem(nameOf(key));
  return text === null ? null : (JSON.parse(text) as Kept); // written below, by the same form
};

interface KeptDraft<Kept> {
  /** The form and the record it belongs to, which only its owner can open. */
  key: string;
  isDirty: boolean;
  /** The typed values. */
  read: () => Kept;
  /** Types it again. */
  restore: (kept: Kept) => void;
}

/**
 * U-18: a session that ends takes the page away without a question. What was typed and not saved waits in the storage of
 * the tab, and is there again after signing in. Never for a form with a secret: a number of a person or of a bank
 * account, or a password.
 * @returns whether something was there
 */
export const useKeptDraft = <Kept extends object>({ key, isDirty, read, restore }: KeptDraft<Kept>): boolean => {
  const [kept] = useState(() => readKept<Kept>(key));
  const latest = useRef({ isDirty, read, restore });
  useEffect(() => {
    latest.current = { isDirty, read, restore };
  });
  useEffect(() => {
    if (kept === null) return;
    latest.current.restore(kept);
    sessionStorage.removeItem(nameOf(key));
  }, [key, kept]);
  useEffect(
    () => () => {
      const { isDirty: isUnsaved, read: typed } = latest.current;
      if (getSession() === null && isUnsaved) sessionStorage.setItem(nameOf(key), JSON.stringify(typed()));
    },
    [key],
  );
  return kept !== null;
};

/** Restores values, all or some, in a form, with the version they were read with, if there is one. */
export const retype = <Values extends FieldValues>(form: UseFormReturn<Values>, values: Partial<Values>): void => {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(name as FieldPath<Values>, value, { shouldDirty: true }); // the form's own names
  }
};
