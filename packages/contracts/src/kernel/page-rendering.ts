import type { Language } from './languages.js';

/** The server's request to the thread that renders the site's pages. */
export interface PageRequest {
  /** Path and query, with only those parameters that the page uses. */
  url: string;
  language: Language;
  /** The time of the business, in milliseconds since 1970: the page is drawn as of this instant. */
  now: number;
}

/** A page as it was rendered, without the head and the files around it. */
export interface RenderedPage {
  /** The content of the root element. */
  html: string;
  /** The page's title, with the site's name; null where it has none. */
  title: string | null;
  /** JSON for the browser's code, safe within a script element. */
  state: string;
  /** The page's module below `app/routes`. */
  module: string;
  /** The namespaces of the words on it. */
  namespaces: string[];
}

/** A call of the API that a page makes while it is rendered. */
export interface PageCall {
  method: string;
  /** Below the API's prefix, with its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface PageCallAnswer {
  status: number;
  /** The body as text; null where it was not JSON. */
  json: string | null;
}

/** To the thread: a page to render, or what a call was answered. */
export type ToRenderer =
  | { kind: 'page'; page: number; request: PageRequest }
  | { kind: 'answer'; call: number; answer: PageCallAnswer | null };

/** From the thread: a call of a page, or how the page ended; null where there is none, or with the reason of a failure. */
export type FromRenderer =
  | { kind: 'call'; page: number; call: number; request: PageCall }
  | { kind: 'rendered'; page: number; rendered: RenderedPage | null; reason?: string };
