/** SEC-35. */
const DEEPEST = 20;
const LONGEST_LIST = 1_000;

/** Neither a null byte nor half a character: the database takes neither, and no person types them. */
const isText = (text: string): boolean => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

function fits(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.length <= LONGEST_LIST && value.every((item) => fits(item, depth + 1));
  return Object.entries(value).every(([name, part]) => isText(name) && fits(part, depth + 1));
}

/** Whether all that a request brought can be read: no text that is no text, and nothing too deep or too long. */
export const isClean = (...parts: readonly unknown[]): boolean => parts.every((part) => fits(part, 0));
