import type { Language } from '@cairn/contracts/kernel/languages';
import type { DehydratedState } from '@tanstack/react-query';

/** The data that the server sends with the page that it rendered. */
export interface ServedPage {
  language: Language;
  /** Its texts, by their namespaces. */
  namespaces: readonly string[];
  /** The data it has read. */
  queries: DehydratedState;
  /** When it was rendered, in milliseconds. */
  now: number;
}

/** Data blocks, which browsers do not run. */
const blockOf = (id: string): string | null => document.getElementById(id)?.textContent ?? null;

/** The data passed on by the server; null where it served the page as built. */
export const readServedPage = (): ServedPage | null => {
  const text = blockOf('served-page');
  return text ? (JSON.parse(text) as ServedPage) : null; // written by the server of this very build
};

/** The files of code that the page will need; null where the server gave the page as it was built. */
export const readServedFiles = (): readonly string[] | null => {
  const text = blockOf('served-files');
  return text ? (JSON.parse(text) as string[]) : null; // likewise
};
