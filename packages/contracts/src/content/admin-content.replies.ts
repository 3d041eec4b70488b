import {
  ChoiceField,
  FlagField,
  FreeField,
  IdField,
  InstantField,
  IntegerField,
  NestedField,
  TextField,
} from '../kernel/fields.js';
import { LANGUAGE_CODES, type Language } from '../kernel/languages.js';
import { CONTENT_KIND_NAMES, type ContentKind } from './content-fields.js';

/** A record in a list: its name in the editor's language, and missing translations. */
export class ContentRow {
  @IdField()
  id: string;
  @ChoiceField(CONTENT_KIND_NAMES)
  kind: ContentKind;
  @TextField()
  code: string;
  @IdField({ optional: true })
  parentId: string | null;
  @IntegerField()
  position: number;
  @FlagField()
  enabled: boolean;
  @TextField({ max: 500 })
  title: string;
  @FreeField()
  attributes: Record<string, unknown>;
  /** Languages in which a required field is missing. */
  @FreeField()
  missing: Language[];
  /** Whether there are unpublished changes. */
  @FlagField()
  hasDraft: boolean;
  @InstantField()
  updatedAt: Date;
}

/** The author and time of the unpublished draft. */
export class ContentDraft {
  @TextField({ optional: true })
  savedBy: string | null;
  @InstantField()
  savedAt: Date;
}

/** A publication of a record. */
export class ContentVersion {
  @IdField()
  id: string;
  @IntegerField()
  number: number;
  @InstantField()
  publishedAt: Date;
  /** Null for default content. */
  @TextField({ optional: true })
  publishedBy: string | null;
}

/** A record whole, in all its languages, as it was last saved: where there is a draft, that. */
export class ContentRecord extends ContentRow {
  /** Null while there are no unpublished changes. */
  @NestedField(() => ContentDraft, { optional: true })
  draft: ContentDraft | null;
  @FreeField()
  texts: Partial<Record<Language, Record<string, unknown>>>;
}

/** A line of the report of missing translations. */
export class MissingTranslation {
  @IdField()
  id: string;
  @ChoiceField(CONTENT_KIND_NAMES)
  kind: ContentKind;
  @TextField({ max: 500 })
  title: string;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  /** Names of the fields. */
  @FreeField()
  fields: string[];
}

export class AdminLanguage {
  @ChoiceField(LANGUAGE_CODES)
  id: Language;
  @TextField()
  name: string;
  @FlagField()
  enabled: boolean;
  @FlagField()
  isDefault: boolean;
  /** Records with a required field missing. */
  @IntegerField()
  missing: number;
}

export class UploadedPicture {
  @IdField()
  id: string;
  @TextField()
  url: string;
}

export class Inquiry {
  @IdField()
  id: string;
  @TextField()
  questionType: string;
  @TextField()
  name: string;
  @TextField()
  email: string;
  @IdField({ optional: true })
  userId: string | null;
  @TextField()
  subject: string;
  @TextField({ max: 5000 })
  description: string;
  @TextField({ optional: true, max: 500 })
  link: string | null;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @ChoiceField(['open', 'answered'])
  state: 'open' | 'answered';
  @TextField({ optional: true, max: 5000 })
  answer: string | null;
  @TextField({ optional: true })
  answeredBy: string | null;
  @InstantField({ optional: true })
  answeredAt: Date | null;
  @InstantField()
  createdAt: Date;
}

export class NewsletterSubscriber {
  @IdField()
  id: string;
  @TextField()
  email: string;
  @ChoiceField(LANGUAGE_CODES)
  language: Language;
  @InstantField()
  subscribedAt: Date;
  @InstantField({ optional: true })
  unsubscribedAt: Date | null;
}
