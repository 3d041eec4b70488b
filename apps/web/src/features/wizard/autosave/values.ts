/** What the fields of a section hold, by their names. */
export type Values = Readonly<Record<string, unknown>>;

/** A section as the server holds it. */
export interface StoredSection {
  version: string;
  values: Values;
}

/** Nothing, however a form writes it. */
const plain = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** Keys are sorted: the server hands a document back in another order. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)))
    : value;

const textOf = (value: unknown): string => (Number.isNaN(value) ? 'NaN' : JSON.stringify(plain(value), inOrder));

/** Whether two answers say the same. */
export const isSame = (left: unknown, right: unknown): boolean => textOf(left) === textOf(right);

export const without = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
