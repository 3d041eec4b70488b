import {
  CONTENT_KINDS,
  LANGUAGE_CODES,
  holdsCardNumber,
  isLanguage,
  withoutTurns,
  type AttributeSpec,
  type ContentKind,
  type ErrorCode,
  type Language,
  type TextSpec,
} from '@cairn/contracts';
import { linkFits } from '@cairn/contracts/content/rich-text-parts';
import { figuresOf } from '@cairn/contracts/content/rich-text-rules';
import type { FieldRefusal } from '../../../kernel/errors/domain-error.js';
import { OWN_PATH, richTextFault } from '../../../kernel/text/rich-text.js';
import type { Texts } from './content-record.entity.js';

export interface Checked<T> {
  value: T;
  refusals: FieldRefusal[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmptyDocument = (document: unknown): boolean =>
  figuresOf(document).length === 0 && !/"text":"[^"]/.test(JSON.stringify(document));

/** A text as it is kept: trimmed, and absent when there is nothing in it; else the code of what is wrong with it. */
function readText(value: unknown, { type, max }: TextSpec): { kept?: unknown; code?: ErrorCode; max?: number } {
  if (value === undefined || value === null || value === '') return {};
  if (type === 'rich') {
    const fault = richTextFault(value);
    if (fault !== null) return { code: fault };
    if (isEmptyDocument(value)) return {};
    return JSON.stringify(value).length > max ? { code: 'validation.max_length', max } : { kept: value };
  }
  if (typeof value !== 'string') return { code: 'validation.format' };
  // SEC-27: a label or a title is a name; in longer texts an editor may set a figure apart.
  const text = (type === 'line' ? withoutTurns(value) : value).trim();
  if (holdsCardNumber(text)) return { code: 'validation.card_number' };
  if (text.length > max) return { code: 'validation.max_length', max };
  if (type === 'line' && /[\r\n]/.test(text)) return { code: 'validation.format' };
  return text === '' ? {} : { kept: text };
}

/**
 * Texts against their kind: only its fields, each of its form. In the default language every required field must be
 * there, since the other languages fall back to it; elsewhere it may be missing, and the report lists it.
 */
export function checkTexts(kind: ContentKind, texts: unknown, fallback: Language): Checked<Texts> {
  const refusals: FieldRefusal[] = [];
  const refuse = (field: string, code: ErrorCode, params: Record<string, unknown> = {}): void =>
    void refusals.push({ field, code, params });
  if (!isObject(texts)) return { value: {}, refusals: [{ field: 'texts', code: 'validation.format', params: {} }] };
  for (const language of Object.keys(texts)) {
    if (!isLanguage(language) || !isObject(texts[language])) refuse(`texts.${language}`, 'validation.unknown_field');
  }
  const value: Texts = {};
  for (const language of LANGUAGE_CODES) {
    const given = texts[language];
    const words: Record<string, unknown> = {};
    const known = CONTENT_KINDS[kind].texts;
    for (const name of Object.keys(isObject(given) ? given : {})) {
      if (!Object.hasOwn(known, name)) refuse(`texts.${language}.${name}`, 'validation.unknown_field');
    }
    for (const [name, spec] of Object.entries(known)) {
      const { kept, code, max } = readText(isObject(given) ? given[name] : undefined, spec);
      if (code !== undefined) refuse(`texts.${language}.${name}`, code, max === undefined ? {} : { max });
      else if (kept !== undefined) words[name] = kept;
      else if (language === fallback && !spec.isOptional) refuse(`texts.${language}.${name}`, 'validation.required');
    }
    if (Object.keys(words).length > 0) value[language] = words;
  }
  return { value, refusals };
}

/** SEC-21: an own path, or an address of http, https or mailto. */
const isTarget = (value: unknown): boolean => typeof value === 'string' && (OWN_PATH.test(value) || linkFits(value));

function readAttribute(value: unknown, spec: AttributeSpec): ErrorCode | null {
  const isEmpty = value === undefined || value === null || value === '';
  const mayBeEmpty = spec.type === 'picture' || ('isOptional' in spec && spec.isOptional === true);
  if (isEmpty) return mayBeEmpty ? null : 'validation.required';
  switch (spec.type) {
    case 'choice':
      return spec.choices.some((choice) => choice === value) ? null : 'validation.choice';
    case 'flag':
      return typeof value === 'boolean' ? null : 'validation.choice';
    case 'url':
      return isTarget(value) ? null : 'validation.link';
    case 'word':
      return typeof value === 'string' && value.length <= spec.max ? null : 'validation.max_length';
    case 'code':
    case 'picture':
      // Whether there is such a record or picture is asked of the database.
      return typeof value === 'string' ? null : 'validation.format';
  }
}

/** The attributes of a link by its type: a page link names its page, a custom link its address, a heading neither. */
function linkRefusals(attributes: Record<string, unknown>): FieldRefusal[] {
  const { linkType, customUrl, contentPage } = attributes;
  if (linkType === 'custom' && !customUrl) return [{ field: 'attributes.customUrl', code: 'validation.required' }];
  if (linkType === 'page' && !contentPage) return [{ field: 'attributes.contentPage', code: 'validation.required' }];
  return [];
}

/** Attributes against their kind: only its own, each of its form; empty ones are not kept. */
export function checkAttributes(kind: ContentKind, attributes: unknown): Checked<Record<string, unknown>> {
  const given = isObject(attributes) ? attributes : {};
  const known = CONTENT_KINDS[kind].attributes;
  const refusals: FieldRefusal[] = Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => ({ field: `attributes.${name}`, code: 'validation.unknown_field' }));
  const value: Record<string, unknown> = {};
  for (const [name, spec] of Object.entries(known)) {
    const code = readAttribute(given[name], spec);
    if (code !== null) {
      const max = spec.type === 'word' ? { max: spec.max } : {};
      refusals.push({ field: `attributes.${name}`, code, params: max });
    } else if (given[name] !== undefined && given[name] !== null && given[name] !== '') value[name] = given[name];
  }
  if (kind.startsWith('menu-')) refusals.push(...linkRefusals(given));
  return { value, refusals };
}
