import { AdminListQuery } from '../admin/admin.requests.js';
import { ChoiceField, LineField, TextField, VersionField } from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';

export class DecideReportRequest {
  /** The moderator's finding; kept with the report. */
  @TextField({ min: 3, max: 1000 })
  note: string;
}

/** The operator's text of one mail in one language; null restores the default. */
export class MailWordsRequest {
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @LineField({ optional: true, max: 160 })
  subject?: string | null;
  @TextField({ optional: true, max: 2000 })
  body?: string | null;
  /** Of the words as they were read; without one, what was saved elsewhere meanwhile is overwritten. */
  @VersionField()
  version?: string | null;
}

/** The mails of the product. */
export class MailTemplateQuery extends AdminListQuery {
  /** A topic of notifications, or `requested`: answers to somebody's own request. */
  @TextField({ optional: true, max: 40 })
  topic?: string;
}
