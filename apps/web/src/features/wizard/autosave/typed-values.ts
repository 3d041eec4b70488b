import { getSession } from '../../../lib/api/session.js';
import { isSame, type Values } from './values.js';

/** Typed values that were not stored, each with the stored value that it was to replace. */
export type Unsaved = Readonly<Record<string, { typed: unknown; stored: unknown }>>;

const nameOf = (key: string): string => `typed:${key}`;

/** Whose it is: another person who signs in in this tab starts with what is stored. */
const holder = (): string => localStorage.getItem('slug') ?? '';

interface Kept {
  holder: string;
  unsaved: Unsaved;
}

/** U-18: what is typed and not stored, in the storage of the tab. Never for a secret, such as an account's number. */
export const keepTyped = (key: string, owner: string, typed: Values, stored: Values): void => {
  // A text that is no figure has no value that could be written down.
  const unsaved = Object.entries(typed).filter(([, value]) => !Number.isNaN(value));
  if (unsaved.length === 0) sessionStorage.removeItem(nameOf(key));
  else {
    const kept: Kept = {
      holder: owner,
      unsaved: Object.fromEntries(unsaved.map(([name, value]) => [name, { typed: value, stored: stored[name] }])),
    };
    sessionStorage.setItem(nameOf(key), JSON.stringify(kept));
  }
};

/** What was kept for the person who is signed in; nothing where somebody else is. */
export const readTyped = (key: string): Unsaved => {
  const text = sessionStorage.getItem(nameOf(key));
  if (text === null || getSession() === null) return {};
  const kept = JSON.parse(text) as Kept; // written above
  return kept.holder === holder() ? kept.unsaved : {};
};

export { holder as keeperOf };

/** The values that can be typed again, and those whose stored value has changed since. */
export const restorable = (unsaved: Unsaved, stored: Values): { typed: Values; overtaken: readonly string[] } => ({
  typed: Object.fromEntries(Object.entries(unsaved).map(([name, { typed }]) => [name, typed])),
  overtaken: Object.entries(unsaved)
    .filter(([name, kept]) => !isSame(kept.stored, stored[name]) && !isSame(kept.typed, stored[name]))
    .map(([name]) => name),
});
