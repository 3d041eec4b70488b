import { ChoiceField, FlagField, IdField, InstantField, IntegerField, TextField } from '../../kernel/fields.js';
import { DOCUMENT_ACCESS_STATES, type DocumentAccessState } from '../../lifecycles/document-access.lifecycle.js';
import {
  ACCESS_NOTE_MAX,
  DOCUMENT_FILE_STATES,
  DOCUMENT_TITLE_MAX,
  DOCUMENT_TYPES,
  DOCUMENT_VISIBILITIES,
  READER_ACCESS,
  type DocumentFileState,
  type DocumentType,
  type DocumentVisibility,
  type ReaderAccess,
} from './document-options.js';

class DocumentHead {
  @IdField()
  id: string;
  @TextField({ max: DOCUMENT_TITLE_MAX })
  title: string;
  @ChoiceField(DOCUMENT_TYPES)
  documentType: DocumentType;
  @ChoiceField(DOCUMENT_VISIBILITIES)
  visibility: DocumentVisibility;
  @IntegerField()
  version: number;
  @TextField()
  contentType: string;
  /** Bytes. */
  @IntegerField()
  size: number;
  /** When this version came. */
  @InstantField()
  uploadedAt: Date;
}

/** A document as its owner sees it. */
export class OwnDocument extends DocumentHead {
  /** The name of the file as it was sent. */
  @TextField()
  name: string;
  @ChoiceField(DOCUMENT_FILE_STATES)
  state: DocumentFileState;
  /** SEC-46: to the file, for five minutes; null until it was scanned. */
  @TextField({ optional: true, max: 400 })
  link: string | null;
  @IntegerField()
  openRequests: number;
  /** How many people have opened it after they were let. */
  @IntegerField()
  readers: number;
}

/** A document on the page of its campaign. */
export class ShownDocument extends DocumentHead {
  @ChoiceField(READER_ACCESS)
  access: ReaderAccess;
  /** Until when this reader may open it; null where that does not end, or has not begun. */
  @InstantField({ optional: true })
  accessUntil: Date | null;
  @TextField({ optional: true, max: ACCESS_NOTE_MAX })
  declineReason: string | null;
}

/** Somebody who asked for a private document. */
export class DocumentAccess {
  @IdField()
  id: string;
  @IdField()
  documentId: string;
  @TextField({ max: DOCUMENT_TITLE_MAX })
  document: string;
  /** The document is not there any more. */
  @FlagField()
  removed: boolean;
  @TextField()
  name: string;
  /** Of the public profile. */
  @TextField()
  slug: string;
  @TextField({ optional: true, max: ACCESS_NOTE_MAX })
  note: string | null;
  @ChoiceField(DOCUMENT_ACCESS_STATES)
  status: DocumentAccessState;
  @FlagField()
  expired: boolean;
  @InstantField()
  askedAt: Date;
  @InstantField({ optional: true })
  decidedAt: Date | null;
  @InstantField({ optional: true })
  until: Date | null;
  @TextField({ optional: true, max: ACCESS_NOTE_MAX })
  declineReason: string | null;
  /** How often this person has opened it. */
  @IntegerField()
  views: number;
  @InstantField({ optional: true })
  lastViewedAt: Date | null;
}

/** The answer to somebody who has asked. */
export class AskedAccess {
  @ChoiceField(DOCUMENT_ACCESS_STATES)
  status: DocumentAccessState;
  @InstantField()
  askedAt: Date;
}

/** One opening of a private document. */
export class DocumentView {
  @IdField()
  id: string;
  @TextField({ max: DOCUMENT_TITLE_MAX })
  document: string;
  @IntegerField()
  version: number;
  @TextField()
  name: string;
  @TextField()
  slug: string;
  @InstantField()
  at: Date;
}
