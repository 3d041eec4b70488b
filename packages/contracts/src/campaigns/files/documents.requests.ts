import { ChoiceField, IntegerField, LineField, OnlyIf, TextField } from '../../kernel/fields.js';
import { PageQuery } from '../../kernel/page-query.request.js';
import {
  ACCESS_DAYS_MAX,
  ACCESS_NOTE_MAX,
  DOCUMENT_TITLE_MAX,
  DOCUMENT_TYPES,
  DOCUMENT_VISIBILITIES,
  MOST_VERSIONS,
  type DocumentType,
  type DocumentVisibility,
} from './document-options.js';

/** What is said of a document; the document itself is the form's file. */
export class DocumentRequest {
  @LineField({ max: DOCUMENT_TITLE_MAX })
  title: string;
  @ChoiceField(DOCUMENT_VISIBILITIES)
  visibility: DocumentVisibility;
  @ChoiceField(DOCUMENT_TYPES, { optional: true })
  documentType?: DocumentType | null;
}

/** A file that comes with it is a new version. */
export class ChangeDocumentRequest {
  @LineField({ optional: true, min: 1, max: DOCUMENT_TITLE_MAX })
  title?: string | null;
  @ChoiceField(DOCUMENT_VISIBILITIES, { optional: true })
  visibility?: DocumentVisibility | null;
  @ChoiceField(DOCUMENT_TYPES, { optional: true })
  documentType?: DocumentType | null;
}

/** Which version of a document is opened; the newest unless it is named. */
export class DocumentFileQuery {
  @IntegerField({ optional: true, min: 1, max: MOST_VERSIONS })
  version?: number;
}

export class AccessRequest {
  /** Why somebody asks. */
  @TextField({ optional: true, max: ACCESS_NOTE_MAX })
  note?: string | null;
}

export const ACCESS_DECISIONS = ['granted', 'declined'] as const;
export type AccessDecision = (typeof ACCESS_DECISIONS)[number];

export class DecideAccessRequest {
  @ChoiceField(ACCESS_DECISIONS)
  status: AccessDecision;
  /** How long it is granted for. */
  @IntegerField({ optional: true, min: 1, max: ACCESS_DAYS_MAX })
  days?: number | null;
  /** Why it is declined. */
  @OnlyIf<DecideAccessRequest>(({ status }) => status === 'declined')
  @TextField({ max: ACCESS_NOTE_MAX })
  reason?: string | null;
}

export class AccessRequestsQuery extends PageQuery {
  @ChoiceField(['requested', 'granted', 'declined'], { optional: true })
  status?: 'requested' | AccessDecision;
}
