import { useState } from 'react';
import { getSession } from '../../lib/api/session.js';

const nameOf = (key: string): string => `step:${key}`;

/** Whose it is: another person who signs in in this tab begins with nothing. */
const holder = (): string => localStorage.getItem('slug') ?? '';

interface Kept<Value> {
  holder: string;
  value: Value;
}

/**
 * What was answered in a step and not sent yet, in the storage of the tab: reloading the page, or leaving the step for
 * later, loses nothing. Never for a secret: a number of a person, a company or an account.
 */
export const keepStep = (key: string, value: unknown): void => {
  if (getSession() !== null) sessionStorage.setItem(nameOf(key), JSON.stringify({ holder: holder(), value }));
};

/** What was kept for whoever is signed in; null where nothing was, or somebody else is. */
export const keptStep = <Value>(key: string): Value | null => {
  const text = sessionStorage.getItem(nameOf(key));
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept<Value>; // written above, by the same step
  return kept.holder === holder() ? kept.value : null;
};

/** After it was sent. */
export const forgetStep = (key: string): void => sessionStorage.removeItem(nameOf(key));

/** A value that is kept as it changes. @param stored what was sent before, where nothing was answered since */
export const useKeptStep = <Value>(key: string, stored: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => keptStep<Value>(key) ?? stored);
  return [
    value,
    (changed) => {
      keepStep(key, changed);
      setValue(changed);
    },
  ];
};
