import type { Transport } from '@cairn/client';
import type { Language } from '@cairn/contracts/kernel/languages';

/**
 * State of one page while the server renders it, or while the console shows a draft in it: elsewhere in a browser
 * there is one page, and each of these has one home.
 */
export interface PageScope {
  /** The address of its calls. */
  transport: Transport;
  /** In which language it is written. */
  language: Language;
  /** The instant at which it is rendered, in milliseconds. */
  now: number;
  /** Hears what the page calls itself, where nothing sets the window's title. */
  titled?: (title: string) => void;
}

let find: () => PageScope | undefined = () => undefined;

/** Tells how the page that is being rendered is found; the server does, and the page that shows drafts. */
export const scopePages = (findScope: typeof find): void => {
  find = findScope;
};

/** The page that the server is rendering; nothing in a browser. */
export const pageScope = (): PageScope | undefined => find();

/** Whether there is a document: the server renders pages without one. */
export const inBrowser = typeof document !== 'undefined';
