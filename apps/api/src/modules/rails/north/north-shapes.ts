/** North Capital writes one thing in several shapes: in `[true, [{…}]]`, under keys with blanks, alone or in a list. */
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** A key without its case, blanks, hyphens and underscores. */
const plain = (key: string): string => key.toLowerCase().replaceAll(/[\s_-]/g, '');

/** The value under a key, however it is written. */
export function valueOf(fields: Fields, name: string): unknown {
  const wanted = plain(name);
  return Object.entries(fields).find(([key]) => plain(key) === wanted)?.[1];
}

/** What is in the list, whether it is one, a tuple of a flag and one, or a single object. */
export function itemsOf(value: unknown): Fields[] {
  if (Array.isArray(value)) {
    const [first, second] = value as unknown[];
    return typeof first === 'boolean' ? itemsOf(second) : (value as unknown[]).flatMap(itemsOf);
  }
  return typeof value === 'object' && value !== null ? [fieldsOf(value)] : [];
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The first text under this name, at any depth. */
export function findText(value: unknown, name: string, depth = 6): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return '';
  const own = Array.isArray(value) ? '' : textOf(valueOf(fieldsOf(value), name));
  if (own !== '') return own;
  for (const inner of Object.values(value)) {
    const found = findText(inner, name, depth - 1);
    if (found !== '') return found;
  }
  return '';
}
