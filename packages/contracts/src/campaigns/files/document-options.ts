/** What a document of a campaign is, the one that people need first at the top. */
export const DOCUMENT_TYPES = [
  'key_information',
  'offering',
  'financials',
  'agreement',
  'plan',
  'register',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A private one is listed by its title, and opened by whom its owner lets. */
export const DOCUMENT_VISIBILITIES = ['public', 'private'] as const;
export type DocumentVisibility = (typeof DOCUMENT_VISIBILITIES)[number];

/** `checking`: not scanned yet. `refused`: the scanner found something in it, and it is gone. */
export const DOCUMENT_FILE_STATES = ['ready', 'checking', 'refused'] as const;
export type DocumentFileState = (typeof DOCUMENT_FILE_STATES)[number];

/** What a reader may do with a document. */
export const READER_ACCESS = ['open', 'none', 'requested', 'granted', 'declined', 'expired'] as const;
export type ReaderAccess = (typeof READER_ACCESS)[number];

export const MOST_DOCUMENTS = 50;
export const MOST_VERSIONS = 20;
export const DOCUMENT_TITLE_MAX = 120;
/** How often one person may ask for one document. */
export const MOST_REQUESTS = 3;
export const ACCESS_NOTE_MAX = 300;
export const ACCESS_DAYS_MAX = 365;
/** Days that an access is given for unless its owner says otherwise. */
export const ACCESS_DAYS = 30;
