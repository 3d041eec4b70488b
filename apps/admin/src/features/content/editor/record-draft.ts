import { CONTENT_KINDS, type ContentKind, type Language, type Wire } from '@cairn/contracts';
import type { ContentRecord } from '@cairn/contracts/content/admin-content.replies';

/** A record as its editor has it now. */
export interface RecordDraft {
  code: string;
  parentId: string | null;
  enabled: boolean;
  attributes: Record<string, unknown>;
  texts: Partial<Record<Language, Record<string, unknown>>>;
}

/** The initial values of a new record. */
export function emptyDraft(kind: ContentKind): RecordDraft {
  const attributes: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(CONTENT_KINDS[kind].attributes)) {
    if (spec.type === 'choice') attributes[name] = spec.choices[0];
    if (spec.type === 'flag') attributes[name] = true;
  }
  return { code: '', parentId: null, enabled: true, attributes, texts: {} };
}

export const draftOf = ({ code, parentId, enabled, attributes, texts }: Wire<ContentRecord>): RecordDraft => ({
  code,
  parentId,
  enabled,
  attributes,
  texts,
});

export const isSameDraft = (one: RecordDraft, other: RecordDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A code for a record whose code is not shown, made from its name: lowercase letters, digits, hyphens. */
export const codeFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** The draft with one text changed. */
export const withText = (draft: RecordDraft, language: Language, field: string, value: unknown): RecordDraft => ({
  ...draft,
  texts: { ...draft.texts, [language]: { ...draft.texts[language], [field]: value } },
});

export const withAttribute = (draft: RecordDraft, name: string, value: unknown): RecordDraft => ({
  ...draft,
  attributes: { ...draft.attributes, [name]: value },
});
