import { DomainError, type FieldRefusal } from '../errors/domain-error.js';

/** SEC-35. */
const DEEPEST = 20;
const LONGEST_LIST = 1_000;

/** Null bytes and lone surrogates: the database rejects both, and no person types them. */
const isText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** @param path of the value inside the request: names and places joined by dots, empty for the request itself */
function faultIn(value: unknown, path: string, depth: number): FieldRefusal | null {
  if (typeof value === 'string') return isText(value) ? null : { field: path, code: 'validation.characters' };
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  if (depth >= DEEPEST) return { field: path, code: 'validation.too_deep', params: { levels: DEEPEST } };
  if (Array.isArray(value) && value.length > LONGEST_LIST)
    return { field: path, code: 'validation.too_many', params: { max: LONGEST_LIST } };
  for (const [name, part] of Object.entries(value)) {
    if (!isText(name)) return { field: path, code: 'validation.characters' };
    const fault = faultIn(part, path === '' ? name : `${path}.${name}`, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}

/** The first value of a request that is not valid text, or nested too deeply, or too long a list; null where none is. */
export function unfit(...parts: readonly unknown[]): FieldRefusal | null {
  for (const part of parts) {
    const fault = faultIn(part, '', 0);
    if (fault !== null) return fault;
  }
  return null;
}

/** The refusal of such a request. A fault of the request itself, or of a name in it, belongs to no field. */
export const unfitError = (fault: FieldRefusal): DomainError =>
  new DomainError('request.invalid', {}, fault.field === '' ? [] : [fault]);
