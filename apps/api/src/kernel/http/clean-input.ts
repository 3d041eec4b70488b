import { DomainError } from '../errors/domain-error.js';

/** S35. */
const DEEPEST = 20;
const LONGEST_LIST = 1_000;

/** Neither a null byte nor half a character: the database takes neither, and no person types them. */
const isClean = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

function fits(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isClean(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every((item) => fits(item, depth + 1));
  return Object.entries(value).every(([name, part]) => isClean(name) && fits(part, depth + 1));
}

/**
 * Looks through everything that a request brought, before anything reads it.
 * @throws request.invalid for text that is no text, and for what is too deep or too long
 */
export function refuseUnclean(...parts: readonly unknown[]): void {
  if (!parts.every((part) => fits(part, 0))) throw new DomainError('request.invalid');
}
