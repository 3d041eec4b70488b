import { AdminListQuery } from '../admin/admin.requests.js';
import { ChoiceField, FlagField, FreeField, IdField, IntegerField, TextField } from '../kernel/fields.js';
import type { Language } from '../kernel/languages.js';
import { CONTENT_KIND_NAMES, type ContentKind } from './content-fields.js';

/** Texts by language and field. The content is checked against the kind's table, field by field. */
export type TextsInput = Partial<Record<Language, Record<string, unknown>>>;

export class ContentQuery extends AdminListQuery {
  @ChoiceField(CONTENT_KIND_NAMES)
  kind: ContentKind;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export class CreateContentRequest {
  @ChoiceField(CONTENT_KIND_NAMES)
  kind: ContentKind;
  /** A page's slug, an option's code: lowercase letters, digits, hyphens. */
  @TextField({ min: 2, max: 80, pattern: CODE, code: 'validation.slug' })
  code: string;
  @IdField({ optional: true })
  parentId?: string | null;
  @FlagField()
  enabled: boolean;
  @FreeField()
  attributes: Record<string, unknown>;
  @FreeField()
  texts: TextsInput;
}

export class ChangeContentRequest {
  @TextField({ optional: true, min: 2, max: 80, pattern: CODE, code: 'validation.slug' })
  code?: string;
  @IdField({ optional: true })
  parentId?: string | null;
  @FlagField({ optional: true })
  enabled?: boolean;
  @FreeField({ optional: true })
  attributes?: Record<string, unknown>;
  @FreeField({ optional: true })
  texts?: TextsInput;
  /** When the editor's copy was read: a copy that is older than a save by somebody else is refused. */
  @TextField({ max: 40, pattern: INSTANT, code: 'validation.format' })
  readAt: string;
}

export class PublishContentRequest {
  /** When the draft was saved that the editor has looked at. */
  @TextField({ max: 40, pattern: INSTANT, code: 'validation.format' })
  readAt: string;
}

export class RestoreContentRequest {
  /** Number of the version. */
  @IntegerField({ min: 1, max: 1_000_000 })
  version: number;
}

/** The whole order of the records under one parent. */
export class OrderContentRequest {
  @ChoiceField(CONTENT_KIND_NAMES)
  kind: ContentKind;
  @IdField({ optional: true })
  parentId?: string | null;
  @FreeField()
  ids: string[];
}

export class ChangeLanguageRequest {
  @FlagField({ optional: true })
  enabled?: boolean;
  @FlagField({ optional: true })
  isDefault?: boolean;
}

export class AnswerInquiryRequest {
  @TextField({ min: 2, max: 5000 })
  answer: string;
}
