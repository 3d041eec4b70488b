import { personalFieldsOf } from '@cairn/contracts/kernel/personal-field';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import type { CallOptions, DtoClass } from '../http/call.metadata.js';

/** What stands in place of a text. */
const MASK = '•••';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function maskOf(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' && value !== '' && !DAY.test(value) ? MASK : null;
}

/** The class of an object, or of the items of a list, that stands in a field. */
const nestedIn = (type: DtoClass, field: string): DtoClass | null =>
  (defaultMetadataStorage.findTypeMetadata(type, field)?.typeFunction() as DtoClass | undefined) ?? null;

function maskedAs(value: unknown, type: DtoClass): unknown {
  if (Array.isArray(value)) return value.map((item) => maskedAs(item, type));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const personal = personalFieldsOf(type);
  return Object.fromEntries(
    Object.entries(value).map(([field, content]) => {
      const masking = personal.get(field);
      if (masking !== undefined) return [field, masking === 'left out' ? null : maskOf(content)];
      const inside = nestedIn(type, field);
      return [field, inside === null ? content : maskedAs(content, inside)];
    }),
  );
}

/**
 * SEC-50, SEC-58: a reply as an admin who views the site as somebody reads it, its personal values masked. Files, and JSON
 * that the database has written, have none: they are given out as they are.
 */
export function maskedInView(value: unknown, { reply, page }: Pick<CallOptions, 'reply' | 'page'>): unknown {
  if (page !== undefined) {
    const { items, ...head } = value as { items: unknown[] }; // what a call with a page answers with
    return { ...head, items: maskedAs(items, page) };
  }
  const type = Array.isArray(reply) ? reply[0] : reply;
  return type === undefined || type === null || type === String ? value : maskedAs(value, type as DtoClass);
}
