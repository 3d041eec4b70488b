/** SEC-35. */
const DEEPEST = 20;
const LONGEST_LIST = 1_000;

/** Null bytes and lone surrogates: the database rejects both, and no person types them. */
const isText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

function fits(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every((item) => fits(item, depth + 1));
  return Object.entries(value).every(([name, part]) => isText(name) && fits(part, depth + 1));
}

/** Whether the request's values are acceptable: valid text, not nested too deeply, not too long. */
export const isClean = (...parts: readonly unknown[]): boolean => parts.every((part) => fits(part, 0));
