import type { Language } from '../kernel/languages.js';

/** The only address of the site that may be framed, and only by the console and the site itself. */
export const PREVIEW_PATH = '/preview-frame';

/** The message of the frame when it is ready. */
export const PREVIEW_READY = 'cairn.preview.ready';

/** A thing of a list that the site reads, as it is being edited. */
export interface PreviewItem {
  /** The call that reads the list, such as `/faqs`. */
  path: string;
  /** Put in the place of the one with its id, or at the end; left out where it is switched off. */
  item: Readonly<Record<string, unknown>> & { readonly id: string };
  isShown: boolean;
}

/** The message to the frame: the page, how it is shown, and the data it reads instead. */
export interface PreviewDraft {
  kind: 'cairn.preview.draft';
  page: string;
  language: Language;
  scheme: 'light' | 'dark';
  /** The time of the business, in milliseconds, as the page around the frame knows it: days are counted by it. */
  now: number;
  /** Answers by the path of their call, such as `/site-setting`. */
  answers: Readonly<Record<string, unknown>>;
  items: readonly PreviewItem[];
  /** The edited text is at the end of the page. */
  isAtEnd?: boolean;
}

/** A draft as it is composed; its time is added when it is sent. */
export type ComposedDraft = Omit<PreviewDraft, 'now'>;
